package org.sitrep.analysis;

import java.util.function.IntPredicate;
import java.util.function.LongSupplier;

/** Plays trials in stages of about the same time, with a report after each. Stateless. */
public final class LiveStages {
    private static final int GROWTH = 4;

    private LiveStages() {}

    /**
     * Plays until all trials are played, or a stage or the reader ends it.
     *
     * @param least trials of the first stage and of the shortest, such as one per thread: their time is unknown, and
     *     those of a strong bot take seconds
     * @param from number of trials that are played already
     * @param trials number of trials, at least 1
     * @param nanoTime decides how long stages are
     * @param stageNanos time between two reports, at least
     * @param part plays all sides up to a number of trials; returns whether they are played
     * @param looking receives the number of trials after each stage, on this thread; returns whether to go on
     * @return whether all trials are played
     */
    public static boolean play(
            final int least,
            final int from,
            final int trials,
            final LongSupplier nanoTime,
            final long stageNanos,
            final IntPredicate part,
            final IntPredicate looking) {
        int size = least;
        int to = from;
        if (from > 0 && !looking.test(from)) {
            return false;
        }
        while (to < trials) {
            to = (int) Math.min(trials, (long) to + size);
            final long start = nanoTime.getAsLong();
            if (!part.test(to)) {
                return false;
            }
            final double share = (double) stageNanos / Math.max(1, nanoTime.getAsLong() - start);
            size = (int) Math.max(least, Math.min(size * Math.min(share, GROWTH), trials));
            if (!looking.test(to)) {
                return false;
            }
        }
        return true;
    }
}
