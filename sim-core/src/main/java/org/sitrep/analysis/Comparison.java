package org.sitrep.analysis;

import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.engine.CommonMetrics;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.RunResults;
import org.sitrep.outcome.Metric;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MultipleTests;
import org.sitrep.stats.PairedDifference;
import org.sitrep.stats.RatioDifference;

/**
 * Several sides on the same trials, each compared with the first trial by trial.
 *
 * @param sides at least two; the first is the base of all differences
 * @param steps each other side against the first, in order
 * @param criteria metrics by which sides are judged, at least one
 * @param level level at which all intervals of differences hold together (Bonferroni's inequality), between 0 and 1
 * @param command command line that plays it again
 */
public record Comparison(
        List<Side> sides, List<PairedStep> steps, List<Criterion> criteria, double level, String command) {
    /** Upper bound on the expected share of false findings among the metrics listed in addition to the criteria. */
    public static final double FALSE_DISCOVERIES = 0.05;

    /**
     * One side.
     *
     * @param name its name, unique among the sides
     * @param result its own result, in the metrics that all sides have
     * @param alone labels of the metrics that it has and not every other side
     */
    public record Side(String name, RunResult result, List<String> alone) {
        /** Copies the list. */
        public Side {
            alone = List.copyOf(alone);
        }

        /** Creates a side that has no metric alone. */
        public Side(final String name, final RunResult result) {
            this(name, result, List.of());
        }
    }

    /**
     * Copies the lists and checks that the parts fit together.
     *
     * @throws IllegalArgumentException if they do not
     */
    public Comparison {
        sides = List.copyOf(sides);
        steps = List.copyOf(steps);
        criteria = List.copyOf(criteria);
        if (sides.size() < 2 || steps.size() != sides.size() - 1 || criteria.isEmpty()) {
            throw new IllegalArgumentException(sides.size() + " sides, " + steps.size() + " steps, " + criteria.size()
                    + " metrics do not make a comparison");
        }
        if (!(level > 0 && level < 1)) {
            throw new IllegalArgumentException("level " + level + " is not between 0 and 1");
        }
        if (sides.stream().map(Side::name).filter(Streams.unseen()).count() != sides.size()) {
            throw new IllegalArgumentException("two sides have the same name");
        }
        for (final Side side : sides) {
            if (!PairedStep.sameTrials(sides.get(0).result(), side.result())) {
                throw new IllegalArgumentException(
                        side.name() + " and " + sides.get(0).name() + " did not play the same trials");
            }
        }
        for (int s = 0; s < steps.size(); s++) {
            if (steps.get(s).first() != 0 || steps.get(s).second() != s + 1) {
                throw new IllegalArgumentException("step " + s + " belongs to other sides");
            }
        }
        for (final Criterion criterion : criteria) {
            final OutcomeLayout layout = sides.get(0).result().layout();
            if (layout.metric(criterion.metric().name())
                    .filter(criterion.metric()::equals)
                    .isEmpty()) {
                throw new IllegalArgumentException("no " + criterion.metric().name());
            }
        }
    }

    /** Returns the pairs that a comparison of the given number of sides consists of. */
    public static List<PairedRun.Pair> pairs(final int sides) {
        return IntStream.range(1, sides)
                .mapToObj(side -> new PairedRun.Pair(0, side))
                .toList();
    }

    /**
     * Returns the comparison of a run over {@link #pairs}.
     *
     * @param names names of the sides
     * @param metrics what the sides have in common
     */
    public static Comparison of(
            final List<String> names,
            final CommonMetrics metrics,
            final PairedRunResult result,
            final List<Criterion> criteria,
            final double level,
            final String command) {
        final List<Side> sides = IntStream.range(0, names.size())
                .mapToObj(side -> new Side(
                        names.get(side),
                        result.results().get(side),
                        metrics.alone().get(side)))
                .toList();
        final List<PairedStep> steps = PairedStep.of(pairs(names.size()), result);
        return new Comparison(sides, steps, criteria, level, command);
    }

    /**
     * Returns the comparison that one run over both index ranges would have given, except for timing and the command
     * line.
     *
     * @param command command line that plays both ranges
     * @throws IllegalArgumentException if sides, criteria, level or anything that decides a trial's outcome differ, or
     *     the trials are not consecutive
     */
    public static Comparison merge(final Comparison a, final Comparison b, final String command) {
        final List<String> names = a.sides.stream().map(Side::name).toList();
        if (!names.equals(b.sides.stream().map(Side::name).toList())) {
            throw new IllegalArgumentException("cannot merge: the comparisons have different sides");
        }
        if (!a.criteria.equals(b.criteria) || a.level != b.level) {
            throw new IllegalArgumentException("cannot merge: the comparisons have different metrics or levels");
        }
        final List<Side> sides = IntStream.range(0, names.size())
                .mapToObj(s -> new Side(
                        names.get(s),
                        RunResults.merge(a.sides.get(s).result(), b.sides.get(s).result()),
                        a.sides.get(s).alone()))
                .toList();
        final List<PairedStep> steps = RunResults.pairwise(a.steps, b.steps, PairedStep::combine);
        return new Comparison(sides, steps, a.criteria, a.level, command);
    }

    /** Returns the side that the others are compared with. */
    public Side base() {
        return sides.get(0);
    }

    public Side side(final PairedStep step) {
        return sides.get(step.second());
    }

    /** Returns the level of a single interval at which all intervals hold together with {@link #level}. */
    public double eachLevel() {
        return 1 - (1 - level) / (steps.size() * criteria.size());
    }

    /**
     * Returns the difference of a metric between a side and the first one, side less first, in the metric's unit. That
     * of a slot is paired by trial. That of a ratio is a {@link RatioDifference}, of all completed trials of each side.
     */
    public Estimate difference(final PairedStep step, final Metric metric, final double level) {
        return metric instanceof Ratio ratio
                ? RatioDifference.estimate(
                        ratio,
                        Estimates.sums(base().result()),
                        Estimates.sums(side(step).result()),
                        level)
                : step.difference((Slot) metric, level);
    }

    /**
     * Returns the amount by which a side is better than the first: the difference, with its sign reversed where less is
     * better.
     */
    public Estimate gain(final PairedStep step, final Criterion criterion) {
        final Metric metric = criterion.metric();
        return difference(step, metric, eachLevel()).gain(metric.better());
    }

    /** Returns the verdict on a side by one criterion. */
    public Verdict verdict(final PairedStep step, final Criterion criterion) {
        final Estimate gain = gain(step, criterion);
        return Verdict.of(gain, isAlike(step, criterion.metric(), gain), criterion.matters());
    }

    private boolean isAlike(final PairedStep step, final Metric metric, final Estimate gain) {
        // Trials that one side aborted are no pairs, but count in the other side's ratio.
        return metric instanceof Ratio
                ? gain.value() == 0 && parts(metric).stream().allMatch(slot -> isAlike(step, slot))
                : isAlike(step, (Slot) metric);
    }

    private static boolean isAlike(final PairedStep step, final Slot slot) {
        return step.sums(slot).differing() == 0;
    }

    /** Returns the slots that a metric is made of: itself, or numerator and denominator of a ratio. */
    public List<Slot> parts(final Metric metric) {
        final OutcomeLayout layout = base().result().layout();
        return metric instanceof Ratio ratio
                ? Stream.of(ratio.numerator(), ratio.denominator())
                        .map(name -> layout.slot(name).orElseThrow())
                        .toList()
                : List.of((Slot) metric);
    }

    /**
     * Returns the other metrics in which a side differs from the first, the most certain first. At most one in twenty
     * of the listed metrics is a false finding, in expectation (the method of Benjamini and Hochberg over all other
     * metrics of the side). Slots that are a single step of a series or curve are left out.
     */
    public List<Metric> alsoDiffering(final PairedStep step) {
        final OutcomeLayout layout = base().result().layout();
        final Set<String> leftOut = new HashSet<>(layout.steps());
        criteria.forEach(criterion -> leftOut.add(criterion.metric().name()));
        final List<Metric> others = Stream.<Metric>concat(layout.slots().stream(), layout.ratios().stream())
                .filter(metric -> !leftOut.contains(metric.name()))
                .toList();
        final double[] adjusted = MultipleTests.benjaminiHochberg(
                others.stream().mapToDouble(metric -> probability(step, metric)).toArray());
        return IntStream.range(0, others.size())
                .filter(i -> adjusted[i] <= FALSE_DISCOVERIES)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> adjusted[i]))
                .map(others::get)
                .toList();
    }

    /** Returns the two-sided p-value of no difference. */
    private double probability(final PairedStep step, final Metric metric) {
        return metric instanceof Ratio ratio
                ? RatioDifference.probability(
                        ratio,
                        Estimates.sums(base().result()),
                        Estimates.sums(side(step).result()))
                : PairedDifference.probability((Slot) metric, step.sums((Slot) metric));
    }

    /** Returns the verdict on a side by all criteria. */
    public Verdict.Overall overall(final PairedStep step) {
        if (base().result().completed() == 0 || side(step).result().completed() == 0) {
            return Verdict.Overall.UNPLAYED;
        }
        return Verdict.overall(verdicts(step));
    }

    /**
     * Returns the criteria that decide that verdict: those on which a difference is shown, only those that
     * {@linkplain Metric#leads lead} if there is one of them. Empty if no difference is shown.
     */
    public List<Metric> deciding(final PairedStep step) {
        return Verdict.deciding(verdicts(step));
    }

    private Map<Metric, Verdict> verdicts(final PairedStep step) {
        final Map<Metric, Verdict> verdicts = new LinkedHashMap<>();
        criteria.forEach(criterion -> verdicts.put(criterion.metric(), verdict(step, criterion)));
        return verdicts;
    }
}
