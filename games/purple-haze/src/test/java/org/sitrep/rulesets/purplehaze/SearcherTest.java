package org.sitrep.rulesets.purplehaze;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Deep;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;

/** The searcher against the planner, on the same dice. */
@Tag("slow")
class SearcherTest {
    private static final int COMBATS = 400;
    /** Enough to see whether two bots are the same. */
    private static final int FEW = 100;

    private static final int BOUND = 10_000;
    private static final long SEED = 1967;

    private static int[] each(final CompiledScenario scenario, final int combats, final String bot) {
        final int slot = scenario.layout().index("damage.byAttacks");
        final Playout playout = scenario.newPlayout(bot, BOUND);
        final Outcome outcome = new Outcome(scenario.layout());
        final TrialKey key = new TrialKey();
        final int[] each = new int[combats];
        for (int nth = 0; nth < combats; nth++) {
            outcome.reset();
            playout.play(key.set(SEED, nth), outcome);
            assertFalse(outcome.aborted());
            each[nth] = outcome.get(slot);
        }
        return each;
    }

    static Stream<String> boxes() {
        return Stream.of("ambushed", "bunker").limit(Deep.or(1, 2));
    }

    /**
     * A quarter of his usual budget saves Damage. The mean of the paired differences lies three of its standard errors
     * below 0: were the bots equal, that came about once in 700 runs. Measured over 700 combats of another seed it lies
     * six below.
     */
    @ParameterizedTest
    @MethodSource("boxes")
    void takesLessDamage(final String box) {
        final CompiledScenario scenario = Shipped.compile("combats/" + box + ".yaml");
        final int[] planner = each(scenario, COMBATS, "planner");
        final int[] searcher = each(scenario, COMBATS, "searcher:100");
        double sum = 0;
        double squares = 0;
        for (int nth = 0; nth < COMBATS; nth++) {
            final int less = planner[nth] - searcher[nth];
            sum += less;
            squares += (double) less * less;
        }
        final double mean = sum / COMBATS;
        final double error = Math.sqrt((squares / COMBATS - mean * mean) / (COMBATS - 1));
        assertTrue(mean > 3 * error, mean + " less, standard error " + error);
    }

    /** With a budget that lets him compare nothing he is the planner; with more he is not. */
    @Test
    void thePlannerIsWhereHeBegins() {
        final CompiledScenario scenario = Shipped.compile("combats/ambushed.yaml");
        final int[] planner = each(scenario, FEW, "planner");
        assertArrayEquals(planner, each(scenario, FEW, "searcher:3"));
        assertFalse(Arrays.equals(planner, each(scenario, FEW, "searcher:12")));
    }

    /** His usual budget is the one that he has when none is named. */
    @Test
    void theUsualBudgetNeedsNoName() {
        final CompiledScenario scenario = Shipped.compile("combats/patrol.yaml");
        final Outcome one = new Outcome(scenario.layout());
        final Outcome other = new Outcome(scenario.layout());
        final int usual = new PurpleHaze().budget("searcher").orElseThrow().usual();
        scenario.newPlayout("searcher", BOUND).play(new TrialKey().set(SEED, 0), one);
        scenario.newPlayout("searcher:" + usual, BOUND).play(new TrialKey().set(SEED, 0), other);
        assertEquals(one.hash(0), other.hash(0));
    }
}
