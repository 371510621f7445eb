package org.sitrep.rng.battery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.rng.Address;
import org.sitrep.rng.ChiSquare;
import org.sitrep.rng.Mix64;
import org.sitrep.rng.TrialKey;

/**
 * What lies next to each other, in a seed, an index or an address, has nothing to do with each other: half of the bits
 * of a draw change, as many as of 64 coins, and the draw itself tells nothing of its neighbour. (That each bit changes
 * each bit half of the time is in MissionKeyTest.)
 *
 * <p>The eight highest bits of an address are left out: moments from 65,536 on, of which no trial has as many. There
 * the number of bits that change spreads otherwise than that of coins, the mean being 32 all the same: it shows in
 * 32,768 pairs for bit 63, in a million for 59 to 62, in 16 million for 56 to 58, and in as many for no other bit of
 * address, seed or index.
 */
class NeighboursTest {
    private static final int PAIRS = 1 << 15;

    /** A normal variable is farther from 0 with probability 10^-9. */
    private static final double LIMIT = 6.11;

    /** What is changed. */
    enum Part {
        SEED {
            @Override
            long draw(final TrialKey key, final long i, final LongUnaryOperator change) {
                return key.set(change.applyAsLong(Mix64.mix(i)), 1967).draw(PLACE);
            }
        },
        TRIAL {
            @Override
            long draw(final TrialKey key, final long i, final LongUnaryOperator change) {
                return key.set(1967, change.applyAsLong(Mix64.mix(i))).draw(PLACE);
            }
        },
        ADDRESS {
            @Override
            int bits() {
                return 56;
            }

            @Override
            long draw(final TrialKey key, final long i, final LongUnaryOperator change) {
                return key.set(1967, i).draw(change.applyAsLong(PLACE));
            }
        };

        private static final long PLACE = Address.of(17, 4, 3, 0);

        /** Returns how many of its bits, from the lowest, are in use. */
        int bits() {
            return 64;
        }

        abstract long draw(TrialKey key, long i, LongUnaryOperator change);
    }

    /** One bit more or less; the next on either side; the steps that the mix itself takes; and the other end. */
    private static List<LongUnaryOperator> changes(final int bits) {
        final List<LongUnaryOperator> changes = new ArrayList<>();
        for (int bit = 0; bit < bits; bit++) {
            final long mask = 1L << bit;
            changes.add(x -> x ^ mask);
        }
        changes.add(x -> x + 1);
        changes.add(x -> x - 1);
        changes.add(x -> x + Mix64.GAMMA);
        changes.add(x -> x - Mix64.GAMMA);
        changes.add(x -> x * Mix64.GAMMA);
        changes.add(x -> ~x & -1L >>> 64 - bits);
        return changes;
    }

    /** False alarm: 3 p-values of 10^-9 for each of 202 changes, 6 · 10^-7 in all. */
    @ParameterizedTest
    @EnumSource
    void neighboursAreUnrelated(final Part part) {
        final List<LongUnaryOperator> changes = changes(part.bits());
        final List<String> failed = new ArrayList<>();
        final TrialKey key = new TrialKey();
        for (int change = 0; change < changes.size(); change++) {
            final long[] flips = new long[65];
            long flipped = 0;
            double product = 0;
            for (long i = 0; i < PAIRS; i++) {
                final long one = part.draw(key, i + 1, LongUnaryOperator.identity());
                final long other = part.draw(key, i + 1, changes.get(change));
                final int bits = Long.bitCount(one ^ other);
                flips[bits]++;
                flipped += bits;
                product += (double) one * other;
            }
            final double p = Counts.likeCoins(flips);
            final double meanOff = (flipped - 32.0 * PAIRS) / (4 * Math.sqrt(PAIRS));
            final double correlation =
                    product / (0x1p126 / 3) / Math.sqrt(PAIRS); // both are uniform on ± 2^63, so of variance 2^126 / 3
            if (p < ChiSquare.FALSE_ALARM || Math.abs(meanOff) > LIMIT || Math.abs(correlation) > LIMIT) {
                failed.add(String.format(
                        Locale.ROOT, "%d: p = %.3g, %.2f, %.2f standard errors", change, p, meanOff, correlation));
            }
        }
        assertEquals(List.of(), failed);
    }

    @Test
    void halfAMixWouldBeFound() {
        // One round of the two: what the second is there for.
        final long[] flips = new long[65];
        for (long i = 0; i < PAIRS; i++) {
            flips[Long.bitCount(halfMixed(i) ^ halfMixed(i ^ 1L << 40))]++;
        }
        assertTrue(Counts.likeCoins(flips) < ChiSquare.FALSE_ALARM);
    }

    private static long halfMixed(final long i) {
        final long z = Mix64.GAMMA * i;
        final long a = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        return a ^ a >>> 27;
    }
}
