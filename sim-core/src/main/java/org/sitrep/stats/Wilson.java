package org.sitrep.stats;

/**
 * Computes the score interval of a rate. Thread-safe, stateless.
 *
 * <p>Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927),
 * 209-212; without continuity correction.
 *
 * <p>Assumption: independent trials of one rate, a number of trials fixed beforehand. Coverage is close to the level on
 * average. It may be lower for particular rates, most of all if few successes or failures are expected: use
 * {@link ClopperPearson} there.
 */
public final class Wilson {
    /** Value of {@link Estimate#method}. */
    public static final String METHOD = "Wilson score";

    private Wilson() {}

    /**
     * Returns the rate {@code successes / n} with its interval, within 0 … 1 and asymmetric towards one half. Without
     * trials, value and limits are NaN. Cost: one square root.
     *
     * @param successes 0 … {@code n}
     * @param n trials
     * @param level confidence level, between 0 and 1
     * @throws IllegalArgumentException if an argument is out of its range
     */
    public static Estimate estimate(final long successes, final long n, final double level, final String unit) {
        return interval(successes, n, level).around((double) successes / n, level, n, unit, METHOD);
    }

    static Interval interval(final long successes, final long n, final double level) {
        Interval.requireCounts(successes, n);
        final double z = Interval.z(level);
        if (n == 0) {
            return Interval.NONE;
        }
        final double rate = (double) successes / n;
        final double z2 = z * z / n;
        final double centre = (rate + z2 / 2) / (1 + z2);
        final double half = z / (1 + z2) * Math.sqrt(rate * (1 - rate) / n + z2 / (4.0 * n));
        // At the ends the limit is exactly 0 or 1; the subtraction would add a rounding error.
        final double low = successes == 0 ? 0 : centre - half;
        final double high = successes == n ? 1 : centre + half;
        return new Interval(low, high);
    }
}
