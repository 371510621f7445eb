package org.sitrep.stats;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

/**
 * Sums two slots of two sides that played the same trials, for the difference of their ratios, second minus first. The
 * first side is a record of known length. Luck that both sides share cancels. Stores sums only. Not thread-safe.
 *
 * <p>Let {@code r} be the first side's true ratio and {@code d} the true difference. Then the numbers {@code z = (a' -
 * (r + d) b') - (a - r b)} of the trials have the mean 0, whatever the dependence between the sides: {@code a, b} are
 * the first side's values, {@code a', b'} the second's, and a trial without values has 0 in both. If {@code r} were
 * known, any test of a mean of 0 would be one of {@code d}. It is known up to an interval, which misses it with a
 * probability of at most {@value #REST}: that of {@link RatioSequence} for the whole record. So {@code d} is rejected
 * if the test rejects it for each {@code r} of that interval, and {@value #REST} is added to the error (R. L. Berger,
 * D. D. Boos, "P values maximized over a confidence set for the nuisance parameter", JASA 89 (1994), 1012-1016).
 *
 * <p>In {@code r} the sum of {@code z} is linear; the sum of squares, the variance and the largest possible {@code -z}
 * are convex. So each is furthest at an end of the interval, and the test takes the worst end of each by itself.
 *
 * <ul>
 *   <li>Evidence: the bets of {@link RatioSequence}, on {@code z} at the margin. Their capital grows with the sum, and
 *       falls with the squares and the bound. A difference below the margin makes the mean of {@code z} negative, so
 *       that they gain nothing in expectation. Either direction has half the error.
 *   <li>Interval: all {@code d} that the limits of {@link GaffkeInterval} do not reject, with the assumptions of
 *       {@link SumRatio}. That they are furthest out at the worst sums is not proved: {@code PairedRatiosTest} compares
 *       them with those of the ratios between, and counts how often they miss.
 * </ul>
 *
 * <p>The bound holds of trials without values, too: as {@code r} is a mean of {@code a} divided by one of {@code b},
 * {@code a - r b} can be 0. The numerator of a share is a part of the denominator, unless a trial shows otherwise; that
 * halves the bound.
 */
public final class PairedRatios implements PairedChange {
    /** Value of {@link Estimate#method} where there is an interval. */
    public static final String METHOD = "paired difference of two ratios of sums, Gaffke";

    /** The probability that the interval of the first side's ratio misses it: far below the error of any test. */
    private static final double REST = 1e-7;

    private static final int OF_A = 0;
    private static final int OF_B = 1;
    private static final int SECOND_B = 2;

    private final String unit;
    private final Slot numerator;
    private final Slot denominator;
    /** Converts a ratio of integers to the ratio's unit. */
    private final double scale;

    private final Estimate first;
    /** The limits of the first side's ratio, of integers; NaN if there are none. */
    private final Interval firsts;
    /** The largest ratio of the integers of a single trial: 1 in units for a share; perhaps infinite. */
    private double largest;

    /** Sums over the trials of {@code a' - a}, {@code b' - b} and {@code b'}. */
    private final long[] sums = new long[3];

    private final long[][] products = new long[3][3];
    private final long[] least = new long[3];
    private final long[] most = new long[3];
    private long secondA;
    private long n;
    private long differing;

    /**
     * @param numerator slot of the numerator, with bounds that hold for both sides
     * @param denominator the same of the denominator, never negative
     * @param recorded the first side's integers in all trials, a row for each of the two
     */
    public PairedRatios(final Ratio ratio, final Slot numerator, final Slot denominator, final int[][] recorded) {
        unit = ratio.unit();
        this.numerator = numerator;
        this.denominator = denominator;
        scale = (double) denominator.divisor() / numerator.divisor();
        first = RatioSequence.estimate(
                ratio,
                numerator,
                SlotTally.of(numerator, 0, recorded[0]),
                denominator,
                SlotTally.of(denominator, 0, recorded[1]),
                ProductTally.of(numerator, recorded[0], denominator, recorded[1]),
                1 - REST);
        firsts = new Interval(first.low(), first.high()).over(scale);
        largest = ratio.unit().equals(OutcomeLayout.SHARE) ? 1 / scale : Double.POSITIVE_INFINITY;
        Arrays.fill(least, Long.MAX_VALUE);
        Arrays.fill(most, Long.MIN_VALUE);
    }

