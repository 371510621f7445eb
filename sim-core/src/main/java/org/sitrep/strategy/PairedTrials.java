package org.sitrep.strategy;

import java.util.Arrays;

/**
 * Compares several answers, each tried on the same guesses and dice. It estimates their difference from the first one,
 * which was expected to be best. The expectation counts as a measurement, too, so that few trials do not override it.
 * An expected difference with its spread and a measured one with a standard error are combined into their mean,
 * weighted by inverse variances.
 */
final class PairedTrials {
    /** The number of standard deviations within which an answer stays in the comparison with the best. */
    private static final double CLOSE = 1;
    /** Avoids a division by 0 for answers with a constant result. */
    private static final double LEAST_VARIANCE = 1e-6;

    private final double expectedWeight;
    private final double[] expected;
    private final double[] sum;
    private final double[] squares;
    private final boolean[] eliminated;
    private int answers;
    /** The number of trials so far. */
    int trials;
    /** The number of answers still in the comparison, always including the first. */
    int remaining;

    /**
     * @param most the maximum number of answers
     * @param spread the standard deviation of the truth about the expectation
     */
    PairedTrials(final int most, final double spread) {
        expectedWeight = 1 / (spread * spread);
        expected = new double[most];
        sum = new double[most];
        squares = new double[most];
        eliminated = new boolean[most];
    }

    /** Starts a new comparison. */
    void begin(final int count) {
        answers = count;
        remaining = count;
        trials = 0;
        Arrays.fill(sum, 0);
        Arrays.fill(squares, 0);
        Arrays.fill(eliminated, false);
    }

    /** Sets the expected advantage of an answer over the first. */
    void expect(final int answer, final double difference) {
        expected[answer] = difference;
    }

    /** Adds the advantage of an answer over the first in the current trial. */
    void add(final int answer, final double difference) {
        sum[answer] += difference;
        squares[answer] += difference * difference;
    }

    /** Ends the current trial. */
    void next() {
        trials++;
    }

    /** Returns whether an answer is still in the comparison. */
    boolean remains(final int answer) {
        return !eliminated[answer];
    }

    /** Returns the answer with the best estimate; of equals the first. */
    int best() {
        int best = 0;
        double most = 0;
        for (int i = 1; i < answers; i++) {
            if (!eliminated[i] && difference(i) > most) {
                best = i;
                most = difference(i);
            }
        }
        return best;
    }

    /** Eliminates answers that are unlikely to be best; requires two trials. */
    void eliminate() {
        final int best = best();
        final double most = best == 0 ? 0 : difference(best);
        for (int i = 1; i < answers; i++) {
            final double deviation = 1 / Math.sqrt(expectedWeight + weight(i));
            if (!eliminated[i] && i != best && difference(i) < most - CLOSE * deviation) {
                eliminated[i] = true;
                remaining--;
            }
        }
    }

    /** Returns the estimated advantage of a tried answer over the first. */
    double difference(final int answer) {
        final double weight = weight(answer);
        return (expectedWeight * expected[answer] + weight * sum[answer] / trials) / (expectedWeight + weight);
    }

    /** Returns the inverse of the squared standard error of the mean. */
    private double weight(final int answer) {
        final double mean = sum[answer] / trials;
        final double variance = (squares[answer] - trials * mean * mean) / (trials - 1);
        return trials / Math.max(LEAST_VARIANCE, variance);
    }
}
