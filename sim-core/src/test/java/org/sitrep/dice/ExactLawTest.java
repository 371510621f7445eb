package org.sitrep.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.TreeMap;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The exact law against enumeration, against moments computed another way, and across readings. */
class ExactLawTest {
    private static final int[][] SMALL_POOLS = {
        {1, 0, 0}, {0, 3, 1}, {1, 1, 1}, {2, 1, 2}, {1, 3, 2}, {2, 2, 3}, {3, 3, 0}, {0, 0, 0}, {1, 2, 4}
    };

    static List<MatchRule> readings() {
        return Readings.all();
    }

    @ParameterizedTest
    @MethodSource("readings")
    void agreesWithEveryThrowOfSmallPools(final MatchRule rule) {
        for (final int[] pool : SMALL_POOLS) {
            final TreeMap<Integer, Integer> total = new TreeMap<>();
            final TreeMap<Integer, Integer> face = new TreeMap<>();
            enumerate(rule, pool, total, face);
            final ExactLaw law = ExactLaw.of(rule, pool[0], pool[1], pool[2]);
            assertEquals(total.toString(), ways(law.total()).toString());
            assertEquals(face.toString(), ways(law.face()).toString());
        }
    }

    /** Up to 24 dice the counts fit a long; one more and the wide counts take over. */
    @ParameterizedTest
    @MethodSource("readings")
    void narrowAndWideCountsAgreeWhereBothReach(final MatchRule rule) {
        final PoolIndex narrow = new PoolIndex(3, 6, 2);
        final PoolIndex wide = new PoolIndex(3, 20, 2);
        final ThrowCounts narrowCounts = ThrowCounts.sixFaces(rule, narrow);
        final ThrowCounts wideCounts = ThrowCounts.sixFaces(rule, wide);
        for (int pool = 0; pool < narrow.size(); pool++) {
            final int same = wide.index(narrow.focus(pool), narrow.strike(pool), narrow.crit(pool));
            for (int step = 0; step < narrowCounts.steps(); step++) {
                for (int total = 0; total < narrowCounts.totals(pool, step); total++) {
                    assertEquals(narrowCounts.count(pool, step, total), wideCounts.count(same, step, total));
                }
            }
        }
    }

    /**
     * All ways of the largest pools add up to 6^n, and mean and variance equal those computed face by face and pair by
     * pair.
     */
    @Test
    void theLargestPoolsHaveTheRightNumberOfThrowsAndTheRightMoments() {
        for (final int[] pool : new int[][] {{8, 20, 8}, {3, 20, 1}, {3, 20, 2}, {8, 20, 0}, {5, 15, 5}}) {
            for (final MatchRule rule : List.of(
                    MatchRule.STANDARD,
                    new MatchRule(
                            MatchRule.DuplicateFocus.ADD_NOTHING,
                            MatchRule.ReferenceStrike.SCORES_WITH_CRITS,
                            MatchRule.CritTargets.EVERY_DIE,
                            MatchRule.CriticalHit.ANY_TWO_SCORING))) {
                final ExactLaw law = ExactLaw.of(rule, pool[0], pool[1], pool[2]);
                final BigInteger throwCount = BigInteger.valueOf(6).pow(pool[0] + pool[1] + pool[2]);
                assertEquals(throwCount, sum(law.total()));
                assertEquals(throwCount, sum(law.face()));
                final BigFraction mean = Moments.mean(rule, pool);
                assertEquals(mean, law.mean());
                assertEquals(mean.divide(6), law.faceMean());
                assertEquals(Moments.meanSquare(rule, pool).subtract(mean.multiply(mean)), law.variance());
            }
        }
    }

    /** Expected values from the balance study of the ambiguities: M16 automatic is 3 Focus, 6 Strike, 2 Crit. */
    @Test
    void AMB_01_M16AutomaticFallsFrom770To692IfDuplicateFocusAddsNothing() {
        assertEquals(7.70, mean(MatchRule.STANDARD), 0.005);
        assertEquals(6.92, mean(Readings.with(MatchRule.STANDARD, MatchRule.DuplicateFocus.ADD_NOTHING)), 0.005);
    }

