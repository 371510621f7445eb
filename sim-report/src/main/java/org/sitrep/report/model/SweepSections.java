package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.sweep.Effect;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.HeatChart;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.chart.Layer;
import org.sitrep.report.chart.ResponseChart;
import org.sitrep.report.chart.Role;
import org.sitrep.report.chart.TargetBand;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/**
 * Builds the section of a sweep about one metric: the ranking and a curve of each factor, and a heat map for a grid of
 * two factors.
 *
 * @param where prefix of a metric's name if there are several scenarios
 * @param number of the study
 * @param words what people call the varied values
 */
record SweepSections(SweepResult sweep, SweepStudy study, String where, int number, ValueWords words) {
    SweepSections(final SweepResult sweep, final SweepStudy study, final String where, final int number) {
        this(sweep, study, where, number, SweepSentences.words(study));
    }

    /** The largest number of curves that does not bury the ranking. */
    private static final int MAX_CURVES = 6;

    /** Returns the id of a metric's section, without the prefix of the report. */
    static String id(final int study, final Slot slot) {
        return study + "-" + Ids.part(slot.name());
    }

    private String id(final Slot slot) {
        return "sweep-" + id(number, slot);
    }

    void metric(final ReportBuilder page, final Slot slot) {
        final List<Effect> ranked = study.ranked(slot);
        final List<Effect> curves = ranked.stream()
                .filter(effect -> effect.curve().size() > 1)
                .limit(MAX_CURVES)
                .toList();
        page.section(id(number, slot), where + slot.label()).add(ranking(slot, ranked));
        // The answer says all that a table of one value would.
        if (ranked.size() > 1 || curves.isEmpty()) {
            page.add(table(slot, ranked));
        }
        page.add(means(slot, ranked));
        heat(slot).ifPresent(map -> page.add(map).add(cells(slot, map)));
        curves.forEach(effect -> page.add(curve(slot, effect)).add(levels(slot, effect)));
    }

    private Optional<Block> ranking(final Slot slot, final List<Effect> ranked) {
        final List<IntervalChart.Item> items = new ArrayList<>();
        for (final Effect effect : ranked) {
            bar(effect)
                    .ifPresent(estimate -> items.add(new IntervalChart.Item(
                            words.name(effect.path()),
                            effect.shares().isPresent()
                                    ? Numbers.inPercent(estimate)
                                    : Measure.of(slot).change(estimate))));
        }
        if (items.size() < 2) {
            return Optional.empty();
        }
        final boolean shares = ranked.get(0).shares().isPresent();
        final boolean walks = ranked.get(0).elementary().isPresent();
        final String unit = Measure.of(slot).points();
        final String axis = shares
                ? "total share of the variance, %"
                : (walks ? "mean size of the change by one step, " : "change over its range, ") + unit;
        return Optional.of(new Block.Figure(
                new IntervalChart(
                        "ranking-" + id(slot),
                        where + "Effects on " + slot.label(),
                        SweepSentences.answer(study, slot, Integer.MAX_VALUE),
                        axis,
                        shares || walks ? IntervalChart.Style.BARS : IntervalChart.Style.TORNADO,
                        items),
                RichText.of(SweepSentences.reading(sweep))));
    }

    /** Returns the mean changes of walks, which have a sign; nothing for fewer than two numbers. */
    private Optional<Block> means(final Slot slot, final List<Effect> ranked) {
        final List<IntervalChart.Item> items = new ArrayList<>();
        for (final Effect effect : ranked) {
            effect.elementary()
                    .flatMap(Effect.Elementary::mean)
                    .ifPresent(mean -> items.add(new IntervalChart.Item(
                            words.name(effect.path()) + " by "
                                    + SweepSentences.step(effect.elementary().get()),
                            Measure.of(slot).change(mean))));
        }
        if (items.size() < 2) {
            return Optional.empty();
        }
        final String said = "Mean change of " + slot.label() + " when a number rises by one step.";
        return Optional.of(new Block.Figure(
                new IntervalChart(
                        "means-" + id(slot),
                        where + "Direction of the effects on " + slot.label(),
                        said,
                        "mean change by one step, " + Measure.of(slot).points(),
                        IntervalChart.Style.TORNADO,
                        items),
                RichText.of(said
                        + " A mean near 0 with a large size: the value adds in one place and takes away in another.")));
    }

    private static Optional<Estimate> bar(final Effect effect) {
        return effect.shares().isPresent() || effect.elementary().isPresent()
                ? effect.weight()
                : effect.overRange().or(effect::widest).map(Effect.Span::change);
    }

