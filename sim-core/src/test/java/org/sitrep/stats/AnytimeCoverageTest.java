package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.contract.Deep;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

/**
 * How often anytime intervals miss the truth at any of their looks: for rates exactly, over every trial up to 100,000;
 * for the others by runs with fixed seeds.
 */
@Tag("slow")
class AnytimeCoverageTest {
    private static final int LAST = 100_000;
    private static final double BAR = Math.log(20);
    private static final int RUNS = 400;
    /** Of 400 runs that err with a probability of 0.05 each, more than 35 do with a probability of 0.0006. */
    private static final int MOST = 35;

    private static final Slot FLAG = new Slot("f", "f", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER);
    private static final Slot MET = new Slot("met", "met", "Enemies", Slot.Kind.COUNT, 0, 4, 1, Slot.Better.NEUTRAL);
    private static final Slot KILLED =
            new Slot("killed", "killed", "Enemies", Slot.Kind.COUNT, 0, 4, 1, Slot.Better.HIGHER);

    /** Evidence against a rate. */
    private interface Evidence {
        double against(double rate, int successes, int n);
    }

    /**
     * Returns the probability that the evidence against the true rate is above the bar after any number of trials up to
     * the last: that of every count of successes, carried from trial to trial, with what passes the bar taken out. The
     * counts below the bar are an interval whose ends never go down.
     */
    private static double everWrong(final double rate, final int last, final Evidence evidence) {
        double[] now = new double[last + 2];
        now[0] = 1;
        int low = 0;
        int high = 0;
        double wrong = 0;
        for (int n = 1; n <= last; n++) {
            high++;
            for (int k = high; k > low; k--) {
                now[k] = now[k] * (1 - rate) + now[k - 1] * rate;
            }
            now[low] *= 1 - rate;
            while (low < high && low < rate * n && evidence.against(rate, low, n) > BAR) {
                wrong += now[low];
                now[low++] = 0;
            }
            while (high > low && high > rate * n && evidence.against(rate, high, n) > BAR) {
                wrong += now[high];
                now[high--] = 0;
            }
        }
        return wrong;
    }

    /** At most 0.05 by Ville's inequality, over any number of trials; how much of it the first 100,000 use. */
    @ParameterizedTest
    @CsvSource({"0.5, 0.0393, 0.0340", "0.1, 0.0326, 0.0278", "0.01, 0.0210, 0.0184", "0.001, 0.0099, 0.0080"})
    void aRateIsMissedAtAnyLookInAtMostOneRunInTwenty(final double rate, final double byMixture, final double byBets) {
        final double mixture = everWrong(rate, LAST, (p, k, n) -> BetaBinomialSequence.logEvidence(k, n, p));
        assertEquals(byMixture, mixture, 0.0001);
        final double bets =
                everWrong(rate, LAST, (p, k, n) -> BettingSequence.logEvidence(new long[] {(long) n - k, k}, p));
        assertEquals(byBets, bets, 0.0001);
    }

    /**
     * An interval for a number fixed beforehand, looked at after every trial from the hundredth on, misses in most
     * runs: why there are anytime ones.
     */
    @Test
    void anOrdinaryIntervalLookedAtAgainAndAgainMissesInMostRuns() {
        final int last = Deep.or(20_000, LAST);
        final double wrong = everWrong(0.5, last, (p, k, n) -> {
            final Interval fixed = n < 100 ? new Interval(0, 1) : ClopperPearson.interval(k, n, 0.95);
            return fixed.low() <= p && p <= fixed.high() ? 0 : BAR + 1;
        });
        assertEquals(last == LAST ? 0.6044 : 0.5121, wrong, 0.0001);
    }

    /** A run errs if at any of its looks, each an eighth after the last one, an estimate misses. */
    private static int erring(final ToIntFunction<SplittableRandom> firstMiss) {
        int erred = 0;
        for (int run = 0; run < RUNS; run++) {
            erred += firstMiss.applyAsInt(new SplittableRandom(1968 + run));
        }
        return erred;
    }

    private static int nextLook(final int n) {
        return n + 1 + n / 8;
    }

    /** A slot of five values, seldom the lowest. */
    @Test
    void aMeanIsMissedInAtMostOneRunInTwenty() {
        final double mean = 0.02 * 0 + 0.28 * 0.75 + 0.7 * 1;
        final int erred = erring(random -> {
            final long[] counts = new long[5];
            for (int n = 1, look = 1; n <= LAST; n++) {
                final double draw = random.nextDouble();
                counts[draw < 0.02 ? 0 : draw < 0.3 ? 3 : 4]++;
                if (n == look) {
                    look = nextLook(n);
                    if (BettingSequence.logEvidence(counts, mean) > BAR) {
                        return 1;
                    }
                }
            }
            return 0;
        });
        assertTrue(erred <= MOST, erred + " of " + RUNS);
    }

    /** The difference of two sides that rarely differ, and mostly one way, as {@link Differences} holds it. */
    @ParameterizedTest
    @CsvSource({"0.5", "0.01"})
    void aPairedDifferenceIsMissedInAtMostOneRunInTwenty(final double differing) {
        final int erred = erring(random -> {
            final Differences all = new Differences(FLAG);
            final double truth = 0.6 * differing;
            for (int n = 1, look = 1; n <= 20_000; n++) {
                final boolean differ = random.nextDouble() < differing;
                final boolean up = random.nextDouble() < 0.8;
                all.accept(differ && !up ? 1 : 0, differ && up ? 1 : 0);
                if (n == look) {
                    look = nextLook(n);
                    if (!ExactCoverage.covers(all.anytime(0.95), truth)) {
                        return 1;
                    }
                }
            }
            return 0;
        });
        assertTrue(erred <= MOST, erred + " of " + RUNS);
    }

