package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Criterion;
import org.sitrep.analysis.PairedStep;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Metric;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.report.chart.HistogramChart;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.chart.OutlinesChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/** Reports a comparison: verdicts, a picture of the paired differences per criterion, and each side by itself. */
public final class ComparisonReport extends StudyReport {
    /** The number of rows above which a table is only for reference. */
    private static final int MANY_ROWS = 24;

    /** The number of sides up to which each has its own sentence in the answer; more sides are grouped. */
    private static final int FEW_SIDES = 3;

    private static final String METHOD =
            "Every side played the same {many} on the same draws. A difference is the mean of the {many}' "
                    + "differences, so common luck cancels. Its interval holds for rare and skewed differences, "
                    + "too (Gaffke's method, for a number of {many} fixed in advance), and all of them hold "
                    + "together at {level}. \"Variance left\" is the "
                    + "share of the variance of two separate runs that pairing leaves: the smaller, the more "
                    + "the common draws have helped.";

    private static final String RATIO_METHOD =
            "A ratio is one sum over all {many} divided by another, and its difference is that of both sides' ratios. "
                    + "Each side's interval has half the error, so that of the difference holds in any case "
                    + "(Bonferroni). Common luck does not cancel in it.";

    private static final String OTHERS_METHOD =
            "All other metrics that differ by more than chance, the surest first. In expectation, no "
                    + "more than one in twenty of them differs by chance alone (Benjamini and Hochberg). Each "
                    + "difference has its own 95 % interval.";

    private static final String NOT_COMPARED =
            "These metrics are not measured on every side, or mean something else there. The hash of a side's "
                    + "outcomes is over the metrics that all sides have.";

    private final Comparison comparison;
    private final Comparison.Side base;
    private final RunResult first;
    private final TrialWord noun;
    private final SideWords changes;
    private final ComparisonSentences sentences;

    public ComparisonReport(final Comparison comparison) {
        super(title(comparison), subtitle(comparison.base().result()), comparison.command());
        this.comparison = comparison;
        base = comparison.base();
        first = base.result();
        noun = TrialWord.of(first);
        changes = new SideWords(first);
        sentences = new ComparisonSentences(comparison, changes, noun);
    }

    private static String title(final Comparison comparison) {
        final int sides = comparison.sides().size();
        return comparison.sides().stream()
                        .map(side -> side.result().title())
                        .filter(Streams.unseen())
                        .collect(Collectors.joining(" / "))
                + ": " + (sides == 2 ? "two" : sides) + " sides compared";
    }

    private static String subtitle(final RunResult first) {
        return "each on the same " + TrialWord.of(first).counted(first.completed() + first.aborted()) + ", seed "
                + first.seed();
    }

    @Override
    public ReportModel page() {
        final List<PairedStep> steps = comparison.steps();
        final List<String> sides = steps.stream()
                .map(step -> Sentences.capitalised(sentences.answer(step)))
                .toList();
        final ReportBuilder page = builder("comparison", noun);
        if (steps.size() <= FEW_SIDES) {
            page.answers(sides);
        } else {
            page.answer("Compared with " + base.name() + ":");
            sentences.groups().forEach(group -> page.answer(group + "."));
            page.section("verdicts", "Verdicts").texts(sides);
        }
        page.lookAt("best, median and worst of each side");
        warnings(page);
        comparison.criteria().forEach(criterion -> criterion(page, criterion));
        final boolean othersHaveRatios = alsoDiffering(page);
        notCompared(page);
        new ComparisonExamples(comparison, changes).add(page);
        return page.played("The set-up is that of " + base.name() + ".", played())
                .method()
                .text(METHOD.replace("{many}", noun.many()).replace("{level}", Numbers.level(comparison.level())))
                .texts(
                        hasRatio() || othersHaveRatios
                                ? List.of(RATIO_METHOD.replace("{many}", noun.many()))
                                : List.of())
                .cautions(comparison.sides().stream()
                        .map(side -> side.result().bot())
                        .toList())
                .again("The same comparison:", command())
                .build();
    }

