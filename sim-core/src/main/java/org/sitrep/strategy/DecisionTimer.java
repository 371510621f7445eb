package org.sitrep.strategy;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Shows another thread whether a bot is thinking, and about what; so that one who has a clock sees which decision takes
 * too long. Written by the thread that plays, read by any.
 */
public final class DecisionTimer {
    /** Returned by {@link #look} when the bot is not thinking. */
    public static final long IDLE = -1;

    private static final long ABANDONED = -2;

    /** Odd while the bot is thinking; grows by one at the beginning and the end of each thought. */
    private final AtomicLong beat = new AtomicLong();

    private Thread thread;
    private long trialIndex;
    private String question = "";
    private ExternalBot<?> bot;

    DecisionTimer() {}

    void begin(final ExternalBot<?> guest, final long trial) {
        bot = guest;
        thread = Thread.currentThread();
        trialIndex = trial;
    }

    void thinking() {
        beat.setRelease(beat.getPlain() + 1);
    }

    /** Ends a thought; never returns if it has been abandoned meanwhile. */
    void answered() {
        final long now = beat.getPlain();
        if (now == ABANDONED || !beat.compareAndSet(now, now + 1)) {
            // Nothing that this thread owns is its own any more, so it must not go back to it.
            while (true) {
                // A thread that is interrupted is not parked.
                Thread.interrupted();
                LockSupport.park(this);
            }
        }
    }

    /** Returns a number for the thought in hand, another one for each, or {@link #IDLE}. */
    public long look() {
        final long now = beat.get();
        return now > 0 && (now & 1) == 1 ? now : IDLE;
    }

    /**
     * Gives up on a thought. If that succeeds, the playing thread never comes back from it: what it worked on is the
     * caller's to read.
     *
     * @param thought what {@link #look} returned
     * @return whether the bot was still at it
     */
    public boolean abandon(final long thought) {
        if (!beat.compareAndSet(thought, ABANDONED)) {
            return false;
        }
        question = bot.question();
        return true;
    }

    /** Returns the thread that plays; to be asked after {@link #abandon}. */
    public Thread thread() {
        return thread;
    }

    /** Returns the index of the trial in hand; to be asked after {@link #abandon}. */
    public long trialIndex() {
        return trialIndex;
    }

    /** Returns the decision that was abandoned, e.g. {@code decision 4 (FIRST_ORDER)}. */
    public String question() {
        return question;
    }

    /** Returns the id of the bot; to be asked after {@link #abandon}. */
    public String botId() {
        return bot.id();
    }
}
