package org.sitrep.rulesets.purplehaze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.SlotTally;

/**
 * Two implementations of the rules that share nothing but the rules agree on the drill: the means of the fast one, played here, and those that the plain one of
 * the package {@code plain} left in a table, in all 30 rows of box, Threat and time of day.
 */
class DrillAgreementTest {
    private static final String TABLE = "plain-drill-table.csv";
    private static final int MISSIONS = 40_000;
    private static final long SEED = 2_718;

    /**
     * In standard errors of the difference. 30 rows x {@value #COMPARED} metrics are 630 comparisons at most; each of two means that are equal in truth is outside with
     * probability 3.8 x 10^-8 under the normal law, so all of them together with 2.4 x 10^-5. Rates of a few in a thousand have longer tails than the normal
     * law; were each a hundred times as likely to be outside, a false alarm would still be no likelier than 2.4 x 10^-3. The seed is fixed, so it is decided once.
     */
    private static final double LIMIT = 5.5;

    private static final int COMPARED = 21;

    /** Column of the plain table and name of the metric here. */
    private static final Map<String, String> METRICS = metrics();

    private static Map<String, String> metrics() {
        final Map<String, String> metrics = new LinkedHashMap<>();
        metrics.put("survivors", "squad.survivors");
        metrics.put("enemies.placed", "met");
        for (final String same : List.of(
                "wounds",
                "wounds.nonfatal",
                "kia",
                "experience",
                "eliminated",
                "eliminated.fighter",
                "eliminated.elite",
                "enemy.activations",
                "marine.activations",
                "end.retreat",
                "end.allActivated",
                "end.squadLost",
                "initiative.final",
                "damage.1",
                "damage.2",
                "damage.3",
                "damage.4",
                "damage.5",
                "damage.6")) {
            metrics.put(same, same);
        }
        return metrics;
    }

    /** A row of the plain table by column. */
    static List<Map<String, String>> rows() throws IOException {
        final List<String> lines;
        try (InputStream in = DrillAgreementTest.class.getResourceAsStream(TABLE)) {
            lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
        final String[] columns = lines.get(0).split(",");
        final List<Map<String, String>> rows = new ArrayList<>();
        for (final String line : lines.subList(1, lines.size())) {
            final String[] cells = line.split(",");
            final Map<String, String> row = new LinkedHashMap<>();
            for (int i = 0; i < columns.length; i++) {
                row.put(columns[i], cells[i]);
            }
            rows.add(row);
        }
        return rows;
    }

    static Stream<String> settings() throws IOException {
        return rows().stream().map(row -> row.get("box") + " " + row.get("threat") + " " + row.get("time"));
    }

    @Test
    void thereAreThirtyRowsAndTheStatedNumberOfMetrics() throws IOException {
        assertEquals(30, settings().distinct().count());
        assertEquals(COMPARED, METRICS.size());
    }

    @ParameterizedTest
    @MethodSource("settings")
    void bothImplementationsAgree(final String setting) throws IOException {
        final Map<String, String> row = rows().get(settings().toList().indexOf(setting));
        final CompiledScenario scenario = DrillTable.compile(
                "combats/" + row.get("box").toLowerCase(Locale.ROOT).replace('_', '-') + ".yaml",
                "squad=reference",
                "start.threat=" + row.get("threat"),
                "start.night=" + row.get("time").equals("night"));
        final RunRequest request = RunRequest.of("drill", SEED, MISSIONS).withThreads(2);
        final List<SlotTally> tallies =
                new Batch(scenario, request).run().tally().slots();
        final List<String> apart = new ArrayList<>();
        METRICS.forEach((column, metric) -> {
            final int index = scenario.layout().index(metric);
            final int divisor = scenario.layout().slots().get(index).divisor();
            final String difference = difference(row, column, tallies.get(index), divisor);
            if (!difference.isEmpty()) {
                apart.add(difference);
            }
        });
        assertTrue(apart.isEmpty(), apart::toString);
    }

    /** Empty if the means agree; else how far they are apart. */
    private static String difference(
            final Map<String, String> row, final String column, final SlotTally tally, final int divisor) {
        final double n = tally.n();
        final double mean = tally.sum() / n;
        final double variance = (tally.sumOfSquares() - n * mean * mean) / (n - 1);
        final double fast = mean / divisor;
        final double plain = Double.parseDouble(row.get(column));
        final double error =
                Math.hypot(Math.sqrt(Math.max(0, variance) / n) / divisor, Double.parseDouble(row.get(column + ".se")));
        if (Math.abs(fast - plain) <= LIMIT * error) {
            return "";
        }
        return String.format(
                Locale.ROOT,
                "%s: %.6f here, %.6f plain, %.2f standard errors",
                column,
                fast,
                plain,
                (fast - plain) / error);
    }
}
