package org.sitrep.engine;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.stats.AnytimeEstimates;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.ProductTally;
import org.sitrep.stats.SlotTally;

/**
 * Goals for the width of some metrics' intervals, at which a run stops. The run checks after {@link #FIRST_LOOK} trials
 * and then each time their number has grown by an eighth. The schedule depends on nothing else, so the run stops at the
 * same trial on any machine and with any number of threads. As it checks often, it uses intervals that hold at all
 * checks together ({@link AnytimeEstimates}).
 *
 * @param goals at least one, no metric twice
 * @param level confidence level of all their intervals together (Bonferroni's inequality), between 0 and 1
 */
public record Precision(List<Goal> goals, double level) {
    /** Number of trials before the first check. */
    public static final long FIRST_LOOK = 200;

    private static final long GROWTH = 8;
    private static final double PERCENT = 100;

    public Precision {
        goals = List.copyOf(goals);
        if (goals.isEmpty()
                || goals.stream().map(Goal::metric).filter(Streams.unseen()).count() != goals.size()) {
            throw new IllegalArgumentException("goals: " + goals);
        }
        if (!(level > 0 && level < 1)) {
            throw new IllegalArgumentException("confidence level " + level + " is not between 0 and 1");
        }
    }

    /**
     * The goal of one metric.
     *
     * @param metric name of a slot or a ratio
     * @param width maximum distance of either limit from the value: in the metric's unit, for a share in parts of 1;
     *     above 0
     * @param relative whether the width is a fraction of the value instead
     */
    public record Goal(String metric, double width, boolean relative) {
        public Goal {
            Objects.requireNonNull(metric);
            if (!(width > 0) || Double.isInfinite(width)) {
                throw new IllegalArgumentException(metric + ": width " + width);
            }
        }

        /** Returns the goal as written in a request, e.g. {@code survivors=0.01} or {@code killed=5%rel}. */
        @Override
        public String toString() {
            return metric + "="
                    + (relative ? plain(BigDecimal.valueOf(width).movePointRight(2)) + "%rel" : plain(width));
        }

        private static String plain(final double number) {
            return plain(BigDecimal.valueOf(number));
        }

        private static String plain(final BigDecimal number) {
            return number.stripTrailingZeros().toPlainString();
        }

        /** Returns the maximum distance of a limit from the value. */
        double allowed(final Estimate estimate) {
            return relative ? width * Math.abs(estimate.value()) : width;
        }
    }

    /** Returns the confidence level of each goal's interval that makes all of them hold together at {@link #level}. */
    public double eachLevel() {
        return 1 - (1 - level) / goals.size();
    }

    /** Returns the goal of a metric, if any. */
    public Optional<Goal> goal(final String metric) {
        return goals.stream().filter(goal -> goal.metric().equals(metric)).findFirst();
    }

    /** Returns the number of trials at the next check of a run. */
    public static long nextLook(final long played) {
        long look = FIRST_LOOK;
        while (look <= played) {
            look = Math.addExact(look, look / GROWTH);
        }
        return look;
    }

    /**
     * Returns whether all goals are reached: each interval is within the value ± the width. If fewer than
     * {@link MetricEstimates#RARE} trials differ from the most frequent value, the whole interval must also be within
     * the width of that value: the rate of a rare event is not known from so few trials.
     *
     * @param tallies one per slot of the layout
     * @param products one per ratio of the layout
     */
    public boolean reached(
            final OutcomeLayout layout, final List<SlotTally> tallies, final List<ProductTally> products) {
        return goals.stream().allMatch(goal -> reached(goal, layout, tallies, products));
    }

    /** Returns whether one goal is reached. */
    public boolean reached(
            final Goal goal,
            final OutcomeLayout layout,
            final List<SlotTally> tallies,
            final List<ProductTally> products) {
        final Estimate e = estimate(goal.metric(), layout, tallies, products);
        final double allowed = goal.allowed(e);
        if (!(e.value() - e.low() <= allowed && e.high() - e.value() <= allowed)) {
            return false;
        }
        final Optional<Slot> slot = layout.slot(goal.metric());
        if (slot.isEmpty()) {
            return true;
        }
        final SlotTally tally = tallies.get(layout.index(goal.metric()));
        final int mode = tally.mode();
        final double usual = ((double) slot.get().min() + mode) / slot.get().divisor();
        return tally.n() - tally.counts()[mode] >= MetricEstimates.RARE
                || usual - e.low() <= allowed && e.high() - usual <= allowed;
    }

    /**
     * Returns the estimate of a metric with a goal. Its interval holds at all checks, together with those of the other
     * goals, at the common {@link #level}.
     *
     * @param tallies one per slot of the layout
     * @param products one per ratio of the layout
     */
    public Estimate estimate(
            final String metric,
            final OutcomeLayout layout,
            final List<SlotTally> tallies,
            final List<ProductTally> products) {
        final Optional<Ratio> ratio = layout.ratio(metric);
        final Estimate each = ratio.isPresent()
                ? AnytimeEstimates.of(layout, ratio.get(), tallies, products, eachLevel())
                : AnytimeEstimates.of(
                        layout.slots().get(layout.index(metric)), tallies.get(layout.index(metric)), eachLevel());
        return new Estimate(
                each.value(),
                each.low(),
                each.high(),
                level,
                each.n(),
                each.unit(),
                goals.size() == 1 ? each.method() : each.method() + ", simultaneous over all goals");
    }

    /** Returns the goals as written in a request, e.g. {@code survivors=0.01, killed=5%rel}. */
    @Override
    public String toString() {
        return goals.stream().map(Goal::toString).collect(Collectors.joining(", ")) + " at "
                + Goal.plain(BigDecimal.valueOf(level).multiply(BigDecimal.valueOf(PERCENT))) + " %";
    }
}
