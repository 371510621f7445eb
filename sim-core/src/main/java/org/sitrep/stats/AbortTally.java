package org.sitrep.stats;

/**
 * Counts trials that were given up and keeps the {@value #KEPT} of them with the smallest indices, so that the list
 * does not depend on the order in which they were added. Not thread-safe. Memory: fixed, under 3 KB; adding allocates
 * nothing.
 */
public final class AbortTally {
    /** How many trials are kept by index; the others are only counted. */
    public static final int KEPT = 100;

    private final long[] trials = new long[KEPT];
    private final String[] reasons = new String[KEPT];
    private final String[] details = new String[KEPT];
    private int kept;
    private long count;

    /**
     * Adds a trial; each index at most once.
     *
     * @param detail what is to be said beside the reason, may be empty
     */
    public void accept(final long trialIndex, final String reason, final String detail) {
        count = Math.addExact(count, 1);
        keep(trialIndex, reason, detail);
    }

    private void keep(final long trialIndex, final String reason, final String detail) {
        if (kept == KEPT && trialIndex > trials[KEPT - 1]) {
            return;
        }
        int at = kept < KEPT ? kept++ : KEPT - 1;
        while (at > 0 && trials[at - 1] > trialIndex) {
            trials[at] = trials[at - 1];
            reasons[at] = reasons[at - 1];
            details[at] = details[at - 1];
            at--;
        }
        trials[at] = trialIndex;
        reasons[at] = reason;
        details[at] = detail;
    }

    /** Adds the trials of {@code other}, which must be disjoint from these. Associative and commutative. */
    public void combine(final AbortTally other) {
        count = Math.addExact(count, other.count);
        for (int i = 0; i < other.kept; i++) {
            keep(other.trials[i], other.reasons[i], other.details[i]);
        }
    }

    /** Returns how many trials were given up. */
    public long count() {
        return count;
    }

    /** Returns how many are kept by index, at most {@value #KEPT}. */
    public int kept() {
        return kept;
    }

    /** Returns the index of the {@code i}-th smallest, 0 ≤ {@code i} &lt; {@link #kept}. */
    public long trial(final int i) {
        assert i < kept : i;
        return trials[i];
    }

    /** Returns why the {@code i}-th smallest was given up. */
    public String reason(final int i) {
        assert i < kept : i;
        return reasons[i];
    }

    /** Returns what is to be said of the {@code i}-th smallest beside the reason. */
    public String detail(final int i) {
        assert i < kept : i;
        return details[i];
    }
}