    private boolean hasRatio() {
        return comparison.criteria().stream().anyMatch(by -> by.metric() instanceof Ratio);
    }

    private void warnings(final ReportBuilder page) {
        RunSentences.unplayed(first).ifPresent(page::warn);
        for (final Comparison.Side side : comparison.sides()) {
            page.warn(Sentences.abortedTrials(
                    side.name(), noun, side.result().aborted(), "excluded from its difference"));
        }
    }

    /** Adds all sides and their differences on one scale, and their distributions over each other. */
    private void criterion(final ReportBuilder page, final Criterion criterion) {
        final Metric metric = criterion.metric();
        final boolean paired = metric instanceof Slot;
        final String id = Ids.part(metric.name());
        final String inWords = comparison.steps().stream()
                .map(step -> Sentences.capitalised(changes.name(comparison.side(step))) + ": "
                        + sentences.verdict(step, criterion) + ".")
                .collect(Collectors.joining(" "));
        page.section(id, metric.label())
                .figure(
                        new IntervalChart(
                                "picture-comparison-" + id,
                                metric.label(),
                                "One dot per side, and its difference from " + base.name()
                                        + ". Intervals of differences hold together at "
                                        + Numbers.level(comparison.level()) + ". " + inWords,
                                Measure.of(metric).labelled(),
                                IntervalChart.Style.DOTS,
                                items(metric)),
                        caption(metric))
                .add(values(criterion)
                        .page(
                                "differences-comparison-" + id,
                                paired
                                        ? "Means, and differences paired by " + noun.one() + " on the same draws"
                                        : "Ratios and their differences"));
        outlines(page, id, metric);
    }

    private String caption(final Metric metric) {
        final String start = Double.isNaN(Measure.mean(first, metric).value())
                ? Sentences.capitalised(base.name()) + " has no value to compare with"
                : "The difference starts at the dashed line of " + base.name();
        return start + (metric.better() == Slot.Better.LOWER ? "; lower is better." : ".");
    }

    private List<IntervalChart.Item> items(final Metric metric) {
        final double from = Measure.mean(first, metric).value();
        final List<IntervalChart.Item> items = new ArrayList<>();
        items.add(new IntervalChart.Item(base.name(), Measure.mean(first, metric)));
        for (final PairedStep step : comparison.steps()) {
            final Comparison.Side side = comparison.side(step);
            items.add(new IntervalChart.Item(changes.name(side), Measure.mean(side.result(), metric)));
            items.add(IntervalChart.Item.difference("difference", difference(step, metric), from));
        }
        return items;
    }

    /** Adds the distributions of a counted metric over the same bins, unless the sides are many. */
    private void outlines(final ReportBuilder page, final String id, final Metric metric) {
        final List<Comparison.Side> sides = comparison.sides();
        if (!(metric instanceof Slot slot)
                || slot.kind() == Slot.Kind.FLAG
                || sides.size() > OutlinesChart.MAX_SIDES
                || sides.stream().anyMatch(side -> distribution(side, slot).isEmpty())) {
            return;
        }
        final List<List<HistogramChart.Bin>> bins = Distribution.together(
                sides.stream().map(side -> distribution(side, slot)).toList());
        final List<OutlinesChart.Side> drawn = IntStream.range(0, sides.size())
                .mapToObj(i -> new OutlinesChart.Side(changes.name(sides.get(i)), bins.get(i)))
                .toList();
        final String axis = Sentences.capitalised(slot.unit());
        final List<Integer> rows = IntStream.range(0, bins.get(0).size())
                .filter(bin -> bins.stream().anyMatch(side -> side.get(bin).trials() > 0))
                .boxed()
                .toList();
        final Columns<Integer> table =
                Columns.of(rows).text(axis, bin -> bins.get(0).get(bin).label());
        drawn.forEach(side -> table.number(
                side.label(), bin -> Numbers.percent(side.bins().get(bin).share())));
        page.figure(
                        new OutlinesChart(
                                "outlines-comparison-" + id,
                                metric.label(),
                                drawn.stream()
                                                .map(side -> side.label() + ": " + Sentences.binsInWords(side.bins()))
                                                .collect(Collectors.joining(". "))
                                        + " of the " + noun.many() + ".",
                                axis,
                                noun.many(),
                                drawn),
                        "The same bins for all; filled: " + base.name() + ".")
                .add(table.page(
                        "outlines-comparison-" + id + "-table",
                        metric.label() + ": share of " + noun.many() + " per value"));
    }

