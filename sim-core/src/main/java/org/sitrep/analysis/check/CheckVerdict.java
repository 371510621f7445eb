package org.sitrep.analysis.check;

/** The verdict of a check on a metric, and on the whole: the worst of all. */
public enum CheckVerdict {
    /** The mean has not changed by more than the margin. */
    SAME,
    /** The record is used up, and none of the others is shown. */
    UNDECIDED,
    /** The mean has changed, but it is not shown whether by more than the margin. */
    DIFFERS,
    /** The mean has changed by more than the margin. */
    MOVED;

    CheckVerdict and(final CheckVerdict other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