    /**
     * Returns the interval of the record's ratio, an estimate of {@link RatioSequence}: its limits are NaN if the
     * record bounds it not at all.
     */
    public Estimate first() {
        return first;
    }

    @Override
    public void accept(final int[][] first, final int[][] second, final int trial) {
        accept(first[0][trial], first[1][trial], second[0][trial], second[1][trial]);
    }

    /** Adds a trial; ignored if both sides lack the values. */
    void accept(final int firstA, final int firstB, final int secondA, final int secondB) {
        if (firstA == Outcome.ABSENT && secondA == Outcome.ABSENT) {
            return;
        }
        n++;
        if (value(firstA) > largest * value(firstB) || value(secondA) > largest * value(secondB)) {
            largest = Double.POSITIVE_INFINITY; // no share of a whole
        }
        differing += firstA == secondA && firstB == secondB ? 0 : 1;
        this.secondA += value(secondA);
        final long[] numbers = {value(secondA) - value(firstA), value(secondB) - value(firstB), value(secondB)};
        for (int i = 0; i < numbers.length; i++) {
            sums[i] += numbers[i];
            least[i] = Math.min(least[i], numbers[i]);
            most[i] = Math.max(most[i], numbers[i]);
            for (int j = 0; j <= i; j++) {
                products[i][j] = Math.addExact(products[i][j], numbers[i] * numbers[j]);
            }
        }
    }

    private static long value(final int integer) {
        return integer == Outcome.ABSENT ? 0 : integer;
    }

    @Override
    public long n() {
        return n;
    }

    @Override
    public long differing() {
        return differing;
    }

    /**
     * {@inheritDoc} Value and limits are NaN if a side's denominators sum to 0; the limits are NaN where
     * {@link SumRatio} gives the second side none, and where the record bounds its ratio not at all. Cost: some 5,000
     * exponentials.
     */
    @Override
    public Estimate fixed(final double level) {
        Interval.requireLevel(level);
        final long firstB = sums[SECOND_B] - sums[OF_B];
        if (firstB == 0 || sums[SECOND_B] == 0) {
            return Interval.NONE.around(Double.NaN, level, n, unit, "no data");
        }
        final double observed = (double) (secondA - sums[OF_A]) / firstB;
        final double change = (double) secondA / sums[SECOND_B] - observed;
        final double tail = (1 - level - REST) / 2;
        final String missing = Double.isNaN(firsts.low()) || tail <= 0
                ? SumRatio.UNCERTAIN
                : SumRatio.missing(n, sums[SECOND_B], products[SECOND_B][SECOND_B]);
        if (!missing.isEmpty()) {
            return Interval.NONE.around(change * scale, level, n, unit, missing);
        }
        // The observed ratio of a part of the record may lie beyond the interval of the whole.
        final Interval ratios = new Interval(Math.min(firsts.low(), observed), Math.max(firsts.high(), observed));
        final Sums exact = new Sums();
        final double meanOfB = (double) sums[SECOND_B] / n;
        final double error = Math.sqrt(exact.worst(ratios, change, 1).variance / n) / meanOfB;
        final double rough = error + (Math.abs(change) + 1) / n;
        final double low = GaffkeInterval.limit(
                d -> exact.worst(ratios, d, 1).tail(), tail, change, Double.NEGATIVE_INFINITY, rough);
        final double high = GaffkeInterval.limit(
                d -> exact.worst(ratios, d, -1).tail(), tail, change, Double.POSITIVE_INFINITY, rough);
        return new Interval(low, high).over(1 / scale).around(change * scale, level, n, unit, METHOD);
    }

