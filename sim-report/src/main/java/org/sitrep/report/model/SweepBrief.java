package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.sweep.Effect;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/**
 * Builds the terminal form of a sweep. It shows the points of a grid with their differences from the unchanged
 * scenario, then the effect of each value on each metric.
 */
final class SweepBrief {
    private static final int MAX_ROWS = 50;
    private static final int GAP = 2;

    private final SweepResult sweep;
    private final Brief out;
    private final int width;
    private final ValueWords words;
    private final List<String> names;
    private final List<Row> rows;

    SweepBrief(final SweepResult sweep, final Brief out, final int width) {
        this.sweep = sweep;
        this.out = out;
        this.width = width;
        words = SweepSentences.words(sweep.studies().get(0));
        names = sweep.factors().stream()
                .map(factor -> words.name(factor.path()))
                .toList();
        rows = rows();
    }

    private record Row(SweepStudy study, SweepPoint point) {}

    /** Returns the points that fit: the first ones, and every base. */
    private List<Row> rows() {
        final List<Row> shown = new ArrayList<>();
        for (final SweepStudy study : sweep.studies()) {
            for (final SweepPoint point : study.points()) {
                if (shown.size() < MAX_ROWS || point.base()) {
                    shown.add(new Row(study, point));
                }
            }
        }
        return shown;
    }

    Brief brief() {
        sweep.studies().forEach(study -> out.lines(SweepSentences.warnings(study)));
        final boolean grid = sweep.design() == Design.Kind.GRID;
        if (grid) {
            out.line("");
            points();
        } else {
            sweep.studies().forEach(this::unchanged);
        }
        sweep.studies().forEach(study -> study.metrics().forEach(slot -> effects(study, slot)));
        if (sweep.studies().stream().anyMatch(study -> !study.effects().isEmpty())) {
            out.line("").line(SweepSentences.reading(sweep));
        }
        if (!grid) {
            shortened();
        }
        return out;
    }

    /** Adds the unchanged scenario only: in designs other than a grid, single points are of little use. */
    private void unchanged(final SweepStudy study) {
        out.heading(study.title() + ", unchanged");
        study.base()
                .ifPresent(base -> study.metrics().forEach(slot -> {
                    final Measure measure = Measure.of(slot);
                    final Estimate value = measure.value(base.estimates().get(slot.name()));
                    out.row(slot.label(), Numbers.withUnit(value, measure.unit()), "");
                }));
        out.line("The points are in the report and in --format csv.");
    }

    /** Adds the points in one table if it fits, otherwise with the differences in a separate one. */
    private void points() {
        final List<String> held = sweep.studies().get(0).compared();
        final List<String> others = sweep.studies().stream()
                .flatMap(study -> study.shown().stream())
                .filter(Streams.unseen())
                .filter(name -> !held.contains(name))
                .toList();
        final Columns<Row> both = table(rows);
        held.forEach(name -> difference(value(both, name), name, "minus base"));
        others.forEach(name -> value(both, name));
        if (fitting(both.grid(), names.size()) == both.grid().get(0).size()) {
            out.grid(both.grid(), 1 + names.size());
        } else {
            final Columns<Row> values = table(rows);
            held.forEach(name -> value(values, name));
            others.forEach(name -> value(values, name));
            final int left = cut(values, held.size());
            if (left > 0) {
                out.line("")
                        .line(left + " more " + (left == 1 ? "metric" : "metrics")
                                + " with --format csv, or choose them with --metric.");
            }
            differences(held);
        }
        footer();
    }

    private void differences(final List<String> held) {
        if (held.isEmpty()) {
            return;
        }
        final String trial = sweep.studies().get(0).trial();
        final String last = held.get(held.size() - 1);
        final Columns<Row> differences = table(rows.stream()
                .filter(row -> row.point().differences().get(last) != null)
                .toList());
        held.forEach(name -> difference(differences, name, name));
        out.heading("Differences from the unchanged scenario, paired by " + trial);
        out.grid(differences.grid(), 1 + names.size());
    }

    private Columns<Row> table(final List<Row> of) {
        final Columns<Row> table = Columns.of(of).brief("scenario", this::name);
        IntStream.range(0, names.size())
                .forEach(f -> table.brief(
                        names.get(f),
                        row -> row.point()
                                .values()
                                .getOrDefault(sweep.factors().get(f).path(), "")));
        return table;
    }

    private String name(final Row row) {
        if (!row.point().base() || sweep.factors().isEmpty()) {
            return row.study().name();
        }
        return sweep.studies().size() == 1 ? "base" : row.study().name() + ", base";
    }

