package org.sitrep.analysis.check;

import org.sitrep.outcome.Outcome;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairedChange;

/**
 * The running comparison of one metric with its record: its change so far, the evidence on them, and the verdict once
 * decided. Not thread-safe.
 */
final class MetricWatch {
    private final BaselineMetric before;
    private final PairedChange change;
    private int skipped;
    private int seen;
    private long unpaired;
    private double beyondMargin;
    private double beyondZero;
    private Estimate interval;
    private CheckVerdict verdict = CheckVerdict.UNDECIDED;
    private int decidedAfter;

    MetricWatch(final BaselineMetric before) {
        this.before = before;
        change = before.change();
        interval = change.fixed(CheckOptions.SAME_LEVEL);
    }

    BaselineMetric before() {
        return before;
    }

    boolean decided() {
        return verdict != CheckVerdict.UNDECIDED;
    }

    CheckVerdict verdict() {
        return verdict;
    }

    int decidedAfter() {
        return decidedAfter;
    }

    /** Returns the number of compared trials in which only one of the two has a value. */
    long unpaired() {
        return unpaired;
    }

    /** Returns the number of compared trials in which the two differ. */
    long differing() {
        return change.differing();
    }

    /** Returns the mean difference at the last look, with the interval of that look. */
    Estimate interval() {
        return interval;
    }

    /** Leaves out the first trials. */
    void skip(final int trials) {
        skipped = trials;
        seen = trials;
    }

    /**
     * Compares further trials with the record, starting after the last compared one, and looks.
     *
     * @param now present values within the ranges of the record, from trial 0: a row for each slot
     * @param trials number of trials played
     * @param level level of the interval of this look
     */
    void look(final int[][] now, final int trials, final double level) {
        final int[][] recorded = before.rows();
        for (; seen < trials; seen++) {
            change.accept(recorded, now, seen);
            unpaired += (recorded[0][seen] == Outcome.ABSENT) != (now[0][seen] == Outcome.ABSENT) ? 1 : 0;
        }
        beyondMargin = Math.max(beyondMargin, change.logEvidenceBeyond(before.margin()));
        beyondZero = Math.max(beyondZero, change.logEvidenceBeyond(0));
        interval = change.fixed(level);
    }

    /**
     * Returns an upper bound on the probability of such evidence at any look if the mean has not moved beyond the
     * margin.
     */
    double probability() {
        return Math.min(1, Math.exp(-beyondMargin));
    }

    /** Returns an upper bound on the probability of such evidence at any look if the mean has not changed at all. */
    double zeroProbability() {
        return Math.min(1, Math.exp(-beyondZero));
    }

    void decide(final CheckVerdict newVerdict) {
        verdict = newVerdict;
        decidedAfter = seen;
    }

    /** Returns whether the interval of the last look shows the mean to lie within the margin. */
    boolean isWithin() {
        return before.margin() > 0
                && change.n() > 0
                && unpaired == 0
                && interval.low() >= -before.margin()
                && interval.high() <= before.margin();
    }

    /** Returns whether every trial of the whole record has the recorded value. */
    boolean isAlike() {
        return skipped == 0 && seen == before.trials() && change.differing() == 0 && unpaired == 0;
    }
}
