package org.sitrep.stats;

/** Estimates with limits of a normal distribution, for fits whose error is only known for many trials. Stateless. */
public final class NormalInterval {
    private NormalInterval() {}

    /**
     * Returns a value with the limits {@code value ± z σ}.
     *
     * @param sigma standard error, at least 0
     * @param level confidence level, between 0 and 1
     */
    public static Estimate estimate(
            final double value,
            final double sigma,
            final double level,
            final long n,
            final String unit,
            final String method) {
        final double half = Interval.z(level) * sigma;
        return new Interval(value - half, value + half).around(value, level, n, unit, method);
    }
}
