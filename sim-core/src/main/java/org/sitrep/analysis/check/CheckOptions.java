package org.sitrep.analysis.check;

/**
 * How a check is made.
 *
 * @param full whether entries are tested whose signature is the same
 * @param threads that play; never changes a result
 * @param falseAlarm how likely, at most, anything is said to have moved in a whole check though nothing has
 * @param sameLevel confidence level of each interval that has to lie within its margin for the verdict of the same
 */
public record CheckOptions(boolean full, int threads, double falseAlarm, double sameLevel) {
    /** The false alarms of a whole check: 1 in 1000. */
    public static final double FALSE_ALARM = 0.001;
    /** The level of an interval that shows a metric to be the same. */
    public static final double SAME_LEVEL = 0.99;

    public CheckOptions {
        if (threads < 1 || !(falseAlarm > 0 && falseAlarm < 1) || !(sameLevel > 0 && sameLevel < 1)) {
            throw new IllegalArgumentException(threads + " threads, " + falseAlarm + ", " + sameLevel);
        }
    }

    /** Returns how a check is made where nobody says otherwise. */
    public static CheckOptions usual(final int threads) {
        return new CheckOptions(false, threads, FALSE_ALARM, SAME_LEVEL);
    }
}