    private Block table(final Slot slot, final List<Effect> ranked) {
        final Measure measure = Measure.of(slot);
        final Columns<Effect> table = Columns.of(ranked).text("Value", effect -> words.name(effect.path()));
        final boolean shares =
                ranked.stream().anyMatch(effect -> effect.shares().isPresent());
        if (shares) {
            table.number("Share by itself, %", effect -> percent(effect.shares().map(Effect.Shares::first)))
                    .number("Total share, %", effect -> percent(effect.shares().map(Effect.Shares::total)));
        }
        if (ranked.stream().anyMatch(effect -> effect.elementary().isPresent())) {
            table.number(
                            "Step",
                            effect -> effect.elementary()
                                    .map(SweepSentences::step)
                                    .orElse("–"))
                    .number(
                            "Mean change per step",
                            effect -> effect.elementary()
                                    .flatMap(Effect.Elementary::mean)
                                    .map(of -> SweepSentences.signed(measure.value(of)))
                                    .orElse("–"))
                    .number("Either way", effect -> plain(effect.elementary().map(Effect.Elementary::size), measure))
                    .number("Spread", effect -> plain(effect.elementary().map(Effect.Elementary::spread), measure));
        } else {
            if (!shares) {
                table.number("From first to last", effect -> spanned(effect, effect.overRange(), measure));
            }
            table.number("Largest change", effect -> spanned(effect, effect.widest(), measure));
        }
        return table.text("Shown", effect -> effect.shows() ? "yes" : "no")
                .page(
                        "effects-" + id(slot),
                        "Effect of each value on " + Labels.withUnit(slot.label(), measure.points())
                                + "; \"Shown\": whether it is more than chance");
    }

    private String spanned(final Effect effect, final Optional<Effect.Span> span, final Measure measure) {
        return span.map(of -> SweepSentences.signed(measure.value(of.change())) + ", "
                        + words.value(effect.path(), of.from()) + " to " + words.value(effect.path(), of.to()))
                .orElse("–");
    }

    private static String plain(final Optional<Estimate> estimate, final Measure measure) {
        return estimate.map(of -> measure.value(of).shortForm()).orElse("–");
    }

    private static String percent(final Optional<Estimate> share) {
        return share.map(of -> Numbers.inPercent(of).shortForm()).orElse("–");
    }

    private Block curve(final Slot slot, final Effect effect) {
        final String id = "curve-" + id(slot) + "-" + Ids.part(effect.path());
        final String title = where + slot.label() + " by " + words.name(effect.path());
        final String description = Sentences.capitalised(effect.basis()) + ", each with its own "
                + Numbers.level(effect.curve().get(0).mean().level()) + " interval.";
        final String values = values(slot, effect);
        final String axis = Measure.of(slot).labelled();
        final boolean numbers = effect.curve().stream().noneMatch(level -> Double.isNaN(level.at()));
        final Chart chart = numbers
                ? new ResponseChart(
                        id,
                        title,
                        description + " " + values,
                        axis,
                        words.name(effect.path()),
                        effect.curve().stream()
                                .map(level -> new Layer.Spot(
                                        level.at(), Measure.of(slot).value(level.mean())))
                                .toList(),
                        base(slot),
                        ResponseChart.Aim.NONE)
                : new IntervalChart(
                        id,
                        title,
                        description + " " + values,
                        axis,
                        IntervalChart.Style.DOTS,
                        effect.curve().stream()
                                .map(level -> new IntervalChart.Item(
                                        words.value(effect.path(), level.value()),
                                        Measure.of(slot).value(level.mean())))
                                .toList());
        return new Block.Figure(chart, RichText.of(ends(slot, effect)));
    }

    /** Returns the table behind a curve. */
    private Block levels(final Slot slot, final Effect effect) {
        return Columns.of(effect.curve())
                .text(
                        Sentences.capitalised(words.name(effect.path())),
                        level -> words.value(effect.path(), level.value()))
                .number(
                        Measure.of(slot).labelled(),
                        level -> Measure.of(slot).value(level.mean()).shortForm())
                .page(
                        "curve-" + id(slot) + "-" + Ids.part(effect.path()) + "-table",
                        where + slot.label() + " by " + words.name(effect.path()));
    }

    private String values(final Slot slot, final Effect effect) {
        return effect.curve().stream()
                        .map(level -> words.value(effect.path(), level.value()) + ": "
                                + Measure.of(slot).value(level.mean()).shortForm())
                        .collect(Collectors.joining("; "))
                + ".";
    }

    /** Returns the caption of a curve: its highest and its lowest value. */
    private String ends(final Slot slot, final Effect effect) {
        final List<Effect.Level> curve = effect.curve();
        final Comparator<Effect.Level> byMean =
                Comparator.comparingDouble(level -> level.mean().value());
        final Effect.Level most = Collections.max(curve, byMean);
        final Effect.Level least = Collections.min(curve, byMean);
        return byMean.compare(most, least) == 0
                ? "Equal at all values: " + Measure.of(slot).value(most.mean()).shortForm() + "."
                : "Highest at " + at(slot, effect, most) + "; lowest at " + at(slot, effect, least) + ".";
    }

    private String at(final Slot slot, final Effect effect, final Effect.Level level) {
        return words.value(effect.path(), level.value()) + ": "
                + Measure.of(slot).value(level.mean()).shortForm();
    }

