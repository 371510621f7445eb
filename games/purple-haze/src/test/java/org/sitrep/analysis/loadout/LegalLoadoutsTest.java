package org.sitrep.analysis.loadout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.contract.Deep;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;

/** What the space says is legal and what the checks of the content say is the same, both ways. */
@Tag("slow")
class LegalLoadoutsTest {
    private static final String PATROL = "combats/patrol.yaml";

    private static Scope everything(final Supplied supplied) {
        return Scope.of(supplied.loadoutRules().space(), supplied.loadoutRules().present(), Set.of(), Set.of(), true);
    }

    private static Scope small(final Supplied supplied, final Set<String> who, final Set<String> what) {
        return Scope.of(supplied.loadoutRules().space(), supplied.loadoutRules().present(), who, what, false);
    }

    /**
     * Loadouts drawn by chance are sound; with some counts changed by chance they are exactly where the space says so.
     */
    @ParameterizedTest
    @CsvSource({
        "combats/patrol.yaml, reference, reference",
        "combats/ambushed.yaml, veterans, flamethrower",
        "combats/bunker.yaml, old-hands, captured-arms",
        "missions/01-crash.yaml, reference, reference"
    })
    void theSpaceAndTheChecksAgree(final String file, final String squad, final String loadout) {
        final Supplied supplied = Supplied.of(file, "squad=" + squad, "loadout=" + loadout);
        final Scope scope = everything(supplied);
        final KitLists lists = new KitLists(scope.free());
        final SearchRandom chance = new SearchRandom(7);
        int legal = 0;
        int illegal = 0;
        for (int i = 0; i < Deep.or(12, 24); i++) {
            final Kits drawn = scope.whole((i % 2 == 0 ? lists.any(chance) : lists.anyFull(chance)).orElseThrow());
            assertTrue(scope.all().isLegal(drawn), drawn::toString);
            assertTrue(supplied.loadoutRules().compile(drawn, List.of()).isPresent(), drawn::toString);
            final Kits changed = changed(drawn, chance);
            final boolean isLegal = scope.all().isLegal(changed);
            assertEquals(
                    isLegal, supplied.loadoutRules().compile(changed, List.of()).isPresent(), changed::toString);
            legal += isLegal ? 1 : 0;
            illegal += isLegal ? 0 : 1;
        }
        assertTrue(legal > 1 && illegal > 1, legal + " legal, " + illegal + " illegal");
    }

    /** One to three counts up or down, none below 0. */
    private static Kits changed(final Kits from, final SearchRandom chance) {
        Kits now = from;
        for (int i = chance.below(3); i >= 0; i--) {
            final int bearer = chance.below(from.bearers());
            final int[] kit = now.kit(bearer);
            final int thing = chance.below(kit.length);
            kit[thing] = Math.max(0, kit[thing] + (chance.below(3) == 0 ? 1 : -1));
            now = now.with(bearer, kit);
        }
        return now;
    }

    /**
     * In a small space nothing that the checks let pass is left out: all counts of three kinds of gear for one Marine,
     * up to more than there are.
     */
    @Test
    @Tag("deep")
    void nothingSoundIsLeftOut() {
        final Supplied supplied = Supplied.of(PATROL);
        final Scope scope = small(supplied, Set.of("scout"), Set.of("smoke", "flak-jacket", "extra-ration"));
        final Set<Kits> listed = new HashSet<>();
        new KitLists(scope.free()).every(1000).orElseThrow().forEach(kits -> listed.add(scope.whole(kits)));
        final Kits present = supplied.loadoutRules().present();
        final int[] things = things(scope.all(), "smoke:2", "smoke:1", "flak-jacket", "extra-ration");
        final Set<Kits> sound = new HashSet<>();
        for (int code = 0; code < 6 * 6 * 3 * 3; code++) {
            final int[] kit = present.kit(3);
            kit[things[0]] = code % 6;
            kit[things[1]] = code / 6 % 6;
            kit[things[2]] = code / 36 % 3;
            kit[things[3]] = code / 108;
            if (supplied.loadoutRules().compile(present.with(3, kit), List.of()).isPresent()) {
                sound.add(present.with(3, kit));
            }
        }
        assertEquals(sound, listed);
        assertTrue(listed.size() > 10, () -> listed.size() + "");
    }

    private static int[] things(final KitSpace space, final String... ids) {
        final int[] at = new int[ids.length];
        for (int t = 0; t < space.things().size(); t++) {
            for (int i = 0; i < ids.length; i++) {
                at[i] = space.things().get(t).id().equals(ids[i]) ? t : at[i];
            }
        }
        return at;
    }

    /**
     * The count through the pools is that of the list through the bearers, with main weapons in the scope and without.
     */
    @ParameterizedTest
    @CsvSource({
        "scout, smoke+frag",
        "scout+engineer, smoke+flak-jacket+frag",
        "squad-leader+scout, m16+m14+shotgun+auto-ammo",
        "squad-leader+radio-operator+corpsman, m16+m14+shotgun+m1911",
        "infantryman, m60+m14+m60-bipod+mg-ammo"
    })
    void theCountIsThatOfTheList(final String who, final String what) {
        final Scope scope = small(Supplied.of(PATROL), Set.of(who.split("\\+")), Set.of(what.split("\\+")));
        final List<Kits> every = new KitLists(scope.free()).every(1_000_000).orElseThrow();
        assertEquals(BigInteger.valueOf(every.size()), KitCount.of(scope.free()).orElseThrow());
        assertTrue(every.size() > 3, () -> every.size() + "");
        assertTrue(every.contains(scope.present()));
    }

    /**
     * All that the reference squad may carry in the patrol; the number is this count's own, so that a change of it does
     * not go unnoticed.
     */
    @Test
    void theWholeSpaceIsCounted() {
        final Scope scope = small(Supplied.of(PATROL), Set.of(), Set.of());
        assertEquals(
                "77960386800716627851", KitCount.of(scope.free()).orElseThrow().toString());
    }

    /** Tables made the short way play the same missions as those from the data. */
    @Test
    void bothWaysPlayTheSame() {
        final Supplied supplied = Supplied.of(PATROL);
        final Scope scope = everything(supplied);
        final Kits kits = scope.whole(
                new KitLists(scope.free()).anyFull(new SearchRandom(3)).orElseThrow());
        final List<Long> hashes = new ArrayList<>();
        for (final CompiledScenario scenario : List.of(
                supplied.fromData(kits).orElseThrow(),
                supplied.loadoutRules().compile(kits, List.of()).orElseThrow())) {
            hashes.add(new Recorder(scenario, List.of("squad.survivors"), RunRequest.of("rifleman", 5, 50))
                    .run()
                    .hash());
        }
        assertEquals(hashes.get(0), hashes.get(1));
    }

    /**
     * Every single change is legal, other than where it started, and found once; and the way back is a single change
     * too.
     */
    @Test
    void movesAreLegalAndCanBeTakenBack() {
        final Supplied supplied = Supplied.of(PATROL);
        final Scope scope = everything(supplied);
        final List<Move> moves = Move.all(scope.free(), scope.present());
        assertEquals(moves.size(), moves.stream().map(Move::to).distinct().count());
        for (int m = 0; m < moves.size(); m++) {
            final Move move = moves.get(m);
            assertTrue(scope.free().isLegal(move.to()), move::label);
            assertTrue(
                    m % 9 != 0
                            || Move.all(scope.free(), move.to()).stream()
                                    .anyMatch(back -> back.to().equals(scope.present())),
                    move::label);
        }
        assertTrue(moves.size() > 100);
    }
}
