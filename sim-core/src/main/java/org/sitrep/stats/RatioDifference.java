package org.sitrep.stats;

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
