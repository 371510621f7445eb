package org.sitrep.stats;

/**
 * Counts aborted trials and lists the {@value #KEPT} with the smallest indices, so that the list does not depend on the
 * order of addition. Not thread-safe. Memory: fixed, under 3 KB; adding allocates nothing.
 */
public final class AbortTally {
    /** Maximum number of trials listed by index; the others are only counted. */
    public static final int KEPT = 100;

    private final long[] trials = new long[KEPT];
    private final String[] reasons = new String[KEPT];
    private final String[] details = new String[KEPT];
    private int kept;
    private long count;

    /**
     * Adds a trial; each index at most once.
     *
     * @param detail what is specific to this trial; may be empty
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

    /** Writes this tally, or replaces it. */
    void exchange(final Exchange with) {
        count = with.number(count);
        kept = Math.toIntExact(with.number(kept));
        for (int i = 0; i < kept; i++) {
            trials[i] = with.number(trials[i]);
            reasons[i] = with.text(reasons[i]);
            details[i] = with.text(details[i]);
        }
    }

    /** Returns the number of aborted trials. */
    public long count() {
        return count;
    }

    /** Returns the number of trials listed by index, at most {@value #KEPT}. */
    public int kept() {
        return kept;
    }

    /** Returns the {@code i}-th smallest trial index, 0 ≤ {@code i} &lt; {@link #kept}. */
    public long trial(final int i) {
        assert i < kept : i;
        return trials[i];
    }

    /** Returns the abort reason of the trial with the {@code i}-th smallest index. */
    public String reason(final int i) {
        assert i < kept : i;
        return reasons[i];
    }

    /** Returns the detail of the trial with the {@code i}-th smallest index. */
    public String detail(final int i) {
        assert i < kept : i;
        return details[i];
    }
}
