package org.sitrep.rng;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The finaliser against the JDK's own copy of it, and its diffusion. */
class Mix64Test {
    /** {@link SplittableRandom} is specified as SplitMix64: draw n of seed s is the mix of s + n·gamma. */
    @Test
    void isTheFinaliserOfSplitMix64() {
        for (final long seed : new long[] {0, 1, -1, 42, Long.MIN_VALUE, 0x0123456789ABCDEFL}) {
            final SplittableRandom reference = new SplittableRandom(seed);
            for (int n = 1; n <= 1000; n++) {
                assertEquals(reference.nextLong(), Mix64.mix(seed + n * Mix64.GAMMA), "seed " + seed + ", draw " + n);
            }
        }
    }

    @Test
    void withAnInnerWordOfZeroTheKeyedMixIsThePlainOne() {
        for (long z = -1000; z <= 1000; z++) {
            assertEquals(Mix64.mix(z * Mix64.GAMMA), Mix64.mixKeyed(z * Mix64.GAMMA, 0));
        }
    }

    @Test
    void everyInnerBitChangesAboutHalfOfTheDraw() {
        final int trials = 4096;
        for (int bit = 0; bit < 64; bit++) {
            long flips = 0;
            for (int trial = 0; trial < trials; trial++) {
                final long z = Mix64.mix(trial);
                final long inner = Mix64.mix(-1L - trial);
                flips += Long.bitCount(Mix64.mixKeyed(z, inner) ^ Mix64.mixKeyed(z, inner ^ 1L << bit));
            }
            // Bits of weight near the top of the inner word pass only one multiplication: full diffusion of each is not
            // claimed, but
            // a change of any must reach a quarter of the draw at the least.
            final double share = flips / (64.0 * trials);
            assertTrue(share > 0.25 && share < 0.75, "inner bit " + bit + " changes a share of " + share);
        }
    }
}
