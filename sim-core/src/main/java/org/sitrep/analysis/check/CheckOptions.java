package org.sitrep.analysis.check;

import org.sitrep.engine.Elsewhere;

/**
 * The options of a check.
 *
 * @param full whether to test entries with an unchanged signature too
 * @param threads number of worker threads; never affects the result
 * @param elsewhere other places that play; they never affect the result either
 * @param falseAlarm upper bound on the probability that a check reports any move although nothing has moved
 * @param sameLevel confidence level of the interval that must lie within the margin for the verdict "same"
 */
public record CheckOptions(boolean full, int threads, Elsewhere elsewhere, double falseAlarm, double sameLevel) {
    /** The default false alarm of a whole check: 1 in 1000. */
    public static final double FALSE_ALARM = 0.001;
    /** The default level of an interval that shows a metric to be the same. */
    public static final double SAME_LEVEL = 0.99;

    public CheckOptions {
        if (threads < 1 || !(falseAlarm > 0 && falseAlarm < 1) || !(sameLevel > 0 && sameLevel < 1)) {
            throw new IllegalArgumentException(threads + " threads, " + falseAlarm + ", " + sameLevel);
        }
    }

    /** Creates options of a check that is played here. */
    public CheckOptions(final boolean full, final int threads, final double falseAlarm, final double sameLevel) {
        this(full, threads, Elsewhere.NOWHERE, falseAlarm, sameLevel);
    }

    /** Returns the default options. */
    public static CheckOptions usual(final int threads) {
        return new CheckOptions(false, threads, FALSE_ALARM, SAME_LEVEL);
    }
}
