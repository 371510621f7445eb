package org.sitrep.rulesets.purplehaze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Slot;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.SlotTally;

/** The kept drill table is what the code plays, on other missions than those it was made from. */
class GoldenDrillTableTest {
    private static final int MISSIONS = 5000;
    private static final long OTHER_SEED = 4711;

    /**
     * In standard errors. 30 rows x 8 metrics, each outside with a probability of at most 2 x 10^-7 under the normal
     * law (5.2 standard errors), a false alarm in all of at most 5 x 10^-5; the seed is fixed, so it is decided once.
     */
    private static final double LIMIT = 5.2;

    private static final List<String> METRICS = List.of(
            "squad.survivors",
            "wounds",
            "experience",
            "eliminated",
            "enemy.activations",
            "marine.activations",
            "end.retreat",
            "initiative.final");

    static Stream<Map<String, String>> rows() throws IOException {
        return DrillTable.rows().stream();
    }

    @Test
    void coversEveryBoxBandAndTimeOfDay() throws IOException {
        final long distinct = rows().map(row -> row.get("scenario") + row.get("start.threat") + row.get("start.night"))
                .distinct()
                .count();
        assertEquals(30, distinct);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void rowIsWhatTheCodePlays(final Map<String, String> row) {
        final CompiledScenario scenario = DrillTable.compile(
                "combats/" + row.get("scenario") + ".yaml",
                "squad=reference",
                "start.threat=" + row.get("start.threat"),
                "start.night=" + row.get("start.night"));
        final Batch batch =
                new Batch(scenario, RunRequest.of("drill", OTHER_SEED, MISSIONS).withThreads(2));
        final List<SlotTally> tallies = batch.run().tally().slots();
        for (final String metric : METRICS) {
            final int index = scenario.layout().index(metric);
            final Slot slot = scenario.layout().slots().get(index);
            check(row, metric, tallies.get(index), slot.divisor());
        }
    }

    private static void check(
            final Map<String, String> row, final String metric, final SlotTally tally, final int divisor) {
        final double n = tally.n();
        final double mean = tally.sum() / n;
        final double variance = tally.sumOfSquares() / n - mean * mean;
        final double kept = Double.parseDouble(row.get(metric));
        final double missions = Double.parseDouble(row.get("missions"));
        // A metric that hardly varies here may vary a little there: one mission in a hundred that differs by one.
        final double standardError = Math.sqrt(Math.max(variance, 0.01) * (1 / n + 1 / missions)) / divisor;
        final double z = (mean / divisor - kept) / standardError;
        assertTrue(
                Math.abs(z) < LIMIT,
                () -> metric + ": " + mean / divisor + " here, " + kept + " in the table, " + z + " standard errors");
    }
}
