package org.sitrep.analysis.check;

import java.util.Arrays;

/**
 * How a trial of the baseline was played, in marks.
 *
 * @param outcome some bits of the hash over all slots of its outcome, so that one sees whether a trial that went
 *     otherwise came to something else
 * @param marks one a step, as {@link TrialTracer} makes them; not to be written to
 */
record TracedTrial(int outcome, byte[] marks) {
    private static final int OUTCOME_BITS = 16;

    /** Returns those bits of the hash of an outcome that are kept. */
    static int outcomeBits(final long hash) {
        return (int) (hash >>> Long.SIZE - OUTCOME_BITS);
    }

    /**
     * Returns the first step at which another play of the trial went otherwise, its length if it ended there or never.
     */
    int firstDifference(final TracedTrial other) {
        final int at = Arrays.mismatch(marks, other.marks);
        return at < 0 ? marks.length : at;
    }

    boolean alike(final TracedTrial other) {
        return Arrays.equals(marks, other.marks);
    }

    @Override
    public boolean equals(final Object other) {
        return other instanceof TracedTrial that && outcome == that.outcome && alike(that);
    }

    @Override
    public int hashCode() {
        return 31 * outcome + Arrays.hashCode(marks);
    }
}
