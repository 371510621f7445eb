package org.sitrep.analysis.check;

/** What a check says of a metric, and of the whole: the worst of all. */
public enum CheckVerdict {
    /** The mean has not changed by more than the margin. */
    SAME,
    /** The record is used up, and neither is shown. */
    UNDECIDED,
    /** The mean has changed by more than the margin. */
    MOVED;

    CheckVerdict and(final CheckVerdict other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
