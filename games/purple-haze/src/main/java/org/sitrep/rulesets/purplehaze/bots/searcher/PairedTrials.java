package org.sitrep.rulesets.purplehaze.bots.searcher;

import java.util.Arrays;

/**
 * What came of several answers, each tried out on the same guesses and dice: how much better or worse than the first
 * one, which is what the planner would do. His own reckoning counts as if it had been measured, too, so that few trials
 * do not sway it: a difference that is expected with a spread of {@link #SPREAD} and measured with a standard error is
 * taken for the mean of both, weighted by their inverse variances.
 */
final class PairedTrials {
    /** How far the truth scatters about what the planner reckons. */
    private static final double SPREAD = 2;
    /** Answers whose difference is closer to that of the best than so many standard deviations are tried on. */
    private static final double CLOSE = 1;
    /** Keeps answers that have always come to the same from dividing by 0. */
    private static final double LEAST_VARIANCE = 1e-6;

    private static final double EXPECTED_WEIGHT = 1 / (SPREAD * SPREAD);

    private final double[] expected;
    private final double[] sum;
    private final double[] squares;
    private final boolean[] leftOut;
    private int answers;
    /** How many trials there have been. */
    int trials;
    /** How many answers are still tried out, the first always among them. */
    int living;

    PairedTrials(final int most) {
        expected = new double[most];
        sum = new double[most];
        squares = new double[most];
        leftOut = new boolean[most];
    }

    /** Begins anew. */
    void begin(final int count) {
        answers = count;
        living = count;
        trials = 0;
        Arrays.fill(sum, 0);
        Arrays.fill(squares, 0);
        Arrays.fill(leftOut, false);
    }

    /** Notes by how much an answer is expected to be better than the first. */
    void expect(final int answer, final double difference) {
        expected[answer] = difference;
    }

    /** Notes by how much an answer was better than the first in the trial in hand. */
    void add(final int answer, final double difference) {
        sum[answer] += difference;
        squares[answer] += difference * difference;
    }

    /** Ends the trial in hand. */
    void next() {
        trials++;
    }

    /** Returns whether an answer is still tried out. */
    boolean lives(final int answer) {
        return !leftOut[answer];
    }

    /** Returns the answer that is best as far as can be told, of equals the first. */
    int best() {
        int best = 0;
        double most = 0;
        for (int i = 1; i < answers; i++) {
            if (!leftOut[i] && difference(i) > most) {
                best = i;
                most = difference(i);
            }
        }
        return best;
    }

    /** Leaves answers out that are hardly the best; needs two trials. */
    void thin() {
        final int best = best();
        final double most = best == 0 ? 0 : difference(best);
        for (int i = 1; i < answers; i++) {
            final double deviation = 1 / Math.sqrt(EXPECTED_WEIGHT + weight(i));
            if (!leftOut[i] && i != best && difference(i) < most - CLOSE * deviation) {
                leftOut[i] = true;
                living--;
            }
        }
    }

    /** Returns by how much an answer that was tried out is better than the first, as far as can be told. */
    double difference(final int answer) {
        final double weight = weight(answer);
        return (EXPECTED_WEIGHT * expected[answer] + weight * sum[answer] / trials) / (EXPECTED_WEIGHT + weight);
    }

    /** The inverse of the squared standard error of the mean. */
    private double weight(final int answer) {
        final double mean = sum[answer] / trials;
        final double variance = (squares[answer] - trials * mean * mean) / (trials - 1);
        return trials / Math.max(LEAST_VARIANCE, variance);
    }
}