    private static Distribution distribution(final Comparison.Side side, final Slot slot) {
        final RunResult result = side.result();
        return new Distribution(slot, result.tallies().get(result.layout().index(slot.name())));
    }

    private Columns<Integer> values(final Criterion criterion) {
        final Metric metric = criterion.metric();
        final Columns<Integer> table = Columns.numbered(comparison.sides().size())
                .text("Side", side -> changes.name(comparison.sides().get(side)))
                .number(
                        Measure.of(metric).labelled(),
                        side -> value(comparison.sides().get(side), metric))
                .number(
                        "Difference",
                        step(step -> Numbers.withUnit(
                                difference(step, metric), Measure.of(metric).points())));
        if (metric instanceof Slot slot) {
            table.number("Differing", step(step -> Paired.differing(step, slot)))
                    .number("Variance left", step(step -> Paired.pairing(step, slot)));
        }
        return table.text("Verdict", step(step -> sentences.word(step, criterion)));
    }

    /** Returns the cells of a column about differences, which the first side does not have. */
    private Function<Integer, String> step(final Function<PairedStep, String> cell) {
        return side -> side == 0 ? "" : cell.apply(comparison.steps().get(side - 1));
    }

    /** Adds the other differences; returns whether there are ratios among them. */
    private boolean alsoDiffering(final ReportBuilder page) {
        final List<Paired.Row> rows = new ArrayList<>();
        for (final PairedStep step : comparison.steps()) {
            comparison.alsoDiffering(step).forEach(metric -> rows.add(row(step, metric, Estimates.DEFAULT_LEVEL)));
        }
        if (rows.isEmpty()) {
            return false;
        }
        page.section("else", "Other differences")
                .text(OTHERS_METHOD)
                .add(Columns.of(rows)
                        .text("Side", row -> row.names().get(0))
                        .text("Metric", row -> row.metric().label())
                        .number(
                                "Difference",
                                row -> Numbers.withUnit(
                                        Measure.of(row.metric()).change(row.difference()),
                                        Measure.of(row.metric()).points()))
                        .number("Differing", Paired.Row::differing)
                        .page(
                                "differing-else",
                                "Differences of other metrics from " + base.name(),
                                rows.size() > MANY_ROWS));
        return rows.stream().anyMatch(row -> row.metric() instanceof Ratio);
    }

    private Paired.Row row(final PairedStep step, final Metric metric, final double level) {
        return new Paired.Row(
                List.of(comparison.side(step).name(), base.name()),
                step,
                metric,
                comparison.difference(step, metric, level));
    }

    private void notCompared(final ReportBuilder page) {
        final List<Comparison.Side> sides = comparison.sides().stream()
                .filter(side -> !side.alone().isEmpty())
                .toList();
        if (sides.isEmpty()) {
            return;
        }
        page.section("alone", "Not compared").text(NOT_COMPARED);
        sides.forEach(
                side -> page.text(Sentences.capitalised(side.name()) + ": " + String.join("; ", side.alone()) + "."));
    }

    /** Returns the content of each side and its hash, for comparison with another run. */
    private Played played() {
        final Played played =
                new Played().scenario(first.title(), first.scenario()).setup(first);
        for (final Comparison.Side side : comparison.sides()) {
            final RunResult result = side.result();
            final RichText hash = RichText.of(", hash of all outcomes ").code(result.outcomeHash());
            played.side(
                    side.name(), result.scenario(), result.bot(), result.botFile(), ContentSummary.of(result), hash);
        }
        return played.sources().made(first);
    }