    /**
     * Derivation: under AMB-02 (b) a face without Focus gains one hit if it shows a Strike and a Crit. With 3, 6 and 2
     * dice that is 6·(5/6)^3·(1-(5/6)^6)·(1-(5/6)^2) more in the mean.
     */
    @Test
    void AMB_02_theReferenceStrikeAddsOneHitAFaceWithStrikeAndCrit() {
        final BigFraction five = new BigFraction(5, 6);
        final BigFraction gain = five.pow(3)
                .multiply(BigFraction.ONE.subtract(five.pow(6)))
                .multiply(BigFraction.ONE.subtract(five.pow(2)))
                .multiply(6);
        final MatchRule other = Readings.with(MatchRule.STANDARD, MatchRule.ReferenceStrike.SCORES_WITH_CRITS);
        assertEquals(
                ExactLaw.of(MatchRule.STANDARD, 3, 6, 2).mean().add(gain),
                ExactLaw.of(other, 3, 6, 2).mean());
    }

    @Test
    void AMB_03_04_theOtherReadingsMoveOnlyWhatTheyAreAbout() {
        final ExactLaw standard = ExactLaw.of(MatchRule.STANDARD, 3, 6, 2);
        final ExactLaw everyDie =
                ExactLaw.of(Readings.with(MatchRule.STANDARD, MatchRule.CritTargets.EVERY_DIE), 3, 6, 2);
        final ExactLaw anyTwo =
                ExactLaw.of(Readings.with(MatchRule.STANDARD, MatchRule.CriticalHit.ANY_TWO_SCORING), 3, 6, 2);
        assertTrue(everyDie.mean().compareTo(standard.mean()) > 0);
        assertEquals(standard.probabilityCritical(), everyDie.probabilityCritical());
        assertEquals(standard.mean(), anyTwo.mean());
        assertTrue(anyTwo.probabilityCritical().compareTo(standard.probabilityCritical()) > 0);
    }

    @Test
    void PH_DICE_5_withoutFocusNothingIsCertain() {
        final ExactLaw law = ExactLaw.of(MatchRule.STANDARD, 0, 6, 2);
        assertEquals(BigFraction.ONE, law.probability(0, false));
        assertEquals(BigFraction.ZERO, law.mean());
        assertEquals(BigFraction.ZERO, law.probabilityCritical());
        assertEquals(BigFraction.ONE, law.probabilityAtLeast(0));
        assertEquals(BigFraction.ZERO, law.probabilityAtLeast(1));
    }

    /** WE-08: First Aid of a Corpsman L1 throws 3 Focus, 4+2 Strike, no Crit; 6991973/1679616 successes on average. */
    @Test
    void PH_DICE_3_WE_08_firstAidPool() {
        final ExactLaw law = ExactLaw.of(MatchRule.STANDARD, 3, 4 + 2, 0);
        assertEquals(new BigFraction(6991973, 1679616), law.mean());
        assertEquals(BigFraction.ZERO, law.probabilityCritical());
    }

    /** One Focus and one Strike: they agree with probability 1/6; derived by hand. */
    @Test
    void PH_DICE_7_oneFocusAndOneStrikeHitOnceInSix() {
        final ExactLaw law = ExactLaw.of(MatchRule.STANDARD, 1, 1, 0);
        assertEquals(new BigFraction(1, 6), law.probability(1, false));
        assertEquals(new BigFraction(5, 6), law.probability(0, false));
        assertEquals(BigFraction.ZERO, law.probability(1, true));
        assertEquals(new BigFraction(5, 36), law.variance());
        assertEquals(new BigFraction(1, 6), law.probabilityAtLeast(1));
    }

    private static double mean(final MatchRule rule) {
        return ExactLaw.of(rule, 3, 6, 2).mean().doubleValue();
    }

    private static TreeMap<Integer, Integer> ways(final List<ExactLaw.Entry> law) {
        final TreeMap<Integer, Integer> ways = new TreeMap<>();
        law.forEach(entry -> ways.put(
                entry.hits() * 2 + (entry.critical() ? 1 : 0), entry.ways().intValueExact()));
        return ways;
    }

    private static BigInteger sum(final List<ExactLaw.Entry> law) {
        return law.stream().map(ExactLaw.Entry::ways).reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** Throws every ordered throw of a pool through the plain resolver; the face told is number 4. */
    private static void enumerate(
            final MatchRule rule,
            final int[] pool,
            final TreeMap<Integer, Integer> total,
            final TreeMap<Integer, Integer> face) {
        final ReferenceResolver resolver = new ReferenceResolver(rule);
        final int dice = pool[0] + pool[1] + pool[2];
        for (int index = 0; index < FaceLanes.POW6[dice]; index++) {
            resolver.resolve(new Enumeration(index), pool[0], pool[1], pool[2]);
            total.merge(resolver.totalHits() * 2 + (resolver.isCritical() ? 1 : 0), 1, Integer::sum);
            face.merge(resolver.hits(4) * 2 + (resolver.criticalFaces() >> 3 & 1), 1, Integer::sum);
        }
    }
}
