package org.sitrep.stats;

/**
 * The running difference of a metric, second minus first, between two sides that played the same trials: of the means
 * of a slot, or of two slots' ratios. Not thread-safe.
 */
public interface PairedChange {
    /**
     * Adds a trial.
     *
     * @param first the first side's integers: a row for each slot of the metric, by trial
     * @param second the same of the second side
     * @param trial index within the rows
     */
    void accept(int[][] first, int[][] second, int trial);

    /** Returns the number of trials counted. */
    long n();

    /** Returns the number of counted trials in which the two sides differ. */
    long differing();

    /**
     * Returns the difference with an interval for a number of trials fixed in advance.
     *
     * @param level confidence level, between 0 and 1
     */
    Estimate fixed(double level);

    /**
     * Returns the logarithm of the evidence that the true difference lies outside {@code -margin … margin}. If it lies
     * inside, the probability that the evidence ever exceeds {@code ln(1 / a)}, over all numbers of trials, is at most
     * {@code a}.
     *
     * @param margin in the metric's unit, at least 0
     * @throws IllegalArgumentException if the margin is negative or not a number
     */
    double logEvidenceBeyond(double margin);
}