    /** Returns the unchanged value. It is comparable only with points of a single factor, where all else is equal. */
    private double base(final Slot slot) {
        return sweep.factors().size() > 1
                ? Double.NaN
                : study.base()
                        .map(base -> Measure.of(slot)
                                .value(base.estimates().get(slot.name()))
                                .value())
                        .orElse(Double.NaN);
    }

    /** Returns the table behind a map: a row and a column per value, as in the picture. */
    private Block cells(final Slot slot, final Block.Figure map) {
        final HeatChart chart = (HeatChart) map.chart();
        final Columns<Integer> table = Columns.numbered(chart.rows().size())
                .text(Sentences.capitalised(chart.down()), row -> chart.rows().get(row));
        for (int c = 0; c < chart.columns().size(); c++) {
            final int column = c;
            table.number(
                    chart.across() + " " + chart.columns().get(c),
                    row -> Numbers.withUnit(chart.cells().get(row).get(column), ""));
        }
        return table.page("heat-" + id(slot) + "-table", where + slot.label() + " by both values");
    }

    private Optional<Block.Figure> heat(final Slot slot) {
        if (sweep.design() != Design.Kind.GRID || sweep.factors().size() != 2) {
            return Optional.empty();
        }
        final Factor down = sweep.factors().get(0);
        final Factor across = sweep.factors().get(1);
        final List<String> rows = met(down);
        final List<String> columns = met(across);
        if (rows.size() < 2 || columns.size() < 2) {
            return Optional.empty();
        }
        final List<List<Estimate>> cells = rows.stream()
                .map(row -> columns.stream()
                        .map(column -> cell(slot, down.path(), row, across.path(), column))
                        .toList())
                .toList();
        final String axis = Measure.of(slot).labelled();
        return Optional.of(new Block.Figure(
                new HeatChart(
                        "heat-" + id(slot),
                        where + slot.label() + " by both values",
                        "One cell per combination. " + extremes(rows, columns, cells),
                        axis,
                        words.name(across.path()),
                        words.name(down.path()),
                        columns.stream()
                                .map(value -> words.value(across.path(), value))
                                .toList(),
                        rows.stream()
                                .map(value -> words.value(down.path(), value))
                                .toList(),
                        cells,
                        TargetBand.NONE,
                        now(down, rows, across, columns)),
                RichText.of(extremes(rows, columns, cells))));
    }

    /** Returns the cell whose content is that of the unchanged scenario; none if no point has it. */
    private List<HeatChart.Spot> now(
            final Factor down, final List<String> rows, final Factor across, final List<String> columns) {
        return study.varied().stream()
                .filter(point -> study.base().stream()
                        .anyMatch(base -> base.contentSha256().equals(point.contentSha256())))
                .limit(1)
                .map(point -> new HeatChart.Spot(
                        rows.indexOf(point.values().get(down.path())),
                        columns.indexOf(point.values().get(across.path())),
                        Role.NOW))
                .toList();
    }

    private static String extremes(
            final List<String> rows, final List<String> columns, final List<List<Estimate>> cells) {
        final Comparator<int[]> byValue =
                Comparator.comparingDouble(at -> cells.get(at[0]).get(at[1]).value());
        final List<int[]> played = new ArrayList<>();
        for (int r = 0; r < rows.size(); r++) {
            for (int c = 0; c < columns.size(); c++) {
                if (!Double.isNaN(cells.get(r).get(c).value())) {
                    played.add(new int[] {r, c});
                }
            }
        }
        if (played.isEmpty()) {
            return "None was played.";
        }
        final int[] most = Collections.max(played, byValue);
        final int[] least = Collections.min(played, byValue);
        return byValue.compare(most, least) == 0
                ? "Equal at all points: " + cells.get(most[0]).get(most[1]).shortForm() + "."
                : "Highest at " + at(rows, columns, cells, most) + "; lowest at " + at(rows, columns, cells, least)
                        + ".";
    }

    private static String at(
            final List<String> rows, final List<String> columns, final List<List<Estimate>> cells, final int[] at) {
        return rows.get(at[0]) + " and " + columns.get(at[1]) + ": "
                + cells.get(at[0]).get(at[1]).shortForm();
    }

    private List<String> met(final Factor factor) {
        return study.varied().stream()
                .map(point -> point.values().get(factor.path()))
                .filter(Streams.unseen())
                .toList();
    }

    private Estimate cell(
            final Slot slot, final String down, final String row, final String across, final String column) {
        for (final SweepPoint point : study.varied()) {
            if (point.values().get(down).equals(row)
                    && point.values().get(across).equals(column)) {
                return Measure.of(slot).value(point.estimates().get(slot.name()));
            }
        }
        return new Estimate(Double.NaN, Double.NaN, Double.NaN, sweep.level(), 0, slot.unit(), "not played");
    }
}