    private static Columns<Row> value(final Columns<Row> table, final String name) {
        return table.brief(name, row -> SweepSentences.cell(row.point().estimates(), name, Estimate::shortForm));
    }

    private static void difference(final Columns<Row> table, final String name, final String heading) {
        table.brief(heading, row -> SweepSentences.cell(row.point().differences(), name, SweepSentences::signed));
    }

    /**
     * Adds as many columns of a table as fit, at least one metric and the first {@code held}; returns the number of
     * columns left.
     */
    private int cut(final Columns<Row> table, final int held) {
        final List<List<String>> grid = table.grid();
        final int fitting = fitting(grid, names.size() + Math.max(1, held));
        out.grid(grid.stream().map(row -> row.subList(0, fitting)).toList(), 1 + names.size());
        return grid.get(0).size() - fitting;
    }

    private int fitting(final List<List<String>> grid, final int least) {
        int used = 0;
        for (int c = 0; c < grid.get(0).size(); c++) {
            final int column = c;
            used += GAP
                    + grid.stream()
                            .mapToInt(row -> row.get(column).length())
                            .max()
                            .orElse(0);
            if (used > width && c > least) {
                return c;
            }
        }
        return grid.get(0).size();
    }

    private void footer() {
        out.line("");
        final int all = sweep.studies().stream()
                .mapToInt(study -> study.points().size())
                .sum();
        if (all > rows.size()) {
            out.line(Numbers.count(all - rows.size()) + " more points are in --format csv and in the report.");
        }
        final boolean differences = sweep.studies().stream()
                .flatMap(study -> study.varied().stream())
                .anyMatch(point -> !point.differences().isEmpty());
        out.line("± is half a 95 % interval"
                + (differences
                        ? "; intervals of differences from the unchanged scenario (base) hold together at "
                                + Numbers.level(sweep.level()) + "."
                        : "."));
        shortened();
    }

    private void shortened() {
        words.notes(sweep.factors().stream().map(Factor::path).toList()).forEach(out::note);
    }

    private String name(final Effect effect) {
        return words.name(effect.path());
    }

    private void effects(final SweepStudy study, final Slot slot) {
        if (study.effects().isEmpty()) {
            return;
        }
        final String where = sweep.studies().size() == 1 ? "" : study.name() + ": ";
        out.heading(where + "Effects on " + Measure.of(slot).labelled()).line(SweepSentences.ranking(study, slot));
        final List<Effect> ranked = study.ranked(slot);
        if (ranked.stream().anyMatch(effect -> effect.elementary().isPresent())) {
            elementary(ranked, Measure.of(slot));
            return;
        }
        final double[] means = ranked.stream()
                .flatMap(effect -> effect.curve().stream())
                .mapToDouble(level -> level.mean().value())
                .toArray();
        final double low = DoubleStream.of(means).min().orElse(0);
        final double high = DoubleStream.of(means).max().orElse(0);
        ranked.forEach(effect -> curve(effect, Measure.of(slot), low, high));
    }

    /** Adds a factor's means from its first value to its last; all factors of a metric share one scale. */
    private void curve(final Effect effect, final Measure measure, final double low, final double high) {
        final List<Effect.Level> curve = effect.curve();
        if (curve.isEmpty()) {
            out.row(name(effect), "no curve", "");
            return;
        }
        final Effect.Level first = curve.get(0);
        final Effect.Level last = curve.get(curve.size() - 1);
        out.curve(
                name(effect) + " " + first.value() + " → " + last.value(),
                measure.value(first.mean()).shortForm() + " → "
                        + measure.value(last.mean()).shortForm(),
                curve.stream().mapToDouble(level -> level.mean().value()).toArray(),
                low,
                high);
    }

    private void elementary(final List<Effect> ranked, final Measure measure) {
        out.table(Columns.of(ranked)
                .brief("", this::name)
                .brief(
                        "step",
                        effect -> effect.elementary().map(SweepSentences::step).orElse("-"))
                .brief(
                        "per step",
                        effect -> effect.elementary()
                                .flatMap(Effect.Elementary::mean)
                                .map(mean -> SweepSentences.signed(measure.value(mean)))
                                .orElse("-"))
                .brief(
                        "either way",
                        effect -> effect.elementary()
                                .map(e -> measure.value(e.size()).shortForm())
                                .orElse("-"))
                .brief(
                        "spread",
                        effect -> effect.elementary()
                                .map(e -> Numbers.value(measure.value(e.spread())))
                                .orElse("-")));
    }
}
