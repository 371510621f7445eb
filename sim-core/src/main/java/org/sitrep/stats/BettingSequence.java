package org.sitrep.stats;

import org.apache.commons.math3.special.Gamma;
import org.sitrep.outcome.Slot;

/**
 * Computes the anytime interval of the mean of a bounded slot. With a probability of at least its level it covers the
 * true mean at every number of trials at once. So a run may check it any number of times and stop when it is narrow
 * enough. It holds for every distribution of the slot; the smaller the variance, the narrower it is. Thread-safe,
 * stateless.
 *
 * <p>Source: I. Waudby-Smith, A. Ramdas, "Estimating means of bounded random variables by betting", JRSS B 86 (2024),
 * 1-27: if a mean is the true one, bets on outcomes at odds that are fair for it gain no capital in expectation. The
 * bets are those of T. Cover's universal portfolio (Mathematical Finance 1 (1991), 1-29) on two stocks, the value minus
 * its minimum and its maximum minus the value. Its log capital is at least that of the best constant bet in hindsight,
 * less the regret {@code ln(√π Γ(n + 1) / Γ(n + ½))} (T. Cover, E. Ordentlich, IEEE Transactions on Information Theory
 * 42 (1996), 348-363; as an interval F. Orabona, K.-S. Jun, "Tight concentrations and confidence sequences from the
 * regret of universal portfolio", IEEE Transactions on Information Theory 70 (2024), 436-455). The best constant bet
 * follows from the histogram. So the interval does not depend on order, threads or the schedule of looks, and tallies
 * can be merged.
 *
 * <p>Assumption: independent trials with the same mean, values within the slot's range; none about when the run stops.
 * Trade-off: slightly wider than {@link BetaBinomialSequence}.
 */
public final class BettingSequence {
    /** Value of {@link Estimate#method}. */
    public static final String METHOD = "betting, anytime";

    private static final double PRECISION = 1e-12;
    private static final double HALF_LOG_PI = Math.log(Math.PI) / 2;

    /** Values that occurred, as shares of the range; their counts are in {@code count}. */
    private final double[] share;

    private final double[] count;
    private final long n;
    private final double mean;

    private BettingSequence(final long[] counts) {
        int distinct = 0;
        for (final long c : counts) {
            distinct += c > 0 ? 1 : 0;
        }
        share = new double[distinct];
        count = new double[distinct];
        long all = 0;
        double sum = 0;
        int at = 0;
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0) {
                share[at] = i / (counts.length - 1.0);
                count[at++] = counts[i];
                all = Math.addExact(all, counts[i]);
                sum += counts[i] * (double) i;
            }
        }
        n = all;
        mean = sum / n / (counts.length - 1.0);
    }

    /**
     * Returns the mean in the slot's unit with its interval, within the slot's range. Value and limits are NaN without
     * trials. A slot with a single possible value gets an interval of zero width.
     *
     * <p>Cost: about 2,000 logarithms per value that occurs.
     *
     * @param level confidence level, between 0 and 1, over all looks together
     * @throws IllegalArgumentException if the level is out of its range or the tally is of another slot
     */
    public static Estimate estimate(final Slot slot, final SlotTally tally, final double level) {
        if (!slot.name().equals(tally.name()) || tally.counts().length != (long) slot.max() - slot.min() + 1) {
            throw new IllegalArgumentException("tally of " + tally.name() + " for the slot " + slot.name());
        }
        final double value = (double) tally.sum() / tally.n() / slot.divisor();
        final Interval shares = interval(tally.counts(), level);
        final double range = (double) slot.max() - slot.min();
        return new Interval(
                        (slot.min() + shares.low() * range) / slot.divisor(),
                        (slot.min() + shares.high() * range) / slot.divisor())
                .around(value, level, tally.n(), slot.unit(), METHOD);
    }

    /**
     * Returns the limits of the mean as shares of the range.
     *
     * @param counts trials at each of the equally spaced values of the range
     */
    static Interval interval(final long[] counts, final double level) {
        final double threshold = -Math.log1p(-Interval.requireLevel(level));
        final BettingSequence bets = new BettingSequence(counts);
        if (bets.n == 0) {
            return Interval.NONE;
        }
        return counts.length == 1 ? new Interval(0, 0) : new Interval(bets.lower(threshold), bets.upper(threshold));
    }

    /**
     * Returns a lower bound of the logarithm of the evidence against a mean. Under this mean it exceeds {@code ln(1 /
     * a)} with a probability of at most {@code a}, over all numbers of trials. 0 without trials.
     *
     * @param counts trials at each of the equally spaced values of the range, at least two values
     * @param assumed a mean as a share of the range, above 0 and below 1
     * @throws IllegalArgumentException if the mean is out of its range
     */
    static double logEvidence(final long[] counts, final double assumed) {
        if (!(assumed > 0 && assumed < 1)) {
            throw new IllegalArgumentException("mean " + assumed + " is not between 0 and 1");
        }
        final BettingSequence bets = new BettingSequence(counts);
        return bets.n == 0 ? 0 : bets.evidence(assumed);
    }

    private double regret() {
        return HALF_LOG_PI + Gamma.logGamma(n + 1.0) - Gamma.logGamma(n + 0.5);
    }

    /**
     * Returns the lower limit. Below the observed mean, evidence falls as the assumed mean grows, since the odds of
     * high values get worse.
     */
    private double lower(final double threshold) {
        return new Interval(0, mean)
                .halved(PRECISION, middle -> evidence(middle) > threshold)
                .low();
    }

    private double upper(final double threshold) {
        double low = mean;
        double high = 1;
        while (high - low > PRECISION * (1 - low)) {
            final double middle = (low + high) / 2;
            if (middle <= low || middle >= high) {
                // so close to 1 no double lies between
                return high;
            }
            if (evidence(middle) > threshold) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return high;
    }

    private double evidence(final double assumed) {
        return best(assumed) - regret();
    }

    /** Returns the growth of the best constant bet; it is concave in the share of the capital on high values. */
    private double best(final double assumed) {
        double low = mean < assumed ? 0 : assumed;
        double high = mean < assumed ? assumed : 1;
        while (high - low > PRECISION) {
            final double middle = (low + high) / 2;
            if (slope(middle, assumed) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        // any constant bet is a lower bound of the best one; halving does not reach the two at the ends
        return Math.max(growth((low + high) / 2, assumed), Math.max(growth(0, assumed), growth(1, assumed)));
    }

    private double slope(final double bet, final double assumed) {
        double slope = 0;
        for (int i = 0; i < share.length; i++) {
            final double high = share[i] / assumed;
            final double low = (1 - share[i]) / (1 - assumed);
            slope += count[i] * (high - low) / (bet * high + (1 - bet) * low);
        }
        return slope;
    }

    private double growth(final double bet, final double assumed) {
        double growth = 0;
        for (int i = 0; i < share.length; i++) {
            growth += count[i] * Math.log(bet * share[i] / assumed + (1 - bet) * (1 - share[i]) / (1 - assumed));
        }
        return growth;
    }
}