    /** The median of the killed, whose law has ties: 0 to 4 met, each killed with probability one half. */
    @Test
    void aQuantileIsMissedInAtMostOneRunInTwenty() {
        final int erred = erring(random -> {
            final long[] killed = new long[5];
            for (int n = 1, look = 20; n <= 5_000; n++) {
                final int enemies = random.nextInt(5);
                killed[random.nextInt(10) == 0 ? enemies : Integer.bitCount(random.nextInt(1 << enemies))]++;
                if (n == look) {
                    look = nextLook(n);
                    final SlotTally tally = SlotTally.of(KILLED, killed.clone(), new long[5]);
                    final Estimate median = Quantile.anytime(KILLED, tally, 0.5, 0.95);
                    if (median.high() < 1 || median.low() > 1) {
                        return 1;
                    }
                }
            }
            return 0;
        });
        assertTrue(erred <= MOST, erred + " of " + RUNS);
    }

    /**
     * Killed of met: as above; a rare Enemy, always or rarely killed; many met in rare trials alone, all killed or
     * none.
     */
    @ParameterizedTest
    @CsvSource({"1, 0.5, 0.1", "0.01, 1, 0", "0.05, 0.02, 0", "0.02, 0, 0.5", "1, 0.001, 0.01", "1, 0.98, 0.5"})
    void aRatioIsMissedInAtMostOneRunInTwenty(final double meets, final double kills, final double all) {
        final double truth = all + (1 - all) * kills;
        final Ratio ratio = new Ratio("rate", "rate", "share", "killed", "met", Slot.Better.HIGHER);
        final int erred = erring(random -> {
            final long[] killed = new long[5];
            final long[] met = new long[5];
            long products = 0;
            for (int n = 1, look = 20; n <= 5_000; n++) {
                final int enemies = random.nextDouble() < meets ? random.nextInt(5) : 0;
                int dead = random.nextDouble() < all ? enemies : 0;
                for (int i = dead; i < enemies; i++) {
                    dead += random.nextDouble() < kills ? 1 : 0;
                }
                met[enemies]++;
                killed[dead]++;
                products += (long) dead * enemies;
                if (n == look) {
                    look = nextLook(n);
                    final Estimate rate = RatioSequence.estimate(
                            ratio,
                            KILLED,
                            SlotTally.of(KILLED, killed.clone(), new long[5]),
                            MET,
                            SlotTally.of(MET, met.clone(), new long[5]),
                            new ProductTally("killed", "met", n, products),
                            0.95);
                    if (rate.high() < truth || rate.low() > truth) {
                        return 1;
                    }
                }
            }
            return 0;
        });
        assertTrue(erred <= MOST, erred + " of " + RUNS);
    }

    /** Why the median above is 1: fewer than half of the trials have no killed, more than half at most one. */
    @Test
    void theMedianOfTheKilledIsOne() {
        double none = 0;
        double one = 0;
        for (int met = 0; met <= 4; met++) {
            none += 0.2 * (met == 0 ? 1 : 0.9 * Math.pow(0.5, met));
            one += 0.2 * (0.9 * met * Math.pow(0.5, met) + (met == 1 ? 0.1 : 0));
        }
        assertTrue(none < 0.5 && none + one > 0.5, none + " " + one);
    }

    @Test
    void anAnytimeQuantileIsWiderThanOneForANumberFixedBeforehand() {
        final Slot slot = new Slot("s", "s", "", Slot.Kind.QUANTITY, 1, 1_000, 1, Slot.Better.HIGHER);
        final long[] counts = new long[1_000];
        java.util.Arrays.fill(counts, 1);
        final SlotTally tally = SlotTally.of(slot, counts, new long[1_000]);
        final Estimate fixed = Quantile.estimate(slot, tally, 0.5, 0.95);
        final Estimate anytime = Quantile.anytime(slot, tally, 0.5, 0.95);
        assertEquals(fixed.value(), anytime.value());
        assertEquals(fixed.halfWidth() * 1.9, anytime.halfWidth(), fixed.halfWidth() * 0.3);
        assertEquals(Quantile.ANYTIME, anytime.method());
    }

    /** The numbers of trials that the Javadoc of {@link Quantile#anytime} names. */
    @ParameterizedTest
    @CsvSource({"0.5, 8", "0.05, 131"})
    void anAnytimeQuantileNeedsSoManyTrials(final double q, final int least) {
        final Slot slot = new Slot("s", "s", "", Slot.Kind.QUANTITY, 1, 1_000, 1, Slot.Better.HIGHER);
        for (final int n : new int[] {least - 1, least}) {
            final long[] counts = new long[1_000];
            java.util.Arrays.fill(counts, 0, n, 1);
            final Estimate e = Quantile.anytime(slot, SlotTally.of(slot, counts, new long[1_000]), q, 0.95);
            assertEquals(n < least, Double.isNaN(e.low()), n + " " + e.method());
        }
    }
}
