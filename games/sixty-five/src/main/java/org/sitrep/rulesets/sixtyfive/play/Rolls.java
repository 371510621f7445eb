package org.sitrep.rulesets.sixtyfive.play;

import org.sitrep.rng.Address;
import org.sitrep.rng.Draws;
import org.sitrep.rng.TrialKey;

/**
 * Makes every draw of '65. {@link RollId} describes each draw and its address, so an extra draw elsewhere shifts
 * nothing. Not thread-safe; one per playout. Not final, for replays that listen and tests that script the draws; a
 * batch loads no subclass.
 */
public class Rolls {
    private final TrialKey key;

    /**
     * Creates the rolls of a playout.
     *
     * @param key re-keyed for each trial by the playout
     */
    public Rolls(final TrialKey key) {
        this.key = key;
    }

    /** Draws one of a set of cards and returns its number. The set must not be empty. */
    public int card(final RollId roll, final int when, final int who, final int ordinal, final long from) {
        return nth(from, pick(roll, when, who, ordinal, Long.bitCount(from)));
    }

    /** Draws a number from 0 to {@code count - 1}. */
    public int pick(final RollId roll, final int when, final int who, final int ordinal, final int count) {
        return Draws.below(key.draw(Address.of(roll.number, when, who, ordinal)), count);
    }

    /** Returns the position of the nth bit, from 0, of a mask. */
    public static int nth(final long mask, final int nth) {
        long rest = mask;
        for (int i = 0; i < nth; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }
}
