package org.sitrep.strategy;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Publishes whether a bot is computing an answer, and to which decision, so that a watchdog with a clock can detect a
 * decision that takes too long. Written by the playing thread, read by any thread.
 */
public final class DecisionTimer {
    /** Returned by {@link #look} while the bot is not computing. */
    public static final long IDLE = -1;

    private static final long ABANDONED = -2;

    /** Odd while the bot is computing; incremented at the beginning and the end of each computation. */
    private final AtomicLong counter = new AtomicLong();

    private Thread thread;
    private long trialIndex;
    private String question = "";
    private ExternalBot<?> bot;

    DecisionTimer() {}

    void begin(final ExternalBot<?> external, final long trial) {
        bot = external;
        thread = Thread.currentThread();
        trialIndex = trial;
    }

    void thinking() {
        counter.setRelease(counter.getPlain() + 1);
    }

    /** Ends a computation; never returns if it has been abandoned. */
    void answered() {
        final long now = counter.getPlain();
        if (now == ABANDONED || !counter.compareAndSet(now, now + 1)) {
            // The caller of abandon() now owns what this thread worked on, so this thread must never return to it.
            while (true) {
                // An interrupted thread does not park.
                Thread.interrupted();
                LockSupport.park(this);
            }
        }
    }

    /** Returns a number that identifies the current computation, or {@link #IDLE}. */
    public long look() {
        final long now = counter.get();
        return now > 0 && (now & 1) == 1 ? now : IDLE;
    }

    /**
     * Abandons a computation. If that succeeds, the playing thread never returns from it, so the caller may read the
     * data that the thread worked on.
     *
     * @param thought the number that {@link #look} returned
     * @return whether the bot was still computing
     */
    public boolean abandon(final long thought) {
        if (!counter.compareAndSet(thought, ABANDONED)) {
            return false;
        }
        question = bot.question();
        return true;
    }

    /** Returns the playing thread; call after {@link #abandon}. */
    public Thread thread() {
        return thread;
    }

    /** Returns the index of the current trial; call after {@link #abandon}. */
    public long trialIndex() {
        return trialIndex;
    }

    /** Returns the abandoned decision, e.g. {@code decision 4 (FIRST_ORDER)}. */
    public String question() {
        return question;
    }

    /** Returns the id of the bot; call after {@link #abandon}. */
    public String botId() {
        return bot.id();
    }
}
