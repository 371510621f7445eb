package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Slot;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.SlotTally;

/**
 * A row of a kept table of results, as {@code sweep --format csv} writes it: a row is what the code plays.
 *
 * <p>A mean outside the limit by luck has a probability of at most 2 · 10^-7 under the normal law; seeds are fixed, so
 * it is decided once.
 *
 * @param cells value of each column
 */
public record GoldenRow(Map<String, String> cells) {
    /** In standard errors. */
    private static final double LIMIT = 5.2;
    /** A metric that hardly varies here may vary a little there: one trial in a hundred that differs by one. */
    private static final double LEAST_VARIANCE = 0.01;

    private static final long OTHER_SEED = 4711;
    private static final Pattern COMMA = Pattern.compile(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)");

    /** Returns the rows of a file of {@code docs/golden}; lines with {@code #} are left out. */
    public static List<GoldenRow> of(final String file) {
        try (Stream<String> all =
                Files.lines(Path.of("..", "..", "docs", "golden").resolve(file), StandardCharsets.UTF_8)) {
            final List<String[]> lines = all.filter(line -> !line.startsWith("#"))
                    .map(line -> COMMA.split(line, -1))
                    .toList();
            return lines.stream().skip(1).map(row -> row(lines.get(0), row)).toList();
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static GoldenRow row(final String[] columns, final String[] values) {
        final Map<String, String> cells = new LinkedHashMap<>();
        for (int i = 0; i < columns.length; i++) {
            cells.put(columns[i], values[i].replace("\"", ""));
        }
        return new GoldenRow(cells);
    }

    /** Returns the value of a column; null if there is none. */
    public String get(final String column) {
        return cells.get(column);
    }

    /** Plays the row on other trials than it was made from, and compares the means of some metrics. */
    public void assertPlayed(final CompiledScenario scenario, final int trials, final List<String> metrics) {
        final List<SlotTally> tallies = new Batch(
                        scenario, RunRequest.of(get("bot"), OTHER_SEED, trials).withThreads(2))
                .run()
                .tally()
                .slots();
        for (final String metric : metrics) {
            final int index = scenario.layout().index(metric);
            check(metric, tallies.get(index), scenario.layout().slots().get(index));
        }
    }

    private void check(final String metric, final SlotTally tally, final Slot slot) {
        final double n = tally.n();
        final double mean = tally.sum() / n;
        final double variance = Math.max(LEAST_VARIANCE, tally.sumOfSquares() / n - mean * mean);
        final double error = Math.sqrt(variance * (1 / n + 1 / Double.parseDouble(get("trials")))) / slot.divisor();
        final double z = (mean / slot.divisor() - Double.parseDouble(get(metric))) / error;
        assertTrue(
                Math.abs(z) < LIMIT,
                () -> metric + ": " + mean / slot.divisor() + " here, " + get(metric) + " in the table, " + z
                        + " standard errors");
    }

    @Override
    public String toString() {
        return get("bot") + " in " + get("scenario");
    }
}
