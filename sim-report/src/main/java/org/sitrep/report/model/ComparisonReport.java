package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Criterion;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Standouts;
import org.sitrep.analysis.Verdict;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Metric;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
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

    /** The number of other differences that fit on a terminal. */
    private static final int MAX_OTHERS = 3;

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

    public ComparisonReport(final Comparison comparison) {
        super(title(comparison), subtitle(comparison.base().result()), comparison.command());
        this.comparison = comparison;
        base = comparison.base();
        first = base.result();
        noun = TrialWord.of(first);
        changes = new SideWords(first);
    }

    private static String title(final Comparison comparison) {
        final int sides = comparison.sides().size();
        return comparison.sides().stream()
                        .map(side -> side.result().title())
                        .distinct()
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
        final List<String> sides =
                steps.stream().map(step -> Sentences.capitalised(answer(step))).toList();
        final ReportBuilder page = builder("comparison", noun);
        if (steps.size() <= FEW_SIDES) {
            page.answers(sides);
        } else {
            page.answer("Compared with " + base.name() + ":");
            groups().forEach(group -> page.answer(group + "."));
            page.section("verdicts", "Verdicts").texts(sides);
        }
        page.lookAt("best, median and worst of each side");
        warnings(page);
        comparison.criteria().forEach(criterion -> criterion(page, criterion));
        final boolean othersHaveRatios = alsoDiffering(page);
        notCompared(page);
        examples(page);
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
                        + verdict(step, criterion) + ".")
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
        return table.text("Verdict", step(step -> word(step, criterion)));
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

    /**
     * Adds best, median and worst of each side, and one trial of the first side that each other side ended otherwise.
     */
    private void examples(final ReportBuilder page) {
        final Metric by = comparison.criteria().stream()
                .map(Criterion::metric)
                .filter(Slot.class::isInstance)
                .findFirst()
                .or(() -> first.layout().metric(first.layout().headline()))
                .orElseThrow();
        page.examples("Best, median and worst by " + by.label() + ". " + Sentences.SAME_DICE);
        for (final Comparison.Side side : comparison.sides()) {
            page.add(ExampleTrials.of(side.result(), by.name()).blocks(changes.name(side)));
            if (side != base) {
                page.add(divergentTrial(side, by));
            }
        }
    }

    /** Returns a trial that another side is known to end otherwise; if there is none, the worst of the first side. */
    private Optional<Block> divergentTrial(final Comparison.Side side, final Metric by) {
        final OptionalLong parted = parting(comparison, side);
        final Optional<Long> trial = parted.isPresent()
                ? Optional.of(parted.getAsLong())
                : ExampleTrials.of(first, by.name()).worst().map(ExampleTrials.Example::trial);
        return trial.flatMap(number -> beside(comparison, side, number))
                .map(both -> both.labelled(RichText.of(
                                "Where they part: " + noun.one() + " " + both.trial() + " of " + base.name() + ", and ")
                        .strong(changes.name(side))
                        .plain(" on the same draws:")));
    }

    private static OptionalLong parting(final Comparison comparison, final Comparison.Side side) {
        final RunResult base = comparison.base().result();
        return comparison.criteria().stream()
                .flatMap(by -> comparison.parts(by.metric()).stream())
                .map(part -> base.layout().index(part.name()))
                .map(slot -> Standouts.parting(
                        base.tallies().get(slot), side.result().tallies().get(slot), base.playedEnd()))
                .filter(OptionalLong::isPresent)
                .findFirst()
                .orElse(OptionalLong.empty());
    }

    private static Optional<NamedTrial> beside(
            final Comparison comparison, final Comparison.Side side, final long trial) {
        final RunResult base = comparison.base().result();
        return TrialSetting.of(base).beside(TrialSetting.of(side.result()), side.name(), base.seed(), trial);
    }

    /**
     * Returns the command that replays one trial, of those that ended otherwise, for the first side and another. Empty
     * if none is known, or if the other side cannot be expressed as changes to the first.
     */
    public static Optional<String> apart(final Comparison comparison, final Comparison.Side side) {
        final OptionalLong trial = parting(comparison, side);
        return trial.isEmpty()
                ? Optional.empty()
                : beside(comparison, side, trial.getAsLong()).map(NamedTrial::line);
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
        comparison.steps().forEach(step -> out.verdict(side(step)));
        comparison.steps().forEach(step -> alsoDiffering(step).ifPresent(out::line));
        comparison.sides().stream()
                .filter(side -> !side.alone().isEmpty())
                .forEach(side -> out.line(notCompared(side)));
        return comparison.steps().size() > 1 ? out.lines(groups()) : out;
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

    /** Returns the verdict by one criterion in a few words: {@code better on survivors by 0.31 ± 0.04 Marines}. */
    private String verdict(final PairedStep step, final Criterion criterion) {
        final Measure measure = Measure.of(criterion.metric());
        final Estimate gain = comparison.gain(step, criterion);
        final String on = " on " + measure.label();
        return switch (comparison.verdict(step, criterion)) {
            case ALIKE -> "the same" + on + " in every " + noun.one();
            case BETTER -> "better" + on + " by " + measure.amount(gain);
            case WORSE -> "worse" + on + " by " + measure.amount(gain.negated());
            case EQUAL -> "no difference" + on + " of " + measure.amount(criterion.matters()) + " or more";
            case OPEN ->
                Double.isNaN(gain.low())
                        ? noRatio(step, criterion.metric())
                                .map(why -> "no value" + on + ", since " + why)
                                .orElse("too few " + noun.many() + " to tell" + on)
                        : "no difference shown" + on + ", none larger than " + largest(gain, measure);
        };
    }

    /** Returns why a ratio has no value on one or both sides; empty if it has one. */
    private Optional<String> noRatio(final PairedStep step, final Metric metric) {
        final Slot last = comparison.parts(metric).get(comparison.parts(metric).size() - 1);
        final int denominator = first.layout().index(last.name());
        final String none = Stream.of(base, comparison.side(step))
                .filter(side -> metric instanceof Ratio
                        && side.result().tallies().get(denominator).sum() == 0)
                .map(Comparison.Side::name)
                .collect(Collectors.joining(" and "));
        return none.isEmpty()
                ? Optional.empty()
                : Optional.of("\"" + last.label() + "\" is 0 in every " + noun.one() + " of " + none);
    }

    private static String largest(final Estimate gain, final Measure measure) {
        return measure.atMost(Math.max(Math.abs(gain.low()), Math.abs(gain.high())));
    }

    private String word(final PairedStep step, final Criterion criterion) {
        return switch (comparison.verdict(step, criterion)) {
            case ALIKE -> "the same";
            case BETTER -> "better";
            case WORSE -> "worse";
            case EQUAL -> "equal";
            case OPEN -> hasValue(step, criterion) ? "not shown" : "no value";
        };
    }

    private boolean hasValue(final PairedStep step, final Criterion criterion) {
        return !Double.isNaN(comparison.gain(step, criterion).value());
    }

    private static boolean isShown(final Verdict verdict) {
        return verdict == Verdict.BETTER || verdict == Verdict.WORSE;
    }

    /**
     * Returns a side in a sentence, shown differences first: {@code flak-jackets is better than reference: better on
     * ...}.
     */
    private String side(final PairedStep step) {
        return side(step, comparison.side(step).name(), by -> verdict(step, by));
    }

    /** Returns the sentence with the changes in words, and the values of both sides. */
    private String answer(final PairedStep step) {
        return side(step, changes.nameAndChanges(comparison.side(step)), by -> fromTo(step, by));
    }

    /** Returns e.g. {@code Marines who survive 5.976 to 5.909, worse by 0.07 ± 0.03}; without values, the verdict. */
    private String fromTo(final PairedStep step, final Criterion by) {
        final Verdict verdict = comparison.verdict(step, by);
        if (verdict == Verdict.ALIKE || !hasValue(step, by)) {
            return verdict(step, by);
        }
        final Measure measure = Measure.of(by.metric());
        final String values =
                bare(first, by.metric()) + " to " + bare(comparison.side(step).result(), by.metric());
        if (!isShown(verdict)) {
            return verdict(step, by) + " (" + values + ")";
        }
        final Estimate gain = comparison.gain(step, by);
        final String unit = Labels.unitAfter(measure.label(), measure.points());
        return measure.label() + " " + values + (measure.share() ? " %" : "") + ", "
                + (verdict == Verdict.BETTER ? "better by " : "worse by ")
                + measure.change(verdict == Verdict.BETTER ? gain : gain.negated())
                        .shortForm()
                + (unit.isEmpty() ? "" : " " + unit);
    }

    /** Returns the mean or ratio of a run without its interval. */
    private static String bare(final RunResult result, final Metric metric) {
        return Measure.mean(result, metric).shortForm().split(" ", 2)[0];
    }

    private String side(final PairedStep step, final String name, final Function<Criterion, String> verdict) {
        final List<Metric> deciding = comparison.deciding(step);
        final String verdicts = comparison.criteria().stream()
                .sorted(Comparator.comparing((Criterion by) -> !deciding.contains(by.metric()))
                        .thenComparing(by -> !isShown(comparison.verdict(step, by))))
                .map(verdict)
                .collect(Collectors.joining("; "));
        final String lead = switch (comparison.overall(step)) {
            case SAME -> name + " plays the same as " + base.name();
            case UPGRADE -> name + " is better than " + base.name();
            case SIDEGRADE -> name + " is a sidegrade of " + base.name();
            case EQUAL -> name + " is equal to " + base.name();
            case DOWNGRADE -> name + " is worse than " + base.name();
            case UNPLAYED ->
                (comparison.side(step).result().completed() == 0 ? name : base.name()) + " completed no " + noun.one()
                        + ", so " + name + " and " + base.name() + " cannot be compared";
            case OPEN ->
                comparison.criteria().stream().anyMatch(by -> hasValue(step, by))
                        ? name + " cannot be distinguished from " + base.name()
                        : name + " and " + base.name() + " cannot be compared";
        };
        return comparison.overall(step) == Verdict.Overall.UNPLAYED
                ? lead + "."
                : lead + decidedBy(deciding) + ": " + verdicts + ".";
    }

    /** Returns which criteria decided, if some of several come before the others; else nothing. */
    private String decidedBy(final List<Metric> deciding) {
        final boolean ranked = comparison.criteria().stream()
                        .map(by -> by.metric().leads())
                        .distinct()
                        .count()
                > 1;
        return ranked && !deciding.isEmpty()
                ? deciding.stream()
                        .map(metric -> Measure.of(metric).label())
                        .collect(Collectors.joining(" and ", ", decided by ", ""))
                : "";
    }

    /** Returns the few surest of the other differences of a side; empty if there are none. */
    private Optional<String> alsoDiffering(final PairedStep step) {
        final List<Metric> metrics = comparison.alsoDiffering(step);
        if (metrics.isEmpty()) {
            return Optional.empty();
        }
        final String surest = metrics.stream()
                .limit(MAX_OTHERS)
                .map(metric -> metric.label() + " ("
                        + Measure.of(metric).amount(comparison.difference(step, metric, Estimates.DEFAULT_LEVEL)) + ")")
                .collect(Collectors.joining(", "));
        final int left = metrics.size() - MAX_OTHERS;
        return Optional.of("In addition, " + comparison.side(step).name() + " differs on " + surest
                + (left > 0 ? " and " + left + " more (see the report)" : "") + ".");
    }

    /** Returns the first few of the metrics that a side has and not every other. */
    private static String notCompared(final Comparison.Side side) {
        final List<String> alone = side.alone();
        final int left = alone.size() - MAX_OTHERS;
        return "Not compared, metrics of " + side.name() + " that not every side has: "
                + String.join("; ", alone.subList(0, Math.min(MAX_OTHERS, alone.size())))
                + (left > 0 ? " and " + left + " more (see the report)" : "") + ".";
    }

    /** Returns the sides by their verdict over all criteria, best first: {@code Better: a, b}. */
    private List<String> groups() {
        final Map<Verdict.Overall, String> words = new LinkedHashMap<>();
        words.put(Verdict.Overall.UPGRADE, "Better");
        words.put(Verdict.Overall.SIDEGRADE, "Sidegrade");
        words.put(Verdict.Overall.EQUAL, "Equal");
        words.put(Verdict.Overall.SAME, "The same");
        words.put(Verdict.Overall.OPEN, "Open");
        words.put(Verdict.Overall.UNPLAYED, "Not compared");
        words.put(Verdict.Overall.DOWNGRADE, "Worse");
        final List<String> groups = new ArrayList<>();
        words.forEach((overall, word) -> {
            final String names = comparison.steps().stream()
                    .filter(step -> comparison.overall(step) == overall)
                    .map(step -> comparison.side(step).name())
                    .collect(Collectors.joining(", "));
            if (!names.isEmpty()) {
                groups.add(word + ": " + names);
            }
        });
        return groups;
    }
}
