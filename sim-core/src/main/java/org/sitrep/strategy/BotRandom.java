package org.sitrep.strategy;

import org.sitrep.rng.Draws;
import org.sitrep.rng.Mix64;
import org.sitrep.rng.TrialKey;

/**
 * A bot's own random stream: keyed by (seed, trial) and separate from the dice, so that the number of draws never
 * affects them. Draws are numbered from 0 within a trial. Not thread-safe: use one per bot.
 */
public final class BotRandom {
    /** Separates the bots' draws from the dice of the same trial. */
    private static final long BOT_STREAM = 0x5EED_B075_0000_0000L;

    private final TrialKey key = new TrialKey();
    private long next;
    private long seed;
    private int side;

    /** Re-keys to a trial. */
    public void begin(final TrialKey trial) {
        begin(trial, 0);
    }

    /**
     * Re-keys to a trial.
     *
     * @param side 0 for the first bot at the table, another number in 0-255 for each other bot; their draws are
     *     unrelated
     */
    public void begin(final TrialKey trial, final int side) {
        begin(trial, side, 0);
    }

    /**
     * Re-keys to a segment of a trial.
     *
     * @param newSide as for {@link #begin(TrialKey, int)}
     * @param segment 0 for the first; draws of different segments are unrelated
     */
    void begin(final TrialKey trial, final int newSide, final int segment) {
        seed = trial.seed();
        side = newSide;
        key.set(Mix64.mix(seed + Mix64.GAMMA * segment ^ BOT_STREAM + side), trial.trialIndex());
        next = 0;
    }

    /** Switches to other draws, unrelated to those so far. */
    void divert(final long branch) {
        seed = TrialKey.diverted(seed, branch);
        key.set(TrialKey.diverted(key.seed(), branch), key.trialIndex());
        next = 0;
    }

    /** Returns the seed of the run; another one after {@link #divert}. */
    long seed() {
        return seed;
    }

    /** Returns the side of the seat. */
    int side() {
        return side;
    }

    long trialIndex() {
        return key.trialIndex();
    }

    /** Returns a number in 0 … {@code bound - 1}; {@code bound} is at least 1. */
    public int below(final int bound) {
        return Draws.below(key.draw(next++), bound);
    }

    /** Returns the number of draws so far in the current trial. */
    long drawn() {
        return next;
    }

    /** Rewinds to a number of draws. */
    void rewind(final long draws) {
        next = draws;
    }
}
