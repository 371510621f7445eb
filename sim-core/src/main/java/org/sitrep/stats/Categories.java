package org.sitrep.stats;

import java.util.ArrayList;
import java.util.List;

/**
 * Computes the shares of categories, with intervals that hold for all categories together. Each trial belongs to
 * exactly one category. Thread-safe, stateless.
 *
 * <p>Each count by itself is binomial, so its {@link ClopperPearson} interval is exact. At a level of {@code 1 - (1 -
 * level) / k} each, the probability that any of {@code k} misses is at most {@code 1 - level} (Bonferroni's
 * inequality), for every multinomial distribution and every number of trials. Other methods (L. A. Goodman,
 * Technometrics 7 (1965), 247-254; C. P. Sison, J. Glaz, JASA 90 (1995), 366-369) are narrower but hold only for many
 * trials.
 *
 * <p>Assumption: independent trials of one distribution, a number of trials fixed beforehand.
 */
public final class Categories {
    /** Value of {@link Estimate#method} for {@link #estimates}. */
    public static final String METHOD = "Clopper-Pearson, simultaneous";

    /** Value of {@link Estimate#method} for {@link #anytime}. */
    public static final String ANYTIME = "beta-binomial, anytime, simultaneous";

    private Categories() {}

    /**
     * Returns the share of each category, in order. With two categories each interval is the mirror image of the other,
     * so no adjustment is needed. Without trials, values and limits are NaN. Cost: one {@link ClopperPearson} interval
     * per category.
     *
     * @param counts trials in each category, at least two categories
     * @param level confidence level, between 0 and 1, of all intervals together
     * @throws IllegalArgumentException if an argument is out of its range
     * @throws ArithmeticException if all counts together exceed 2^63
     */
    public static List<Estimate> estimates(final List<Long> counts, final double level, final String unit) {
        return each(counts, level, unit, METHOD, ClopperPearson::interval);
    }

    /**
     * Returns the share of each category, in order, with intervals that hold at all numbers of trials at once, by
     * {@link BetaBinomialSequence}.
     *
     * @param counts trials in each category, at least two categories
     * @param level confidence level, between 0 and 1, of all intervals together, over all looks
     * @throws IllegalArgumentException if an argument is out of its range
     * @throws ArithmeticException if all counts together exceed 2^63
     */
    public static List<Estimate> anytime(final List<Long> counts, final double level, final String unit) {
        return each(counts, level, unit, ANYTIME, BetaBinomialSequence::interval);
    }

    /** Computes the interval of a single rate. */
    private interface OfRate {
        Interval interval(long successes, long n, double level);
    }

    private static List<Estimate> each(
            final List<Long> counts, final double level, final String unit, final String method, final OfRate rate) {
        if (counts.size() < 2) {
            throw new IllegalArgumentException(counts.size() + " categories");
        }
        final long n = counts.stream().reduce(0L, Math::addExact);
        final int independent = counts.size() == 2 ? 1 : counts.size();
        final double each = 1 - (1 - Interval.requireLevel(level)) / independent;
        final List<Estimate> shares = new ArrayList<>();
        for (final long count : counts) {
            shares.add(rate.interval(count, n, each).around((double) count / n, level, n, unit, method));
        }
        return List.copyOf(shares);
    }
}
