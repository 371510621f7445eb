package org.sitrep.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The short way of scoring small pools gives what the long way gives, or nothing. */
class SmallThrowTest {
    private static final int DRAWS = 300;

    /** Every pool that it takes: draws at random, at the ends, and right beside the bounds between throws. */
    @Test
    void everyPoolScoresAsTheLongWay() {
        final SplittableRandom random = new SplittableRandom(52);
        int decided = 0;
        for (int f = 1; f <= 4; f++) {
            for (int s = 0; s <= 12; s++) {
                for (int c = 0; c <= 4; c++) {
                    assertTrue(SmallThrow.accepts(f, s, c));
                    for (int i = 0; i < DRAWS; i++) {
                        decided += agrees(random.nextLong(), f, s, c) ? 1 : 0;
                    }
                    for (final long end : new long[] {0, 1, -1, Long.MAX_VALUE, Long.MIN_VALUE}) {
                        agrees(end, f, s, c);
                    }
                    for (int i = 0; i < 20; i++) {
                        final long step = Long.divideUnsigned(-1L, FaceLanes.POW6[f + s + c]);
                        final long bound = step * random.nextLong(FaceLanes.POW6[f + s + c]);
                        for (int beside = -2; beside <= 2; beside++) {
                            agrees(bound + beside, f, s, c);
                        }
                    }
                }
            }
        }
        assertTrue(
                decided > 4 * 13 * 5 * DRAWS * 99 / 100,
                decided + " draws decided: the short way must be the usual one");
    }

    /** A draw that is refused is never scored. */
    @Test
    void refusedDrawsAreLeftToTheLongWay() {
        int refused = 0;
        for (int f = 1; f <= 4; f++) {
            for (int s = 0; s <= 12; s++) {
                for (int c = 0; c <= 4; c++) {
                    final int dice = f + s + c;
                    for (long draw = 0; draw < 3; draw++) {
                        if (FaceLanes.isRejected(draw, dice)) {
                            refused++;
                            assertEquals(SmallThrow.UNDECIDED, SmallThrow.score(draw, f, s, c));
                        }
                    }
                }
            }
        }
        assertTrue(refused > 100, refused + " refused draws among the smallest");
    }

    @Test
    void largerPoolsAndPoolsWithoutFocusAreNotTaken() {
        for (final int[] pool :
                new int[][] {{0, 3, 1}, {5, 3, 1}, {-1, 3, 1}, {2, 13, 1}, {2, -1, 1}, {2, 3, 5}, {2, 3, -1}}) {
            assertFalse(SmallThrow.accepts(pool[0], pool[1], pool[2]));
        }
    }

    /** Compares where the short way decides; returns whether it did. */
    private static boolean agrees(final long draw, final int f, final int s, final int c) {
        final long packed = SmallThrow.score(draw, f, s, c);
        if (packed == SmallThrow.UNDECIDED) {
            return false;
        }
        final long expected = FaceSampler.scoreStandard(
                FaceLanes.read(draw, f),
                FaceLanes.read(draw * FaceLanes.POW6[f + c], s),
                FaceLanes.read(draw * FaceLanes.POW6[f], c));
        if (packed != expected) {
            assertEquals(Long.toHexString(expected), Long.toHexString(packed), f + "/" + s + "/" + c + " draw " + draw);
        }
        return true;
    }
}
