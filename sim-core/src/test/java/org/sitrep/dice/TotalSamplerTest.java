package org.sitrep.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rng.TrialKey;

/** A marine's test: the law held in the tables against the exact one (no simulation), then samples. */
class TotalSamplerTest {
    /**
     * Not static: mutation testing changes code within one process, and each test is to see the tables that its code
     * makes.
     */
    private final TotalSampler standard = new TotalSampler(MatchRule.STANDARD, 6, 12, 5);

    static List<MatchRule> readings() {
        return Readings.all();
    }

    @Test
    void theTablesHoldTheExactLawOfEveryPoolUpToTheMaximum() {
        for (int f = 0; f <= 6; f++) {
            for (int s = 0; s <= 12; s++) {
                for (int c = 0; c <= 5; c++) {
                    assertHoldsExactLaw(standard, f, s, c);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("readings")
    void theTablesHoldTheExactLawUnderEveryReading(final MatchRule rule) {
        final TotalSampler sampler = new TotalSampler(rule, 3, 7, 3);
        for (int f = 1; f <= 3; f++) {
            for (int s = 0; s <= 7; s++) {
                for (int c = 0; c <= 3; c++) {
                    assertHoldsExactLaw(sampler, f, s, c);
                }
            }
        }
    }

    @Test
    void theTablesHoldTheExactLawOfTheLargestPools() {
        final TotalSampler sampler = new TotalSampler(MatchRule.STANDARD, 8, 20, 8);
        for (final int[] pool :
                new int[][] {{4, 14, 6}, {5, 14, 6}, {5, 15, 5}, {1, 20, 8}, {8, 20, 0}, {8, 19, 8}, {8, 20, 8}}) {
            assertHoldsExactLaw(sampler, pool[0], pool[1], pool[2]);
            final ExactLaw law = ExactLaw.of(MatchRule.STANDARD, pool[0], pool[1], pool[2]);
            assertEquals(law.mean().doubleValue(), sampler.mean(pool[0], pool[1], pool[2]), 1e-12);
            assertEquals(
                    law.probabilityCritical().doubleValue(),
                    sampler.probabilityCritical(pool[0], pool[1], pool[2]),
                    1e-14);
        }
    }

    @ParameterizedTest
    @CsvSource({"3,4,0", "2,6,2", "4,8,2", "6,12,5", "1,1,0", "1,0,0", "0,5,2"})
    void theResultChangesExactlyAtTheTabledDraws(final int focus, final int strike, final int crit) {
        assertEquals(standard.resultAt(focus, strike, crit, 0), standard.sample(0L, focus, strike, crit));
        for (int i = 0; i < standard.results(focus, strike, crit); i++) {
            final long last = standard.lastDrawAt(focus, strike, crit, i);
            final int result = standard.resultAt(focus, strike, crit, i);
            assertEquals(result, standard.sample(last << 1, focus, strike, crit));
            assertEquals(result, standard.sample(last << 1 | 1, focus, strike, crit), "the lowest bit does not count");
            if (last != Long.MAX_VALUE) {
                assertEquals(
                        standard.resultAt(focus, strike, crit, i + 1),
                        standard.sample(last + 1 << 1, focus, strike, crit));
            }
        }
    }

    @Test
    void theResultRisesWithTheDraw() {
        final SplittableRandom random = new SplittableRandom(77);
        for (int i = 0; i < 200_000; i++) {
            final long one = random.nextLong();
            final long other = random.nextLong();
            final int f = 1 + random.nextInt(6);
            final int s = random.nextInt(13);
            final int c = random.nextInt(6);
            final int difference = Long.compareUnsigned(one >>> 1, other >>> 1);
            final int results = standard.sample(one, f, s, c) - standard.sample(other, f, s, c);
            assertTrue(difference == 0 ? results == 0 : Integer.signum(results) != -Integer.signum(difference));
        }
    }

    @ParameterizedTest
    @CsvSource({"3,4,0", "2,6,2", "4,8,2", "6,12,5", "1,1,0", "2,1,2"})
    void samplesFollowTheExactLaw(final int focus, final int strike, final int crit) {
        final LawCells cells = new LawCells(
                ExactLaw.of(MatchRule.STANDARD, focus, strike, crit).total());
        final TrialKey key = new TrialKey();
        for (int trial = 0; trial < 300_000; trial++) {
            final int packed = standard.sample(key.set(21, trial).draw(5), focus, strike, crit);
            cells.count(TotalSampler.total(packed), TotalSampler.critical(packed));
        }
        cells.assertFits("total of " + focus + "/" + strike + "/" + crit);
    }

    @Test
    void meansAndChancesEqualTheExactOnes() {
        for (final int[] pool : new int[][] {{3, 4, 0}, {2, 6, 2}, {4, 8, 2}, {6, 12, 5}, {1, 0, 3}, {0, 4, 2}}) {
            final ExactLaw law = ExactLaw.of(MatchRule.STANDARD, pool[0], pool[1], pool[2]);
            assertEquals(law.mean().doubleValue(), standard.mean(pool[0], pool[1], pool[2]), 1e-13);
            assertEquals(
                    law.probabilityCritical().doubleValue(),
                    standard.probabilityCritical(pool[0], pool[1], pool[2]),
                    1e-15);
            final int most = law.total().get(law.total().size() - 1).hits();
            for (int hits = -1; hits <= most + 2; hits++) {
                assertEquals(
                        law.probabilityAtLeast(hits).doubleValue(),
                        standard.probabilityAtLeast(pool[0], pool[1], pool[2], hits),
                        0x1p-52,
                        "at least " + hits + " with " + List.of(pool[0], pool[1], pool[2]));
            }
            assertEquals(1.0, standard.probabilityAtLeast(pool[0], pool[1], pool[2], Integer.MIN_VALUE));
            assertEquals(0.0, standard.probabilityAtLeast(pool[0], pool[1], pool[2], Integer.MAX_VALUE));
        }
    }

    /**
     * Coupling by a shared draw: the difference of one Strike die varies less than a twentieth of what independent
     * draws give.
     */
    @Test
    void poolsSampledWithTheSameDrawAreCoupled() {
        final SplittableRandom random = new SplittableRandom(5);
        double coupled = 0;
        double independent = 0;
        final double gap = standard.mean(4, 8, 2) - standard.mean(4, 7, 2);
        for (int i = 0; i < 100_000; i++) {
            final long bits = random.nextLong();
            final int more = TotalSampler.total(standard.sample(bits, 4, 8, 2));
            final int fewer = TotalSampler.total(standard.sample(bits, 4, 7, 2));
            final int other = TotalSampler.total(standard.sample(random.nextLong(), 4, 7, 2));
            coupled += (more - fewer - gap) * (more - fewer - gap);
            independent += (more - other - gap) * (more - other - gap);
        }
        assertTrue(coupled < independent / 20, "variance ratio " + independent / coupled);
    }

    /**
     * The k-th result of the tables is the k-th of the exact law, and so many of 2^63 draws give it or one before it,
     * rounded down.
     */
    private static void assertHoldsExactLaw(final TotalSampler sampler, final int f, final int s, final int c) {
        final List<ExactLaw.Entry> law = ExactLaw.of(sampler.rule(), f, s, c).total();
        final String pool = f + "/" + s + "/" + c;
        assertEquals(law.size(), sampler.results(f, s, c), pool);
        BigInteger upToHere = BigInteger.ZERO;
        for (int i = 0; i < law.size(); i++) {
            final ExactLaw.Entry entry = law.get(i);
            assertEquals(entry.hits() * 2 + (entry.critical() ? 1 : 0), sampler.resultAt(f, s, c, i), pool);
            upToHere = upToHere.add(entry.ways());
            assertEquals(
                    upToHere.shiftLeft(63).divide(entry.throwCount()),
                    BigInteger.valueOf(sampler.lastDrawAt(f, s, c, i)).add(BigInteger.ONE),
                    pool);
        }
    }

    /** A sampler's maxima decide which pools it has and nothing else: not a bit of any pool differs. */
    @Test
    void aPoolIsTheSameInALargerSampler() {
        final TotalSampler larger = new TotalSampler(MatchRule.STANDARD, 7, 15, 6);
        for (int f = 0; f <= 6; f++) {
            for (int s = 0; s <= 12; s++) {
                for (int c = 0; c <= 5; c++) {
                    assertEquals(standard.results(f, s, c), larger.results(f, s, c));
                    assertEquals(standard.mean(f, s, c), larger.mean(f, s, c));
                    assertEquals(standard.probabilityCritical(f, s, c), larger.probabilityCritical(f, s, c));
                    for (int i = 0; i < standard.results(f, s, c); i++) {
                        assertEquals(standard.resultAt(f, s, c, i), larger.resultAt(f, s, c, i));
                        assertEquals(standard.lastDrawAt(f, s, c, i), larger.lastDrawAt(f, s, c, i));
                    }
                }
            }
        }
    }
}
