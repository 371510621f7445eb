package org.sitrep.strategy;

import org.sitrep.rng.Draws;
import org.sitrep.rng.Mix64;
import org.sitrep.rng.TrialKey;

/**
 * A bot's own randomness: keyed by (seed, trial), apart from the dice, so that a bot that draws more or less never
 * shifts them. Draws are numbered from 0 within a trial. Not thread-safe: one a bot.
 */
public final class BotRandom {
    /** Sets the bots' draws apart from the dice of the same trial. */
    private static final long BOT_STREAM = 0x5EED_B075_0000_0000L;

    private final TrialKey key = new TrialKey();
    private long next;

    /** Re-keys to the trial in hand. */
    public void begin(final TrialKey trial) {
        begin(trial, 0);
    }

    /**
     * Re-keys to the trial in hand.
     *
     * @param side 0 for the first bot at the table, another number for each other one, 0-255: their draws have nothing
     *     to do with each other
     */
    public void begin(final TrialKey trial, final int side) {
        key.set(Mix64.mix(trial.seed() ^ BOT_STREAM + side), trial.trialIndex());
        next = 0;
    }

    long trialIndex() {
        return key.trialIndex();
    }

    /** Returns a number in 0 … {@code bound - 1}; {@code bound} is at least 1. */
    public int below(final int bound) {
        return Draws.below(key.draw(next++), bound);
    }

    /** Returns how many numbers have been drawn in the trial in hand. */
    long drawn() {
        return next;
    }

    /** Goes back to where so many numbers had been drawn. */
    void back(final long toDrawn) {
        next = toDrawn;
    }
}
