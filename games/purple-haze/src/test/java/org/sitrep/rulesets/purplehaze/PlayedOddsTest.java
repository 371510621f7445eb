package org.sitrep.rulesets.purplehaze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Asking;
import org.sitrep.contract.Deep;
import org.sitrep.contract.FirstLine;
import org.sitrep.engine.InteractiveTrial;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsTable;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.odds.ShotForm;
import org.sitrep.strategy.DecisionPlan;
import org.sitrep.strategy.Intervention;

/** The odds beside the options of a combat that a person plays: those of {@code odds}, and what the dice do. */
class PlayedOddsTest {
    private static final String PATROL = "combats/patrol.yaml";
    private static final CompiledScenario SCENARIO = Shipped.compile(PATROL);
    private static final int MOST_DECISIONS = 10_000;

    /** The Corpsman on r2c4 has the first order: the plan of docs/play.md. */
    private static final DecisionPlan PLAN = new DecisionPlan(
            0,
            1967,
            0,
            Stream.of(1, 5, 7, 7, 6, 5, 5).map(DecisionPlan.Answer::of).toList());

    private static final int BRANCHES = 20_000;
    /**
     * Largest distance of a share from its probability. By the inequality of Hoeffding a share is farther away with
     * probability at most 2 exp(-2 × 20,000 × 0.0235²) = 6e-10; three are compared.
     */
    private static final double LIMIT = 0.0235;

    private static InteractiveTrial.Position asked() {
        return new InteractiveTrial(SCENARIO, "rifleman", MOST_DECISIONS, -1).after(PLAN);
    }

    private static int option(final String text) {
        final List<String> all = asked().open().orElseThrow().options().stream()
                .map(option -> option.text())
                .toList();
        return all.indexOf(text);
    }

    private static Odds command(final String question) {
        return Asking.odds(ShotForm.FORM, Content.load(PATROL), question);
    }

    private static Map<String, Object> target(final String question) {
        return Asking.rows((OddsTable) command(question).values().get("targets"))
                .get(0);
    }

    /** The Corpsman's line to an Enemy who stands behind another costs a Focus die, and an Aimed Shot saves it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Fire: M14, aimed at S4 RPD on r1c4, cost 4 | --weapon m14 --range 2 --aimed --target S4 --hard 1",
                "Fire: M14 at S4 RPD on r1c4, cost 3 | --weapon m14 --range 2 --target S4 --hard 1",
                "Fire: M14 at S2 Elite on r2c4, cost 3 | --weapon m14 --range 3 --los 1 --target S2 --hard 0",
                "Fire: M14, aimed at F02 on r1c1, cost 4 | --weapon m14 --range 2 --aimed --target F02 --hard 1",
            })
    void areThoseOfTheCommand(final String text, final String question) {
        final Odds odds = command(question);
        assertEquals(
                "eliminates " + Math.round(100 * (double) target(question).get("pEliminated")) + " %, mean hits "
                        + Phrases.fixed((double) odds.values().get("mean"), 1),
                asked().odds().get().get(option(text)));
    }

    /** Of an Enemy who lies face down only the hits of the dice are known. */
    @Test
    void aHiddenEnemyMayBeAnybody() {
        final CompiledScenario hidden = Shipped.compile(PATROL, "options.hiddenEnemies=true");
        final List<String> odds = new InteractiveTrial(hidden, "rifleman", MOST_DECISIONS, -1)
                .after(PLAN)
                .odds()
                .get();
        final List<String> fire =
                odds.stream().filter(text -> !text.isEmpty()).distinct().toList();
        assertTrue(
                !fire.isEmpty() && fire.stream().allMatch(text -> text.matches("mean hits \\d+\\.\\d")),
                odds::toString);
    }

    @Test
    void whatLeavesNothingToChanceHasNone() {
        final List<String> odds = asked().odds().get();
        assertEquals("", odds.get(option("Move to r3c4, cost 1")));
        final DecisionPlan start = new DecisionPlan(0, 1967, 0, List.of());
        assertEquals(
                List.of(),
                new InteractiveTrial(SCENARIO, "rifleman", MOST_DECISIONS, -1)
                        .after(start)
                        .odds()
                        .get());
    }

    /** Shots with the options of the command; in the ordinary build one. */
    static Stream<Arguments> shots() {
        return Stream.of(
                        arguments("M14, aimed at S4 RPD on r1c4, cost 4", "--range 2 --aimed --target S4 --hard 1"),
                        arguments("M14 at F05 on r1c2, cost 3", "--range 2 --target F05"),
                        arguments("M14 at F02 on r1c1, cost 3", "--range 2 --target F02 --hard 1"))
                .limit(Deep.or(1, 3));
    }

    @ParameterizedTest
    @MethodSource("shots")
    void areWhatTheDiceDo(final String shot, final String question) {
        final int option = option("Fire: " + shot);
        final FirstLine hit = new FirstLine(
                "The Corpsman (6) activates",
                shot.replaceAll(".* at |, cost.*", "") + ": .*, (\\d+) Hit Points? left\\.");
        int eliminated = 0;
        for (int branch = 0; branch < BRANCHES; branch++) {
            final Intervention intervention = Intervention.by(PLAN);
            intervention.branchAt(0, PLAN.answers().size(), option, branch);
            final TrialKey key = new TrialKey().set(PLAN.seed(), PLAN.trial());
            SCENARIO.narrate("rifleman", MOST_DECISIONS, key, hit, intervention, new Outcome(SCENARIO.layout()));
            eliminated += hit.found().group(1).equals("0") ? 1 : 0;
        }
        final double exact = (double) target("--weapon m14 " + question).get("pEliminated");
        assertEquals(exact, (double) eliminated / BRANCHES, LIMIT);
        assertEquals(
                "eliminates " + Math.round(100 * exact) + " %",
                asked().odds().get().get(option).split(",")[0]);
    }
}
