package org.sitrep.stats;

import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Computes intervals for statistics of grouped data: leaves each group out in turn and measures the change of the
 * statistic. With two groupings, parts of a design and blocks of trials, the two variances are added. The variance
 * common to both is counted twice, so the interval tends to be too wide rather than too narrow. Source: Miller, "The
 * jackknife, a review", Biometrika 61 (1974), 1-15. Assumptions: a statistic that is smooth in the means of the groups,
 * and groups that are drawn independently of each other. Points of one quasi-random sequence are not: they balance each
 * other, and an interval that leaves out each alone is too wide. Deterministic, stateless.
 */
public final class Jackknife {
    /** Value of {@link Estimate#method}. */
    public static final String METHOD = "jackknife over parts of the design and trials, Student t";

    /** Minimum number of groups for an interval. */
    public static final int MIN_GROUPS = 4;

    private Jackknife() {}

    /** A statistic of the data without one part of the design and one block of trials; -1 leaves none out. */
    public interface Statistic {
        /** Returns the value of the statistic. */
        double of(int withoutPart, int withoutBlock);
    }

    /**
     * Returns the statistic of all data with its interval; without limits if there are fewer than {@value #MIN_GROUPS}
     * groups of either kind.
     *
     * @param parts number of independent parts of the design
     * @param blocks number of blocks of trials
     * @param level confidence level, between 0 and 1
     * @param n number of trials
     */
    public static Estimate estimate(
            final Statistic statistic,
            final int parts,
            final int blocks,
            final double level,
            final long n,
            final String unit) {
        Interval.requireLevel(level);
        final double value = statistic.of(-1, -1);
        final int fewest = Math.min(parts, blocks);
        if (fewest < MIN_GROUPS) {
            return Interval.NONE.around(value, level, n, unit, "too few points or trials");
        }
        final double variance =
                variance(parts, part -> statistic.of(part, -1)) + variance(blocks, block -> statistic.of(-1, block));
        final double half = Interval.t(level, fewest) * Math.sqrt(variance);
        return new Interval(value - half, value + half).around(value, level, n, unit, METHOD);
    }

    /** Returns the mean of all values except one; an index of -1 leaves none out. */
    public static double mean(final double[] values, final int without) {
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += i == without ? 0 : values[i];
        }
        return sum / (values.length - (without < 0 ? 0 : 1));
    }

    private static double variance(final int groups, final IntToDoubleFunction withoutOne) {
        final double[] without =
                IntStream.range(0, groups).mapToDouble(withoutOne).toArray();
        final double mean = TrialMean.mean(without);
        double sum = 0;
        for (final double value : without) {
            sum += (value - mean) * (value - mean);
        }
        return sum * (without.length - 1) / without.length;
    }
}
