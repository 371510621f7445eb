package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Criterion;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Standouts;
import org.sitrep.analysis.Verdict;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.report.chart.IntervalChart;
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

    private static final String OTHERS_METHOD =
            "All other numbers of a {one} that differ by more than chance, the surest first. In expectation, no "
                    + "more than one in twenty of them differs by chance alone (Benjamini and Hochberg). Each "
                    + "difference has its own 95 % interval.";

    private static final String NOT_COMPARED =
            "These metrics are not measured on every side, or mean something else there. The hash of a side's "
                    + "outcomes is over the metrics that all sides have.";

    private final Comparison comparison;
    private final Comparison.Side base;
    private final RunResult first;
    private final TrialWord noun;

    public ComparisonReport(final Comparison comparison) {
        super(title(comparison), subtitle(comparison.base().result()), comparison.command());
        this.comparison = comparison;
        base = comparison.base();
        first = base.result();
        noun = TrialWord.of(first);
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
                steps.stream().map(step -> Sentences.capitalised(side(step))).toList();
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
        for (final PairedStep step : steps.subList(0, Math.min(FEW_SIDES, steps.size()))) {
            comparison.criteria().forEach(criterion -> tile(page, step, criterion.slot()));
        }
        comparison.criteria().forEach(criterion -> criterion(page, criterion));
        alsoDiffering(page);
        notCompared(page);
        page.section("sides", "Individual sides").add(sides().page("sides", "Means, each with its own 95 % interval"));
        examples(page);
        return page.played("The set-up is that of " + base.name() + ".", played())
                .method()
                .text(METHOD.replace("{many}", noun.many()).replace("{level}", Numbers.level(comparison.level())))
                .cautions(comparison.sides().stream()
                        .map(side -> side.result().bot())
                        .toList())
                .again("The same comparison:", command())
                .build();
    }

    private void tile(final ReportBuilder page, final PairedStep step, final Slot slot) {
        page.tile(
                slot.label() + ", " + comparison.side(step).name() + " minus " + base.name(),
                Numbers.withUnit(
                        difference(step, slot),
                        Labels.unitAfter(slot.label(), Measure.of(slot).points())),
                Ids.part(slot.name()));
    }

    private void warnings(final ReportBuilder page) {
        RunSentences.unplayed(first).ifPresent(page::warn);
        for (final Comparison.Side side : comparison.sides()) {
            page.warn(Sentences.abortedTrials(
                    side.name(), noun, side.result().aborted(), "excluded from its difference"));
        }
    }

    private void criterion(final ReportBuilder page, final Criterion criterion) {
        final Slot slot = criterion.slot();
        final String id = Ids.part(slot.name());
        final String points = Measure.of(slot).points();
        final List<IntervalChart.Item> items = comparison.steps().stream()
                .map(step -> new IntervalChart.Item(comparison.side(step).name(), difference(step, slot)))
                .toList();
        final String what = slot.label() + ", difference from " + base.name();
        final String inWords = comparison.steps().stream()
                .map(step ->
                        Sentences.capitalised(comparison.side(step).name()) + ": " + verdict(step, criterion) + ".")
                .collect(Collectors.joining(" "));
        page.section(id, slot.label())
                .figure(
                        new IntervalChart(
                                "picture-comparison-" + id,
                                what,
                                "One dot per side: its mean paired difference. All intervals hold together at "
                                        + Numbers.level(comparison.level()) + ". " + inWords,
                                Labels.withUnit(what, points),
                                IntervalChart.Style.DIFFERENCES,
                                items),
                        inWords + " Values right of the zero line are higher"
                                + (slot.better() == Slot.Better.LOWER ? "; lower is better. " : "; higher is better. ")
                                + "Where an interval contains 0, no difference is shown.")
                .add(Columns.of(comparison.steps())
                        .text("Side", step -> comparison.side(step).name())
                        .number("Difference", step -> Numbers.withUnit(difference(step, slot), points))
                        .number("Differing", step -> Paired.differing(step, slot))
                        .number("Variance left", step -> Paired.pairing(step, slot))
                        .text("Verdict", step -> word(comparison.verdict(step, criterion)))
                        .page(
                                "differences-comparison-" + id,
                                "Differences, paired by " + noun.one() + " on the same draws"));
    }

    private void alsoDiffering(final ReportBuilder page) {
        final List<Paired.Row> rows = new ArrayList<>();
        for (final PairedStep step : comparison.steps()) {
            for (final Slot slot : comparison.alsoDiffering(step)) {
                rows.add(new Paired.Row(List.of(comparison.side(step).name()), step, slot, Estimates.DEFAULT_LEVEL));
            }
        }
        if (rows.isEmpty()) {
            return;
        }
        page.section("else", "Other differences")
                .text(OTHERS_METHOD.replace("{one}", noun.one()))
                .add(Columns.of(rows)
                        .text("Side", row -> row.names().get(0))
                        .text("Metric", row -> row.slot().label())
                        .number(
                                "Difference",
                                row -> Numbers.withUnit(
                                        Measure.of(row.slot()).change(row.difference()),
                                        Measure.of(row.slot()).points()))
                        .number("Differing", row -> Paired.differing(row.step(), row.slot()))
                        .page(
                                "differing-else",
                                "Differences of other metrics from " + base.name(),
                                rows.size() > MANY_ROWS));
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

    private Columns<Comparison.Side> sides() {
        final Columns<Comparison.Side> table = Columns.of(comparison.sides()).text("Side", Comparison.Side::name);
        comparison
                .criteria()
                .forEach(by -> table.number(Measure.of(by.slot()).labelled(), side -> value(side, by.slot())));
        return table;
    }

    /**
     * Adds best, median and worst of each side, and one trial of the first side that each other side ended otherwise.
     */
    private void examples(final ReportBuilder page) {
        final Slot slot = comparison.criteria().get(0).slot();
        page.examples("Best, median and worst by " + slot.label() + ". " + Sentences.SAME_DICE);
        for (final Comparison.Side side : comparison.sides()) {
            page.add(ExampleTrials.of(side.result(), slot.name()).blocks(side.name()));
            if (side != base) {
                page.add(divergentTrial(side, slot));
            }
        }
    }

    /** Returns a trial that another side is known to end otherwise; if there is none, the worst of the first side. */
    private Optional<Block> divergentTrial(final Comparison.Side side, final Slot slot) {
        final OptionalLong parted = parting(comparison, side);
        final Optional<Long> trial = parted.isPresent()
                ? Optional.of(parted.getAsLong())
                : ExampleTrials.of(first, slot.name()).worst().map(ExampleTrials.Example::trial);
        return trial.flatMap(number -> diff(comparison, side, number)
                .map(line -> new Block.Command(
                        RichText.of("Where they part: " + noun.one() + " " + number + " of " + base.name() + ", and ")
                                .strong(side.name())
                                .plain(" on the same draws:"),
                        line)));
    }

    private static OptionalLong parting(final Comparison comparison, final Comparison.Side side) {
        final RunResult base = comparison.base().result();
        return comparison.criteria().stream()
                .map(by -> base.layout().index(by.slot().name()))
                .map(slot -> Standouts.parting(
                        base.tallies().get(slot), side.result().tallies().get(slot), base.playedEnd()))
                .filter(OptionalLong::isPresent)
                .findFirst()
                .orElse(OptionalLong.empty());
    }

    private static Optional<String> diff(final Comparison comparison, final Comparison.Side side, final long trial) {
        final RunResult base = comparison.base().result();
        return TrialSetting.of(base).diff(TrialSetting.of(side.result()), side.name(), base.seed(), trial);
    }

    /**
     * Returns the command that replays one trial, of those that ended otherwise, for the first side and another. Empty
     * if none is known, or if the other side cannot be expressed as changes to the first.
     */
    public static Optional<String> apart(final Comparison comparison, final Comparison.Side side) {
        final OptionalLong trial = parting(comparison, side);
        return trial.isEmpty() ? Optional.empty() : diff(comparison, side, trial.getAsLong());
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
        comparison.criteria().forEach(criterion -> brief(out, criterion.slot()));
        out.line("")
                .line("Intervals of differences hold together at " + Numbers.level(comparison.level())
                        + "; variance: the share of the variance of runs on separate draws that pairing leaves.")
                .heading("Verdict");
        comparison.steps().forEach(step -> out.verdict(side(step)));
        comparison.steps().forEach(step -> alsoDiffering(step).ifPresent(out::line));
        comparison.sides().stream()
                .filter(side -> !side.alone().isEmpty())
                .forEach(side -> out.line(notCompared(side)));
        return comparison.steps().size() > 1 ? out.lines(groups()) : out;
    }

    private void brief(final Brief out, final Slot slot) {
        final List<PairedStep> steps = comparison.steps();
        out.heading(Measure.of(slot).labelled())
                .table(Columns.numbered(steps.size() + 1)
                        .brief("", side -> comparison.sides().get(side).name())
                        .brief("mean", side -> value(comparison.sides().get(side), slot))
                        .brief("paired difference", side -> side == 0 ? "" : paired(steps.get(side - 1), slot))
                        .brief("variance", side -> side == 0 ? "" : Paired.pairing(steps.get(side - 1), slot)));
    }

    private String paired(final PairedStep step, final Slot slot) {
        final String difference = difference(step, slot).shortForm();
        return Paired.fewerPairs(step, slot)
                .map(pairs -> difference + ", " + pairs + " pairs")
                .orElse(difference);
    }

    /**
     * {@inheritDoc} The verdict is given where the slot is a criterion; its interval then holds jointly with others.
     */
    @Override
    public List<Columns<?>> tables() {
        final List<Paired.Row> differences = new ArrayList<>();
        for (final PairedStep step : comparison.steps()) {
            for (final Slot slot : first.layout().slots()) {
                differences.add(new Paired.Row(
                        List.of(comparison.side(step).name(), base.name()),
                        step,
                        slot,
                        criterion(slot).isPresent() ? comparison.eachLevel() : Estimates.DEFAULT_LEVEL));
            }
        }
        final List<SideSlot> sides = comparison.sides().stream()
                .flatMap(side -> side.result().layout().slots().stream().map(slot -> new SideSlot(side, slot)))
                .toList();
        return List.of(
                Paired.methods(Paired.variance(Paired.csv(differences, "difference", "side", "base")))
                        .data(
                                "verdict",
                                row -> criterion(row.slot())
                                        .<Object>map(by -> comparison.verdict(row.step(), by))
                                        .orElse(""))
                        .csv("differences.csv"),
                Columns.of(sides)
                        .csv("sides.csv")
                        .data("side", row -> row.side().name())
                        .data("metric", row -> row.slot().name())
                        .estimate("value", row -> Measure.raw(row.side().result(), row.slot()))
                        .data("unit", row -> row.slot().unit()));
    }

    private record SideSlot(Comparison.Side side, Slot slot) {}

    private Optional<Criterion> criterion(final Slot slot) {
        return comparison.criteria().stream()
                .filter(by -> by.slot().equals(slot))
                .findFirst();
    }

    private static String value(final Comparison.Side side, final Slot slot) {
        return Numbers.withUnit(Measure.mean(side.result(), slot), "");
    }

    /** Returns the paired difference to the first side, with the slot's own sign. */
    private Estimate difference(final PairedStep step, final Slot slot) {
        return Measure.of(slot).change(step.difference(slot, comparison.eachLevel()));
    }

    /** Returns the verdict by one criterion in a few words: {@code better on survivors by 0.31 ± 0.04 Marines}. */
    private String verdict(final PairedStep step, final Criterion criterion) {
        final Measure measure = Measure.of(criterion.slot());
        final Estimate gain = comparison.gain(step, criterion);
        final String on = " on " + measure.label();
        return switch (comparison.verdict(step, criterion)) {
            case ALIKE -> "the same" + on + " in every " + noun.one();
            case BETTER -> "better" + on + " by " + measure.amount(gain);
            case WORSE -> "worse" + on + " by " + measure.amount(gain.negated());
            case EQUAL -> "no difference" + on + " of " + measure.amount(criterion.matters()) + " or more";
            case OPEN ->
                Double.isNaN(gain.low())
                        ? "too few " + noun.many() + " to tell" + on
                        : "no difference shown" + on + ", none larger than " + largest(gain, measure);
        };
    }

    private static String largest(final Estimate gain, final Measure measure) {
        return measure.atMost(Math.max(Math.abs(gain.low()), Math.abs(gain.high())));
    }

    private static String word(final Verdict verdict) {
        return switch (verdict) {
            case ALIKE -> "the same";
            case BETTER -> "better";
            case WORSE -> "worse";
            case EQUAL -> "equal";
            case OPEN -> "not shown";
        };
    }

    private static boolean isShown(final Verdict verdict) {
        return verdict == Verdict.BETTER || verdict == Verdict.WORSE;
    }

    /**
     * Returns a side in a sentence, shown differences first: {@code flak-jackets is better than reference: better on
     * ...}.
     */
    private String side(final PairedStep step) {
        final String name = comparison.side(step).name();
        final List<Slot> deciding = comparison.deciding(step);
        final String verdicts = comparison.criteria().stream()
                .sorted(Comparator.comparing((Criterion by) -> !deciding.contains(by.slot()))
                        .thenComparing(by -> !isShown(comparison.verdict(step, by))))
                .map(by -> verdict(step, by))
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
            case OPEN -> name + " cannot be distinguished from " + base.name();
        };
        return comparison.overall(step) == Verdict.Overall.UNPLAYED
                ? lead + "."
                : lead + decidedBy(deciding) + ": " + verdicts + ".";
    }

    /** Returns which criteria decided, if some of several come before the others; else nothing. */
    private String decidedBy(final List<Slot> deciding) {
        final boolean ranked = comparison.criteria().stream()
                        .map(by -> by.slot().leads())
                        .distinct()
                        .count()
                > 1;
        return ranked && !deciding.isEmpty()
                ? deciding.stream()
                        .map(slot -> Measure.of(slot).label())
                        .collect(Collectors.joining(" and ", ", decided by ", ""))
                : "";
    }

    /** Returns the few surest of the other differences of a side; empty if there are none. */
    private Optional<String> alsoDiffering(final PairedStep step) {
        final List<Slot> slots = comparison.alsoDiffering(step);
        if (slots.isEmpty()) {
            return Optional.empty();
        }
        final String surest = slots.stream()
                .limit(MAX_OTHERS)
                .map(slot -> slot.label() + " ("
                        + Paired.difference(step, slot).shortForm() + " "
                        + Measure.of(slot).points() + ")")
                .collect(Collectors.joining(", "));
        final int left = slots.size() - MAX_OTHERS;
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
