package org.sitrep.stats;

import org.apache.commons.math3.special.Beta;

/**
 * Computes the anytime interval of a rate. With a probability of at least its level it covers the true rate at every
 * number of trials at once. So a run may check it any number of times and stop when it is narrow enough. Thread-safe,
 * stateless.
 *
 * <p>Source: H. Robbins, "Statistical methods related to the law of the iterated logarithm", Annals of Mathematical
 * Statistics 41 (1970), 1397-1409. The likelihood of all trials so far under a mixture of rates, divided by that under
 * the true rate, is a martingale that begins at 1. By Ville's inequality it exceeds {@code 1 / (1 - level)} with a
 * probability of at most {@code 1 - level}. The mixture is the beta distribution with both parameters one half, as in
 * S. R. Howard, A. Ramdas, J. McAuliffe, J. Sekhon, "Time-uniform, nonparametric, nonasymptotic confidence sequences",
 * Annals of Statistics 49 (2021), 1055-1080, section 3.2. The interval depends on the two counts alone, so neither on
 * the order of trials nor on the schedule of looks.
 *
 * <p>Assumption: independent trials of one rate; none about when the run stops. Trade-off: at 95 % the interval is
 * wider than one for a fixed number of trials, by a factor of 1.7 with a hundred trials, 2.0 with ten thousand and 2.3
 * with a million.
 */
public final class BetaBinomialSequence {
    /** Value of {@link Estimate#method}. */
    public static final String METHOD = "beta-binomial, anytime";

    private static final double PRIOR = 0.5;
    /** Relative precision of a limit, or of its distance from 1. */
    private static final double PRECISION = 1e-13;

    private BetaBinomialSequence() {}

    /**
     * Returns the rate {@code successes / n} with its interval, within 0 … 1. With no success the lower limit is
     * exactly 0, with no failure the upper one exactly 1. Without trials value and limits are NaN. Cost: about 50
     * logarithms per limit.
     *
     * @param successes 0 … {@code n}
     * @param n trials so far
     * @param level confidence level, between 0 and 1, over all looks together
     * @throws IllegalArgumentException if an argument is out of its range
     */
    public static Estimate estimate(final long successes, final long n, final double level, final String unit) {
        return interval(successes, n, level).around((double) successes / n, level, n, unit, METHOD);
    }

    static Interval interval(final long successes, final long n, final double level) {
        Interval.requireCounts(successes, n);
        final double threshold = -Math.log1p(-Interval.requireLevel(level));
        if (n == 0) {
            return Interval.NONE;
        }
        final double mixture = logMixture(successes, n - successes);
        final double low = lower(successes, n - successes, mixture, threshold);
        return new Interval(low, 1 - lower(n - successes, successes, mixture, threshold));
    }

    /**
     * Returns the logarithm of the evidence against a rate, which is the martingale. Under this rate it exceeds
     * {@code ln(1 / a)} with a probability of at most {@code a}, over all numbers of trials. Infinite if the observed
     * trials are impossible at this rate.
     *
     * @param rate 0 … 1
     * @throws IllegalArgumentException if an argument is out of its range
     */
    public static double logEvidence(final long successes, final long n, final double rate) {
        Interval.requireCounts(successes, n);
        if (!(rate >= 0 && rate <= 1)) {
            throw new IllegalArgumentException("rate " + rate + " is not in 0 … 1");
        }
        return logMixture(successes, n - successes) - logLikelihood(successes, n - successes, rate);
    }

    private static double logMixture(final long successes, final long failures) {
        return Beta.logBeta(PRIOR + successes, PRIOR + failures) - Beta.logBeta(PRIOR, PRIOR);
    }

    private static double logLikelihood(final long successes, final long failures, final double rate) {
        return times(successes, Math.log(rate)) + times(failures, Math.log1p(-rate));
    }

    private static double times(final long count, final double log) {
        return count == 0 ? 0 : count * log;
    }

    /**
     * Returns the smallest rate with evidence below the threshold. Below the observed rate the evidence falls as the
     * rate grows.
     */
    private static double lower(
            final long successes, final long failures, final double mixture, final double threshold) {
        if (successes == 0) {
            return 0;
        }
        return new Interval(0, (double) successes / ((double) successes + failures))
                .halved(PRECISION, rate -> mixture - logLikelihood(successes, failures, rate) > threshold)
                .low();
    }
}
