package org.sitrep.analysis;

import java.util.function.IntPredicate;
import java.util.function.LongSupplier;

/** Plays trials in stages of about the same time, with a report after each. Stateless. */
public final class LiveStages {
    /** Trials of the first stage, over all sides. */
    private static final int FIRST_STAGE = 64;

    private static final int GROWTH = 4;

    private LiveStages() {}

    /**
     * Plays until all trials are played, or a stage or the reader ends it.
     *
     * @param sides number of sides that play each trial
     * @param trials number of trials, at least 1
     * @param nanoTime decides how long stages are
     * @param stageNanos time between two reports, at least
     * @param part plays all sides up to a number of trials; returns whether they are played
     * @param looking receives the number of trials after each stage, on this thread; returns whether to go on
     * @return whether all trials are played
     */
    public static boolean play(
            final int sides,
            final int trials,
            final LongSupplier nanoTime,
            final long stageNanos,
            final IntPredicate part,
            final IntPredicate looking) {
        int size = Math.max(1, FIRST_STAGE / sides);
        int to = 0;
        while (to < trials) {
            to = (int) Math.min(trials, (long) to + size);
            final long start = nanoTime.getAsLong();
            if (!part.test(to)) {
                return false;
            }
            final double share = (double) stageNanos / Math.max(1, nanoTime.getAsLong() - start);
            size = (int) Math.max(1, Math.min(size * Math.min(share, GROWTH), trials));
            if (!looking.test(to)) {
                return false;
            }
        }
        return true;
    }
}
