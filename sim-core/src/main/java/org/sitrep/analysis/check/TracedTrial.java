package org.sitrep.analysis.check;

import java.util.Arrays;

/**
 * The course of a trial of the baseline, in marks.
 *
 * @param outcome some bits of the hash over all slots of its outcome, which show whether a trial with another course
 *     has another outcome
 * @param marks one per step, as {@link TrialTracer} makes them; must not be written to
 */
record TracedTrial(int outcome, byte[] marks) {
    private static final int OUTCOME_BITS = 16;

    /** Returns the bits of an outcome's hash that are stored. */
    static int outcomeBits(final long hash) {
        return (int) (hash >>> Long.SIZE - OUTCOME_BITS);
    }

    /**
     * Returns the first step at which the two plays differ; the length if this one ended there or they never differ.
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
