package org.sitrep.rng;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys and draws: fixed values, diffusion, independence of neighbours. */
class TrialKeyTest {
    /**
     * Provenance: a transcription of the formulas of Mix64 and MissionKey into Python 3 integers (masked to 64 bits
     * after each product and sum), independent of the Java code. A change of any value changes every simulated trial
     * and must be announced as such.
     */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, fd41b3f6b0cdc827",
        "1, 0, 0, 93c781e462e9fcbe",
        "0, 1, 0, e40c3608ce9468f6",
        "0, 0, 1, 8fbc39591e554d4c",
        "20240501, 999999, 5497575112711, 557fd8c3ffbd1806",
        "-1, 4611686018427387904, -1099494915841, f58b69f0c1014cb9"
    })
    void goldenDraws(final long seed, final long trialIndex, final long address, final String expected) {
        assertEquals(
                expected, Long.toHexString(new TrialKey().set(seed, trialIndex).draw(address)));
    }

    @Test
    void tellsWhatItWasSetTo() {
        final TrialKey key = new TrialKey().set(7, 8);
        assertEquals(7, key.seed());
        assertEquals(8, key.trialIndex());
    }

    @Test
    void aDrawDependsOnNothingButSeedTrialAndAddress() {
        final TrialKey used = new TrialKey();
        for (int trial = 0; trial < 100; trial++) {
            used.set(3, trial);
            used.draw(trial);
        }
        assertEquals(new TrialKey().set(3, 50).draw(17), used.set(3, 50).draw(17));
    }

    /**
     * Each of the 64 address bits flips each of the 64 draw bits in half of 4096 keys: 4096 binomial counts with
     * standard deviation 32. A limit of 6.6 standard deviations on each side is passed by a fair one with probability
     * 4·10^-11, by any of them with 2·10^-7.
     */
    @Test
    void everyAddressBitFlipsEveryDrawBitHalfOfTheTime() {
        final int keys = 4096;
        final int limit = (int) Math.round(6.6 * Math.sqrt(keys) / 2);
        final TrialKey key = new TrialKey();
        for (int in = 0; in < 64; in++) {
            final int[] flips = new int[64];
            for (int trial = 0; trial < keys; trial++) {
                key.set(99, trial);
                final long address = Mix64.mix(trial);
                final long changed = key.draw(address) ^ key.draw(address ^ 1L << in);
                for (int out = 0; out < 64; out++) {
                    flips[out] += (int) (changed >>> out & 1);
                }
            }
            for (int out = 0; out < 64; out++) {
                final int off = Math.abs(flips[out] - keys / 2);
                assertTrue(off <= limit, "address bit " + in + " on draw bit " + out + ": off by " + off);
            }
        }
    }

    /** Each bit of the trial index and of the seed flips each draw bit half of the time; limits as above. */
    @Test
    void everyBitOfSeedAndTrialFlipsEveryDrawBitHalfOfTheTime() {
        final int keys = 4096;
        final int limit = (int) Math.round(6.6 * Math.sqrt(keys) / 2);
        final TrialKey one = new TrialKey();
        final TrialKey other = new TrialKey();
        for (int in = 0; in < 128; in++) {
            final long seedBit = in < 64 ? 1L << in : 0;
            final long trialBit = in < 64 ? 0 : 1L << in;
            final int[] flips = new int[64];
            for (int i = 0; i < keys; i++) {
                one.set(i, i);
                other.set(i ^ seedBit, i ^ trialBit);
                final long changed = one.draw(12345) ^ other.draw(12345);
                for (int out = 0; out < 64; out++) {
                    flips[out] += (int) (changed >>> out & 1);
                }
            }
            for (int out = 0; out < 64; out++) {
                final int off = Math.abs(flips[out] - keys / 2);
                assertTrue(off <= limit, "input bit " + in + " on draw bit " + out + ": off by " + off);
            }
        }
    }

    @Test
    void everyBitIsSetHalfOfTheTimeOverTrials() {
        final int trials = 1 << 18;
        final long[] set = new long[64];
        final TrialKey key = new TrialKey();
        for (int trial = 0; trial < trials; trial++) {
            final long draw = key.set(1, trial).draw(Address.of(3, 2, 1, 0));
            for (int bit = 0; bit < 64; bit++) {
                set[bit] += draw >>> bit & 1;
            }
        }
        for (int bit = 0; bit < 64; bit++) {
            ChiSquare.assertUniform("bit " + bit, new long[] {set[bit], trials - set[bit]});
        }
    }

    @Test
    void diceOfNeighbouringAddressesAreIndependent() {
        final TrialKey key = new TrialKey().set(5, 5);
        for (final long step : new long[] {1L, 1L << 16, 1L << 24, 1L << 40}) {
            final long[] pairs = new long[36];
            for (long at = 0; at < 400_000; at++) {
                final int first = Draws.d6(key.draw(2 * at * step)) - 1;
                final int second = Draws.d6(key.draw((2 * at + 1) * step)) - 1;
                pairs[6 * first + second]++;
            }
            ChiSquare.assertUniform("addresses " + step + " apart", pairs);
        }
    }

    @Test
    void diceOfNeighbouringTrialsAndSeedsAreIndependent() {
        final TrialKey key = new TrialKey();
        final long[] trials = new long[36];
        final long[] seeds = new long[36];
        for (int i = 0; i < 400_000; i++) {
            final int die = Draws.d6(key.set(5, i).draw(9)) - 1;
            trials[6 * die + Draws.d6(key.set(5, i + 1).draw(9)) - 1]++;
            final int ofSeed = Draws.d6(key.set(i, 5).draw(9)) - 1;
            seeds[6 * ofSeed + Draws.d6(key.set(i + 1, 5).draw(9)) - 1]++;
        }
        ChiSquare.assertUniform("neighbouring trials", trials);
        ChiSquare.assertUniform("neighbouring seeds", seeds);
    }

    @Test
    void theBestOfSixNeighbouringDrawsIsNotFavoured() {
        final TrialKey key = new TrialKey();
        final long[] best = new long[6];
        for (int trial = 0; trial < 300_000; trial++) {
            key.set(8, trial);
            int largest = 0;
            for (int who = 1; who < 6; who++) {
                final long draw = key.draw(Address.of(1, 1, who, 0));
                largest = Long.compareUnsigned(draw, key.draw(Address.of(1, 1, largest, 0))) > 0 ? who : largest;
            }
            best[largest]++;
        }
        ChiSquare.assertUniform("place of the largest draw", best);
    }

    /** Among 1.2 million random 64-bit words a pair agrees with probability 4·10^-8. */
    @Test
    void noTwoNeighbouringTrialsSeedsOrAddressesShareADraw() {
        final Set<Long> seen = new HashSet<>();
        final TrialKey key = new TrialKey();
        for (int i = 0; i < 400_000; i++) {
            assertTrue(seen.add(key.set(1, i).draw(0)), "trial " + i);
            assertTrue(seen.add(key.set(2L + i, 0).draw(0)), "seed " + i);
        }
        key.set(1, 0);
        for (int address = 1; address <= 400_000; address++) {
            assertTrue(seen.add(key.draw(address)), "address " + address);
        }
    }

    @Test
    void segmentZeroIsTheKeyOfTheTrial() {
        final TrialKey key = new TrialKey().set(3, 50);
        final long before = key.draw(17);
        assertNotEquals(before, key.enter(4).draw(17));
        assertEquals(before, key.enter(0).draw(17));
        assertEquals(3, key.enter(4).seed());
        assertEquals(50, key.trialIndex());
    }

    /** Provenance as for {@link #goldenDraws}: a transcription into Python integers. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 0, fd41b3f6b0cdc827",
        "0, 0, 1, 0, 3ddf6729c71879b7",
        "0, 0, 2, 0, 3e1a2e3336b6390",
        "20240501, 999999, 3, 5497575112711, 3e42a10d7ab7046e",
        "1967, 12, 40, 1, fdcb19d03af7ce9b"
    })
    void goldenDrawsOfSegments(
            final long seed, final long trialIndex, final int segment, final long address, final String expected) {
        assertEquals(
                expected,
                Long.toHexString(
                        new TrialKey().set(seed, trialIndex).enter(segment).draw(address)));
    }

    @Test
    void aSegmentDoesNotDependOnTheOneBefore() {
        final TrialKey key = new TrialKey().set(3, 50);
        final long fresh = key.enter(2).draw(17);
        assertEquals(fresh, key.enter(1).enter(2).draw(17));
        assertEquals(
                fresh, new TrialKey().set(9, 9).enter(7).set(3, 50).enter(2).draw(17));
    }

    @Test
    void diceOfNeighbouringSegmentsAreIndependent() {
        final TrialKey key = new TrialKey();
        final long[] pairs = new long[36];
        final long[] withTrial = new long[36];
        for (int i = 0; i < 200_000; i++) {
            key.set(6, i);
            final int whole = Draws.d6(key.draw(9)) - 1;
            final int first = Draws.d6(key.enter(1).draw(9)) - 1;
            pairs[6 * first + Draws.d6(key.enter(2).draw(9)) - 1]++;
            withTrial[6 * whole + first]++;
        }
        ChiSquare.assertUniform("neighbouring segments", pairs);
        ChiSquare.assertUniform("segment and trial", withTrial);
    }

    /** Each bit of the segment flips each draw bit half of the time; limits as above, for half as many counts. */
    @Test
    void everyBitOfTheSegmentFlipsEveryDrawBitHalfOfTheTime() {
        final int keys = 4096;
        final int limit = (int) Math.round(6.6 * Math.sqrt(keys) / 2);
        final TrialKey key = new TrialKey();
        for (int in = 0; in < 32; in++) {
            final int[] flips = new int[64];
            for (int i = 0; i < keys; i++) {
                key.set(77, i);
                final long changed = key.enter(i + 1).draw(12345)
                        ^ key.enter(i + 1 ^ 1 << in).draw(12345);
                for (int out = 0; out < 64; out++) {
                    flips[out] += (int) (changed >>> out & 1);
                }
            }
            for (int out = 0; out < 64; out++) {
                final int off = Math.abs(flips[out] - keys / 2);
                assertTrue(off <= limit, "segment bit " + in + " on draw bit " + out + ": off by " + off);
            }
        }
    }

    /** Among 1.2 million random 64-bit words a pair agrees with probability 4·10^-8. */
    @Test
    void noTwoSegmentsShareADraw() {
        final Set<Long> seen = new HashSet<>();
        final TrialKey key = new TrialKey();
        for (int trial = 0; trial < 10_000; trial++) {
            key.set(4, trial);
            for (int segment = 0; segment < 12; segment++) {
                for (int address = 0; address < 10; address++) {
                    assertTrue(seen.add(key.enter(segment).draw(address)), trial + " " + segment + " " + address);
                }
            }
        }
    }
}
