package org.sitrep.rulesets.purplehaze;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.SlotTally;

/**
 * Two implementations of the rules that share nothing but the rules, beside each other: the means of the fast one,
 * played here by a bot, and those that the plain one of the package {@code plain} left in a table, row by row of box,
 * Threat and time of day.
 */
final class PlainAgreement {
    private static final int THREADS = 2;

    private final String bot;
    private final int missions;
    private final long seed;
    /** In standard errors of the difference. */
    private final double limit;
    /** Column of the plain table and name of the metric here. */
    private final Map<String, String> metrics = new LinkedHashMap<>();

    /** Compares nothing yet; the bot is the leader of the plain table as well. */
    PlainAgreement(final String bot, final int missions, final long seed, final double limit) {
        this.bot = bot;
        this.missions = missions;
        this.seed = seed;
        this.limit = limit;
    }

    /** Compares metrics that are called the same in both. */
    PlainAgreement compare(final String... same) {
        for (final String metric : same) {
            compareAs(metric, metric);
        }
        return this;
    }

    /** Compares a column of the plain table with what we call otherwise. */
    PlainAgreement compareAs(final String column, final String metric) {
        metrics.put(column, metric);
        return this;
    }

    /** Returns how many metrics are compared in a row. */
    int compared() {
        return metrics.size();
    }

    /** Returns what each row of the plain table sets. */
    Stream<String> settings() throws IOException {
        return rows().stream().map(PlainAgreement::setting);
    }

    private static String setting(final Map<String, String> row) {
        return row.get("box") + " " + row.get("threat") + " " + row.get("time");
    }

    /** Plays one row and returns the metrics whose means are too far apart, and how far. */
    List<String> apart(final String setting) throws IOException {
        final Map<String, String> row = rows().stream()
                .filter(one -> setting(one).equals(setting))
                .findFirst()
                .orElseThrow();
        final CompiledScenario scenario = Shipped.compile(
                "combats/" + row.get("box").toLowerCase(Locale.ROOT).replace('_', '-') + ".yaml",
                "squad=reference",
                "start.threat=" + row.get("threat"),
                "start.night=" + row.get("time").equals("night"));
        final RunRequest request = RunRequest.of(bot, seed, missions).withThreads(THREADS);
        final List<SlotTally> tallies =
                new Batch(scenario, request).run().tally().slots();
        final List<String> apart = new ArrayList<>();
        metrics.forEach((column, metric) -> {
            final int index = scenario.layout().index(metric);
            final int divisor = scenario.layout().slots().get(index).divisor();
            final String difference = difference(row, column, tallies.get(index), divisor);
            if (!difference.isEmpty()) {
                apart.add(difference);
            }
        });
        return apart;
    }

    /** Empty if the means agree; else how far they are apart. */
    private String difference(
            final Map<String, String> row, final String column, final SlotTally tally, final int divisor) {
        final double n = tally.n();
        final double mean = tally.sum() / n;
        final double variance = (tally.sumOfSquares() - n * mean * mean) / (n - 1);
        final double fast = mean / divisor;
        final double plain = Double.parseDouble(row.get(column));
        final double error =
                Math.hypot(Math.sqrt(Math.max(0, variance) / n) / divisor, Double.parseDouble(row.get(column + ".se")));
        if (Math.abs(fast - plain) <= limit * error) {
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

    /** The rows of the plain table by column. */
    private List<Map<String, String>> rows() throws IOException {
        final List<String> lines;
        try (InputStream in = PlainAgreement.class.getResourceAsStream("plain-" + bot + "-table.csv")) {
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
}
