package org.sitrep.report;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.Numbers;
import org.sitrep.report.model.sweep.SweepSentences;
import org.sitrep.stats.Estimate;

/** Lays the points of a sweep out for a terminal: each by itself, and how far it lies from the scenario as it is. Stateless. */
final class SweepPointsText {
    private static final int MOST_ROWS = 50;
    private static final String GAP = "  ";

    private SweepPointsText() {}

    /** A column of the table of points. */
    private record Column(String head, Function<SweepPoint, String> of) {}

    /** Adds the points, in one table if all of it fits, else differences in one of their own. */
    static void add(final TextTable out, final SweepResult sweep, final int pageWidth) {
        final int width = Math.max(TextReport.MIN_WIDTH, Math.min(TextReport.MAX_WIDTH, pageWidth));
        final List<String> names = SweepSentences.shortNames(sweep.factors(), SweepText.LONGEST_NAME);
        final List<Slot> held = sweep.studies().get(0).metrics();
        final List<Column> values = new ArrayList<>();
        final List<Column> both = new ArrayList<>();
        final List<Column> differences = new ArrayList<>();
        for (final Slot slot : held) {
            final Column value = value(slot.name());
            values.add(value);
            both.add(value);
            both.add(new Column("less base", point -> difference(point, slot.name())));
            differences.add(new Column(slot.name(), point -> difference(point, slot.name())));
        }
        for (final String name : others(sweep, held)) {
            values.add(value(name));
            both.add(value(name));
        }
        final List<List<String>> together = rows(sweep, names, both);
        final boolean one =
                fitting(together, width, names.size()) == together.get(0).size();
        if (one) {
            out.grid(together, true);
        } else {
            final List<List<String>> alone = rows(sweep, names, values);
            final int fitting = fitting(alone, width, 1 + names.size());
            out.grid(cut(alone, fitting), true);
            final int left = alone.get(0).size() - fitting;
            if (left > 0) {
                out.line("");
                out.line(left + " more " + (left == 1 ? "metric" : "metrics")
                        + " with --format csv, or choose them with --metric.");
            }
        }
        if (!one && !held.isEmpty()) {
            out.heading("Less the scenario as it is, " + sweep.studies().get(0).trial() + " by "
                    + sweep.studies().get(0).trial());
            final List<List<String>> rows = rows(sweep, names, differences).stream()
                    .filter(row -> !row.get(row.size() - 1).isEmpty())
                    .toList();
            out.grid(cut(rows, fitting(rows, width, 1 + names.size())), true);
        }
        footer(out, sweep);
    }

    private static void footer(final TextTable out, final SweepResult sweep) {
        out.line("");
        final long hidden = sweep.studies().stream()
                        .mapToLong(study -> study.points().size())
                        .sum()
                - shown(sweep).size();
        if (hidden > 0) {
            out.line(Numbers.count(hidden) + " more points with --format csv, and in the report.");
        }
        final boolean differences = sweep.studies().stream()
                .anyMatch(study -> study.varied().stream()
                        .anyMatch(point -> !point.differences().isEmpty()));
        out.line("± is half a 95 % interval"
                + (differences
                        ? "; those of differences from the scenario as it is (base) hold together at "
                                + Numbers.level(sweep.level()) + "."
                        : "."));
        SweepText.shortened(out, sweep);
    }

    private static List<String> others(final SweepResult sweep, final List<Slot> held) {
        return sweep.studies().stream()
                .flatMap(study -> study.shown().stream())
                .distinct()
                .filter(name -> held.stream().noneMatch(slot -> slot.name().equals(name)))
                .toList();
    }

    private static Column value(final String name) {
        return new Column(
                name,
                point -> Optional.ofNullable(point.estimates().get(name))
                        .map(Estimate::shortForm)
                        .orElse(""));
    }

    private static String difference(final SweepPoint point, final String name) {
        return Optional.ofNullable(point.differences().get(name))
                .map(SweepSentences::signed)
                .orElse("");
    }

    /** The points that the text has room for, each with its study: the first ones, and every base. */
    private static Map<SweepPoint, SweepStudy> shown(final SweepResult sweep) {
        final Map<SweepPoint, SweepStudy> shown = new IdentityHashMap<>();
        for (final SweepStudy study : sweep.studies()) {
            for (final SweepPoint point : study.points()) {
                if (shown.size() < MOST_ROWS || point.base()) {
                    shown.put(point, study);
                }
            }
        }
        return shown;
    }

    private static List<List<String>> rows(
            final SweepResult sweep, final List<String> names, final List<Column> columns) {
        final List<List<String>> rows = new ArrayList<>();
        final List<String> head = new ArrayList<>(List.of("scenario"));
        head.addAll(names);
        columns.forEach(column -> head.add(column.head));
        rows.add(head);
        final Map<SweepPoint, SweepStudy> shown = shown(sweep);
        for (final SweepStudy study : sweep.studies()) {
            for (final SweepPoint point : study.points()) {
                if (shown.containsKey(point)) {
                    final List<String> row = new ArrayList<>(List.of(name(sweep, study, point)));
                    sweep.factors().forEach(factor -> row.add(point.values().getOrDefault(factor.path(), "")));
                    columns.forEach(column -> row.add(column.of.apply(point)));
                    rows.add(row);
                }
            }
        }
        return rows;
    }

    private static String name(final SweepResult sweep, final SweepStudy study, final SweepPoint point) {
        if (!point.base() || sweep.factors().isEmpty()) {
            return study.name();
        }
        return sweep.studies().size() == 1 ? "base" : study.name() + ", base";
    }

    private static List<List<String>> cut(final List<List<String>> rows, final int columns) {
        return rows.stream().map(row -> row.subList(0, columns)).toList();
    }

    /** As many columns as fit, one metric at least. */
    private static int fitting(final List<List<String>> rows, final int width, final int least) {
        int used = 0;
        for (int c = 0; c < rows.get(0).size(); c++) {
            final int column = c;
            used += GAP.length()
                    + rows.stream()
                            .mapToInt(row -> row.get(column).length())
                            .max()
                            .orElse(0);
            if (used > width && c > least) {
                return c;
            }
        }
        return rows.get(0).size();
    }
}