    /** {@inheritDoc} At most {@code -ln} {@value #REST}; 0 where the record bounds its ratio not at all. */
    @Override
    public double logEvidenceBeyond(final double margin) {
        if (!(margin >= 0)) {
            throw new IllegalArgumentException("the margin cannot be " + margin);
        }
        if (n == 0 || Double.isNaN(firsts.low())) {
            return 0;
        }
        final Sums exact = new Sums();
        final double up = exact.worst(firsts, margin / scale, 1).logEvidence();
        final double down = exact.worst(firsts, -margin / scale, -1).logEvidence();
        return Math.max(0, -Math.log(2 * Math.exp(-Math.max(up, down)) + REST));
    }

    /** The second moments of the sums so far. */
    private final class Sums {
        private final double[][] covariance = new double[3][3];

        Sums() {
            for (int i = 0; i < sums.length; i++) {
                for (int j = 0; j <= i; j++) {
                    final BigInteger scaled = Moments.big(n)
                            .multiply(Moments.big(products[i][j]))
                            .subtract(Moments.big(sums[i]).multiply(Moments.big(sums[j])));
                    covariance[i][j] = scaled.doubleValue() / n / n;
                    covariance[j][i] = covariance[i][j];
                }
            }
        }

        /** Returns what the numbers {@code z}, or {@code -z} for a sign of -1, are at worst for any of the ratios. */
        Worst worst(final Interval ratios, final double change, final int sign) {
            final List<Worst> ends = List.of(at(ratios.low(), change, sign), at(ratios.high(), change, sign));
            return ends.get(0).and(ends.get(1));
        }

        private Worst at(final double ratio, final double change, final int sign) {
            final double[] weights = {sign, -sign * ratio, -sign * change};
            double mean = 0;
            double variance = 0;
            double smallest = 0;
            for (int i = 0; i < weights.length; i++) {
                mean += weights[i] * sums[i] / n;
                smallest += Math.min(weights[i] * least[i], weights[i] * most[i]);
                for (int j = 0; j < weights.length; j++) {
                    variance += weights[i] * weights[j] * covariance[i][j];
                }
            }
            final double min =
                    sign > 0 ? lowest(ratio + change) - highest(ratio) : lowest(ratio) - highest(ratio + change);
            variance = Math.max(0, variance);
            return new Worst(n, mean, variance, variance + mean * mean, smallest, min);
        }

        /** Returns the smallest possible number {@code a - r b}, at most 0. */
        private double lowest(final double ratio) {
            return Math.min(0, numerator.min() - Math.max(ratio * denominator.min(), ratio * denominator.max()));
        }

        private double highest(final double ratio) {
            final double any = numerator.max() - Math.min(ratio * denominator.min(), ratio * denominator.max());
            return Math.max(0, Math.min(any, (largest - ratio) * denominator.max()));
        }
    }

    /**
     * Numbers whose mean may be at most 0.
     *
     * @param mean at least as large for each ratio
     * @param variance at most as large for each ratio; and so on
     * @param squares mean of the squares
     * @param smallest the smallest of the numbers, or a lower one
     * @param min the smallest possible one
     */
    private record Worst(long n, double mean, double variance, double squares, double smallest, double min) {
        Worst and(final Worst other) {
            return new Worst(
                    n,
                    Math.min(mean, other.mean),
                    Math.max(variance, other.variance),
                    Math.max(squares, other.squares),
                    Math.min(smallest, other.smallest),
                    Math.min(min, other.min));
        }

        /** Returns the one-sided p-value of a mean of at most 0; 1 if the mean observed is one. */
        double tail() {
            if (mean <= 0) {
                return 1;
            }
            final double any = Double.POSITIVE_INFINITY; // evidence for a positive mean needs no upper bound
            return GaffkeInterval.tail(new GaffkeInterval.Numbers(n, mean, variance, smallest, any), min, any, 0);
        }

        /** Returns the logarithm of the evidence that the mean is above 0; perhaps infinite. */
        double logEvidence() {
            if (mean <= 0) {
                return 0;
            }
            return min < 0
                    ? RatioSequence.logCapital(n * mean / -min, n * squares / min / min)
                    : Double.POSITIVE_INFINITY;
        }
    }
}
