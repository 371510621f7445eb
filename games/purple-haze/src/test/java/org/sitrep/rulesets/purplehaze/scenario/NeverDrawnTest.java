package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.contract.OneIn;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.playbook.Books;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.strategy.Budget;

/**
 * What cannot come up changes no bit of what does: a card, marker, thing or place more that no deck deals, no box
 * names, nobody can carry and no entry leads to. It is listed behind all others; a draw says which of those that are in
 * play is taken, so what is not in play must not be counted. The content has another hash, and the outcomes of all
 * missions stay as they are, for every bot of the list and every playbook.
 *
 * <p>And the other way round, so that this says something: one more of what <em>is</em> drawn from makes other
 * missions.
 */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class NeverDrawnTest {
    private static final int BOUND = 1_000_000;
    private static final long SEED = 1967;

    /**
     * Nowhere at all, whatever is played. (Of Terrain one that has no part in shifts: a heavier one behind the heaviest
     * is what that one shifts to.)
     */
    private static final List<String> NOWHERE = List.of(
            "weapons.zz={name: Relic, copies: 3, load: 1, squadMax: 3, basic: false, modes: {single: {cost: 2, strike: 9, crit: 3, rows: [{focus: 1}]}}}",
            "gear.zz={name: Anvil, use: frag, loads: [20, 19], count: 6, fire: {cost: 3, strike: 9, crit: 3, rows: [{focus: 0}]}}",
            "tactics.zz={name: Never, effect: fubar, copies: 1, inPool: 0, cost: 9}",
            "terrain.zz={minutes: 90, stamina: 9, shifts: false}",
            "squads.zz={title: Nobody, loadout: reference, members: {squad-leader: {profile: MP01}, radio-operator: {profile: MP02}, infantryman: {profile: MP03}, scout: {profile: MP04}, engineer: {profile: MP05}, corpsman: {profile: MP06}}}");

    /** Copies of what is there, by the path of the copy and of the original. */
    private static final Map<String, String> COPIES = Map.of(
            "loadouts.zz", "loadouts.captured-arms",
            "combats.zz", "combats.patrol",
            "rest.zz", "rest.town");

    /** As a combat is played, what only a Mission draws, and a marker of a type that the box does not ask for. */
    private static final List<String> NOT_IN_A_COMBAT = List.of(
            "enemies.specialists.ZZ={type: tank, hitPoints: 9, soft: 9}",
            "boonCards.ZZ={specialization: scout, summary: Never, lines: [{when: any-time, who: choice, stress: -2}], direction: n}",
            "conditions.ZZ={number: 99, type: severe, traits: {willpower: -1}, stressThreshold: 2}");

    /** In play, and so of consequence. */
    private static final List<String> IN_PLAY = List.of(
            "enemies.fighters.ZZ={hitPoints: 4, soft: 1}",
            "combatMarkers.ZZ={cost: 5, focus: 0, crit: 1}",
            "tactics.zz={name: Now, effect: fubar, copies: 1, inPool: 1, cost: 1}");

    private final Map<List<String>, CompiledScenario> compiled = new HashMap<>();

    /** Returns a file with more content, compiled once for all bots. */
    private CompiledScenario compiled(final String file, final List<String> more) {
        final List<String> key = new ArrayList<>(more);
        key.add(file);
        return compiled.computeIfAbsent(
                key, absent -> Books.compiled(file, Books.externalBots(), more.toArray(String[]::new)));
    }

    static Stream<Arguments> trials() {
        return Stream.of("combats/patrol.yaml", "missions/01-crash.yaml", "missions/09-city.yaml", "campaign.yaml")
                .flatMap(file -> Seats.ids()
                        .filter(bot -> !Budget.follows(bot) || !file.startsWith("campaign"))
                        .map(bot -> Arguments.of(file, bot)));
    }

    private static int missions(final String file, final String bot) {
        return file.startsWith("combats")
                ? Seats.combats(bot, 60)
                : file.startsWith("missions") ? Seats.combats(bot, 8) : 1;
    }

    private static List<String> idle(final String file) {
        final List<String> more = new ArrayList<>(NOWHERE);
        COPIES.forEach((path, original) ->
                Content.load(file).document().at(original).ifPresent(node -> more.add(path + "=" + Inline.of(node))));
        if (file.startsWith("combats")) {
            more.addAll(NOT_IN_A_COMBAT);
        }
        return more;
    }

    private List<Long> hashes(final String file, final String bot, final List<String> more) {
        final CompiledScenario scenario = compiled(file, more);
        final OutcomeLayout layout = scenario.layout();
        final Playout playout = scenario.newPlayout(bot, BOUND);
        final Outcome outcome = new Outcome(layout);
        final List<Long> hashes = new ArrayList<>();
        for (long mission = 0; mission < missions(file, bot); mission++) {
            outcome.reset();
            playout.play(new TrialKey().set(SEED, mission), outcome);
            hashes.add(outcome.hash(mission));
        }
        return hashes;
    }

    @ParameterizedTest
    @OneIn(3)
    @MethodSource("trials")
    void whatCannotComeUpChangesNothing(final String file, final String bot) {
        final List<Long> before = hashes(file, bot, List.of());
        if (before.equals(hashes(file, bot, idle(file)))) {
            return;
        }
        for (final String one : idle(file)) {
            assertEquals(before, hashes(file, bot, List.of(one)), one);
        }
        throw new AssertionError("only all together change something");
    }

    @ParameterizedTest
    @ValueSource(strings = {"combats/patrol.yaml", "missions/01-crash.yaml", "missions/09-city.yaml", "campaign.yaml"})
    void whatCanComeUpChangesSomething(final String file) {
        final List<Long> before = hashes(file, "rifleman", List.of());
        for (final String one : IN_PLAY) {
            assertNotEquals(before, hashes(file, "rifleman", List.of(one)), one);
        }
    }

    @Test
    void itIsOtherContentAllTheSame() {
        final ScenarioDocument more = Content.load("combats/patrol.yaml", NOWHERE.toArray(String[]::new))
                .document();
        assertNotEquals(Content.load("combats/patrol.yaml").document().sha256(), more.sha256());
    }
}
