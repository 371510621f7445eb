package org.sitrep.stats;

import java.util.List;
import java.util.Optional;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

/**
 * Computes the difference of a ratio, second minus first, between two sides, with its interval. Thread-safe, stateless.
 *
 * <p>The interval is that of all differences of a value in the first side's interval and a value in the second's. Each
 * side's interval has half the error, so by Bonferroni's inequality this one has at most the whole, whether or not the
 * sides share their trials. Luck that they share does not cancel: the interval is about as wide as for other trials.
 */
public final class RatioDifference {
    /** Value of {@link Estimate#method} where there is an interval. */
    public static final String METHOD = "difference of two ratios of sums, Gaffke";

    private RatioDifference() {}

    /**
     * The sums of a side.
     *
     * @param tallies one per slot of the layout
     * @param products one per ratio of the layout
     */
    public record Side(OutcomeLayout layout, List<SlotTally> tallies, List<ProductTally> products) {
        /** Copies the lists. */
        public Side {
            tallies = List.copyOf(tallies);
            products = List.copyOf(products);
        }

        private ProductTally product(final Ratio ratio) {
            return products.get(layout.ratios().indexOf(ratio));
        }

        private Estimate estimate(final Ratio ratio, final double levelOfDifference) {
            return MetricEstimates.ofRatio(layout, ratio, tallies, product(ratio), sideLevel(levelOfDifference));
        }

        /** Returns the numbers whose mean is tested; empty where there is no interval. */
        private Optional<SumRatio.Residuals> residuals(final Ratio ratio) {
            final int a = layout.index(ratio.numerator());
            final int b = layout.index(ratio.denominator());
            final List<Slot> slots = layout.slots();
            return Optional.of(tallies.get(b))
                    .filter(tally -> tally.sum() > 0)
                    .map(tally -> new SumRatio.Residuals(
                            ratio, slots.get(a), tallies.get(a), slots.get(b), tally, product(ratio)))
                    .filter(SumRatio.Residuals::haveInterval);
        }
    }

    /**
     * Returns second minus first in the ratio's unit. Value and limits are NaN where a side has none.
     *
     * @param ratio a ratio of both sides' layouts
     * @param level confidence level of the difference, between 0 and 1
     */
    public static Estimate estimate(final Ratio ratio, final Side first, final Side second, final double level) {
        return between(first.estimate(ratio, level), second.estimate(ratio, level), level);
    }

    /**
     * Returns the two-sided p-value of the hypothesis that both sides' ratios are equal: it falls below {@code a}
     * exactly where the interval of level {@code 1 - a} excludes 0. That interval does so if some ratio between both
     * has one-sided p-values below {@code a / 4} on both sides. 1 where a side has no interval.
     *
     * @param ratio a ratio of both sides' layouts
     */
    public static double probability(final Ratio ratio, final Side first, final Side second) {
        final Optional<SumRatio.Residuals> one = first.residuals(ratio);
        final Optional<SumRatio.Residuals> other = second.residuals(ratio);
        return one.isPresent() && other.isPresent() ? probability(one.get(), other.get()) : 1;
    }

    private static double probability(final SumRatio.Residuals one, final SumRatio.Residuals other) {
        final double unit = Math.min(one.unit(), other.unit());
        return Math.min(1, 4 * GaffkeInterval.crossing(one::tail, other::tail, one.ratio(), other.ratio(), unit));
    }

    /** Returns the level that both sides' estimates must have for a difference at a level. */
    public static double sideLevel(final double level) {
        return 1 - (1 - Interval.requireLevel(level)) / 2;
    }

    /**
     * Returns second minus first. Value and limits are NaN where a side has none.
     *
     * @param first estimate of {@link SumRatio} at {@link #sideLevel}
     * @param second the same of the other side
     * @param level confidence level of the difference, between 0 and 1
     * @throws IllegalArgumentException if the level is out of its range, or a side's is another one
     */
    public static Estimate between(final Estimate first, final Estimate second, final double level) {
        if (first.level() != sideLevel(level) || second.level() != sideLevel(level)) {
            throw new IllegalArgumentException(
                    "the sides' levels are " + first.level() + " and " + second.level() + ", not " + sideLevel(level));
        }
        final Interval interval = new Interval(second.low() - first.high(), second.high() - first.low());
        final boolean none = Double.isNaN(interval.low()) || Double.isNaN(interval.high());
        return (none ? Interval.NONE : interval)
                .around(
                        second.value() - first.value(),
                        level,
                        Math.min(first.n(), second.n()),
                        first.unit(),
                        none ? without(first, second) : METHOD);
    }

    /** Returns the reason why the side without limits has none. */
    private static String without(final Estimate first, final Estimate second) {
        return Double.isNaN(first.low()) || Double.isNaN(first.high()) ? first.method() : second.method();
    }
}
