package org.sitrep.rng;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dice and picks from bits. */
class DrawsTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 36, 1000, Integer.MAX_VALUE})
    void theSmallestAndLargestBitsGiveTheFirstAndLastPick(final int bound) {
        assertEquals(0, Draws.below(0L, bound));
        assertEquals(bound - 1, Draws.below(-1L, bound));
    }

    @Test
    void aPickRisesWithTheBits() {
        for (int bound = 2; bound <= 36; bound++) {
            int before = 0;
            for (long high = 0; high < 1L << 32; high += 1L << 20) {
                final int pick = Draws.below(high << 32, bound);
                assertTrue(pick == before || pick == before + 1, "bound " + bound + " at " + high);
                before = pick;
            }
            assertEquals(bound - 1, before);
        }
    }

    /** Counted exactly over all 2^32 upper halves: pick k begins at the ceiling of k·2^32/bound. */
    @Test
    void theStatedBiasHolds() {
        for (int bound = 2; bound <= 36; bound++) {
            for (int pick = 0; pick < bound; pick++) {
                final long begin = ((long) pick << 32) / bound + ((((long) pick << 32) % bound) == 0 ? 0 : 1);
                final long after = pick + 1 == bound ? 1L << 32 : (((pick + 1L) << 32) + bound - 1) / bound;
                assertEquals(pick, Draws.below(begin << 32, bound));
                assertEquals(pick, Draws.below((after << 32) - 1, bound));
                final double relativeBias = (after - begin) * (double) bound / 0x1p32 - 1;
                assertTrue(Math.abs(relativeBias) <= bound / 0x1p32, "bound " + bound + ", pick " + pick);
            }
        }
    }

    @Test
    void aDieShowsOneToSixEquallyOften() {
        final SplittableRandom random = new SplittableRandom(2024);
        final long[] faces = new long[6];
        for (int i = 0; i < 600_000; i++) {
            faces[Draws.d6(random.nextLong()) - 1]++;
        }
        ChiSquare.assertUniform("d6", faces);
    }
}
