package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.scenario.Playouts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.strategy.EventListener;

/** Random Missions in which state and question are checked at every decision. */
@Tag("slow")
class RandomMissionsTest {
    private static final int BOUND = 100_000;

    /**
     * Tells apart what the rolls of the map and of the combats are: a Threat die is what its round says, however many
     * combats there were.
     */
    private static final class DieWatcher extends EventListener<Event> {
        private final Rolls rolls;
        private MissionState state;
        private int dice;
        private int round;
        private int seen;

        DieWatcher(final Rolls rolls) {
            this.rolls = rolls;
        }

        @Override
        protected void heard(final Event event, final int[] n) {
            switch (event) {
                case ROUND_BEGINS -> roundBegins();
                case ENTRY_BEGINS -> entryBegins();
                case THREAT_DIE -> threatDie(n[0]);
                default -> {}
            }
        }

        private void roundBegins() {
            dice = 0;
            round = state.round;
        }

        private void entryBegins() {
            dice = -1; // its dice are its own
        }

        private void threatDie(final int colour) {
            if (dice >= 0 && state.round == round) {
                assertEquals(state.tables.threatDie.colour[rolls.pick(RollId.THREAT_DIE, round, 0, dice++, 6)], colour);
                seen++;
            }
        }
    }

    private static List<String> missions() {
        return Content.filesIn("missions");
    }

    static List<List<String>> variants() {
        final List<List<String>> variants = new ArrayList<>();
        for (final String mission : missions()) {
            variants.add(List.of(mission));
        }
        for (final String squad : List.of("veterans", "old-hands", "worn-out")) {
            variants.add(List.of("missions/05-long-walk.yaml", "squad=" + squad));
        }
        return variants;
    }

    private static MissionTables tables(final List<String> variant) {
        final String[] sets = variant.subList(1, variant.size()).toArray(String[]::new);
        return new MissionTables(
                new GameTables(Content.load(variant.get(0), sets).game()));
    }

    private static Set<Integer> play(final MissionTables tables, final int missions) {
        final MissionState state = new MissionState(tables, new SquadState(tables.components));
        final MissionInvariants invariants = new MissionInvariants(state);
        final Inspector inspector = new Inspector(state, new RandomBot<>(), true, invariants::check);
        final TrialKey mapKey = new TrialKey();
        final DieWatcher watcher = new DieWatcher(new Rolls(mapKey, tables.components.totals, tables.components.faces));
        watcher.state = state;
        final Playout playout = Playouts.mission(state, inspector, BOUND, new TrialKey(), watcher);
        final Outcome outcome = new Outcome(Playouts.layout(tables));
        for (long index = 0; index < missions; index++) {
            outcome.reset();
            mapKey.set(1968, index);
            playout.play(new TrialKey().set(1968, index), outcome);
            final long played = index;
            assertFalse(outcome.aborted(), () -> "mission " + played + ": " + outcome.abortReason());
        }
        assertTrue(watcher.seen > 0);
        return inspector.kinds();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void stateAndQuestionsAreSoundAtEveryDecision(final List<String> variant) {
        play(tables(variant), 25);
    }

    /** Squads whose Abilities, cards and rations between them give cause for every question. */
    private static List<List<String>> occasions() {
        final String squad = "squads.old-hands.members.";
        final List<List<String>> occasions = new ArrayList<>();
        for (final String cards : List.of("BN01 BN07 BN12 BN16", "BN02 BN09 BN12 BN16", "BN03 BN07 BN12 BN16")) {
            final String[] card = cards.split(" ");
            occasions.add(List.of(
                    "squad=old-hands",
                    squad + "scout={profile: MP19, level: 4, boonCard: " + card[0] + "}",
                    squad + "radio-operator={profile: MP02, level: 4, boonCard: " + card[1] + "}",
                    squad + "infantryman={profile: MP18, level: 4, boonCard: " + card[2] + "}",
                    squad + "corpsman={profile: MP20, level: 4, boonCard: " + card[3] + "}",
                    "loadouts.reference.kits.scout.gear={extra-ration: [1]}"));
        }
        return occasions;
    }

    /** The random Missions come to every kind of question that the map has, so none of the checks is idle. */
    @Test
    void everyKindOfQuestionOfTheMapIsAsked() {
        final Set<Integer> kinds = new TreeSet<>();
        for (final List<String> occasion : occasions()) {
            for (final String mission : List.of("missions/04-two-chutes.yaml", "missions/05-long-walk.yaml")) {
                final List<String> variant = new ArrayList<>(List.of(mission));
                variant.addAll(occasion);
                kinds.addAll(play(tables(variant), 60));
            }
        }
        kinds.removeIf(kind -> kind < DecisionKind.SQUAD_ACTION || kind > DecisionKind.EVAC);
        assertEquals(
                IntStream.rangeClosed(DecisionKind.SQUAD_ACTION, DecisionKind.EVAC)
                        .boxed()
                        .toList(),
                List.copyOf(kinds));
    }
}
