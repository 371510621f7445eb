package org.sitrep.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rng.TrialKey;

/** Bots at one table draw from streams that have nothing to do with each other. */
class BotRandomTest {
    private static final int DRAWS = 3000;

    private static int equal(final int side, final int otherSide) {
        final BotRandom one = new BotRandom();
        final BotRandom other = new BotRandom();
        one.begin(new TrialKey().set(1967, 3), side);
        other.begin(new TrialKey().set(1967, 3), otherSide);
        int equal = 0;
        for (int i = 0; i < DRAWS; i++) {
            equal += one.below(6) == other.below(6) ? 1 : 0;
        }
        return equal;
    }

    @Test
    void theFirstSideIsTheOneWithoutANumber() {
        final BotRandom plain = new BotRandom();
        final BotRandom first = new BotRandom();
        plain.begin(new TrialKey().set(1967, 3));
        first.begin(new TrialKey().set(1967, 3), 0);
        for (int i = 0; i < DRAWS; i++) {
            assertEquals(plain.below(1000), first.below(1000));
        }
    }

    /**
     * Of 3000 pairs of dice 500 are equal, with a standard deviation of 20; 120 from it is 6 of them, a false alarm of
     * 2 x 10^-9 each.
     */
    @Test
    void sidesAgreeNoMoreThanByChance() {
        for (final int[] sides : new int[][] {{0, 1}, {1, 2}, {0, 255}}) {
            final int equal = equal(sides[0], sides[1]);
            assertTrue(Math.abs(equal - 500) < 120, sides[0] + " and " + sides[1] + ": " + equal);
        }
        assertEquals(DRAWS, equal(1, 1));
    }
}