    @Override
    public Brief brief(final int width) {
        final Brief out = head();
        RunSentences.unplayed(first).ifPresent(out::line);
        comparison.criteria().forEach(criterion -> brief(out, criterion.metric()));
        out.line("")
                .line("Intervals of differences hold together at " + Numbers.level(comparison.level()) + notes())
                .heading("Verdict");
        comparison.steps().forEach(step -> out.verdict(sentences.side(step)));
        comparison.steps().forEach(step -> sentences.alsoDiffering(step).ifPresent(out::line));
        comparison.sides().stream()
                .filter(side -> !side.alone().isEmpty())
                .forEach(side -> out.line(ComparisonSentences.notCompared(side)));
        return comparison.steps().size() > 1 ? out.lines(sentences.groups()) : out;
    }

    /** Returns what the columns of the criteria need to be understood. */
    private String notes() {
        final boolean paired = comparison.criteria().stream().anyMatch(by -> by.metric() instanceof Slot);
        return (paired ? "; variance: the share of the variance of runs on separate draws that pairing leaves." : ".")
                + (hasRatio() ? " Common luck does not cancel in the difference of a ratio." : "");
    }

    private void brief(final Brief out, final Metric metric) {
        final List<PairedStep> steps = comparison.steps();
        final Columns<Integer> table = Columns.numbered(steps.size() + 1)
                .brief("", side -> comparison.sides().get(side).name())
                .brief(
                        metric instanceof Slot ? "mean" : "ratio",
                        side -> value(comparison.sides().get(side), metric));
        if (metric instanceof Slot slot) {
            table.brief("paired difference", side -> side == 0 ? "" : paired(steps.get(side - 1), slot))
                    .brief("variance", side -> side == 0 ? "" : Paired.pairing(steps.get(side - 1), slot));
        } else {
            table.brief(
                    "difference",
                    side -> side == 0
                            ? ""
                            : difference(steps.get(side - 1), metric).shortForm());
        }
        out.heading(Measure.of(metric).labelled()).table(table);
    }

    private String paired(final PairedStep step, final Slot slot) {
        final String difference = difference(step, slot).shortForm();
        return Paired.fewerPairs(step, slot)
                .map(pairs -> difference + ", " + pairs + " pairs")
                .orElse(difference);
    }

    /**
     * {@inheritDoc} The verdict is given where the metric is a criterion; its interval then holds jointly with others.
     */
    @Override
    public List<Columns<?>> tables() {
        final List<Paired.Row> differences = new ArrayList<>();
        for (final PairedStep step : comparison.steps()) {
            metrics()
                    .map(metric -> row(
                            step,
                            metric,
                            criterion(metric).isPresent() ? comparison.eachLevel() : Estimates.DEFAULT_LEVEL))
                    .forEach(differences::add);
        }
        final List<SideMetric> sides = comparison.sides().stream()
                .flatMap(side -> metrics().map(metric -> new SideMetric(side, metric)))
                .toList();
        return List.of(
                Paired.methods(Paired.variance(Paired.csv(differences, "difference", "side", "base")))
                        .data(
                                "verdict",
                                row -> criterion(row.metric())
                                        .<Object>map(by -> comparison.verdict(row.step(), by))
                                        .orElse(""))
                        .csv("differences.csv"),
                Columns.of(sides)
                        .csv("sides.csv")
                        .data("side", row -> row.side().name())
                        .data("metric", row -> row.metric().name())
                        .estimate("value", row -> Measure.raw(row.side().result(), row.metric()))
                        .data("unit", row -> row.metric().unit()));
    }

    /** Returns all metrics: slots, then ratios. */
    private Stream<Metric> metrics() {
        return Stream.concat(first.layout().slots().stream(), first.layout().ratios().stream());
    }

    private record SideMetric(Comparison.Side side, Metric metric) {}

    private Optional<Criterion> criterion(final Metric metric) {
        return comparison.criteria().stream()
                .filter(by -> by.metric().equals(metric))
                .findFirst();
    }

    private static String value(final Comparison.Side side, final Metric metric) {
        return Numbers.withUnit(Measure.mean(side.result(), metric), "");
    }

    /** Returns the difference to the first side, with the metric's own sign. */
    private Estimate difference(final PairedStep step, final Metric metric) {
        return Measure.of(metric).change(comparison.difference(step, metric, comparison.eachLevel()));
    }
}
