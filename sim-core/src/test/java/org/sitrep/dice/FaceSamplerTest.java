package org.sitrep.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rng.Address;
import org.sitrep.rng.ChiSquare;
import org.sitrep.rng.TrialKey;

/** An enemy's test: packed scores against the rule, samples against the exact law, joint law of the faces. */
class FaceSamplerTest {
    private static final long ADDRESS = Address.of(4, 17, 2, 0);

    /** Few and many dice, one draw (24) and two (25, 36). */
    private static final int[][] POOLS = {
        {1, 1, 0}, {3, 8, 2}, {2, 12, 5}, {4, 14, 4}, {6, 16, 2}, {5, 15, 4}, {5, 15, 5}, {8, 20, 8}
    };

    static List<MatchRule> readings() {
        return Readings.all();
    }

    /** Every (F, S, C) that a face can show, in every lane, with two other faces beside it. */
    @Test
    void PH_DICE_7_8_sixFacesAtOnceScoreAsTheRuleScoresEach() {
        final MatchRule rule = MatchRule.STANDARD;
        for (int f = 0; f <= DicePool.MAX_FOCUS; f++) {
            for (int s = 0; s <= DicePool.MAX_STRIKE; s++) {
                for (int c = 0; c <= DicePool.MAX_CRIT; c++) {
                    for (int face = 1; face <= 6; face++) {
                        final long packed = FaceSampler.scoreStandard(
                                lanes(face, f, 8, 0), lanes(face, s, 20, 1), lanes(face, c, 8, 2));
                        assertFace(packed, face, rule.faceHits(f, s, c), rule.criticalSteps(f, s, c) > 0);
                        assertFace(packed, face % 6 + 1, rule.faceHits(8, 20, 8), true);
                        assertFace(packed, (face + 1) % 6 + 1, rule.faceHits(0, 1, 2), true);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("readings")
    void scoringTheExplainedDiceGivesTheSample(final MatchRule rule) {
        final FaceSampler sampler = new FaceSampler(rule);
        final TrialKey key = new TrialKey();
        final DiceThrow dice = new DiceThrow();
        for (final int[] pool : POOLS) {
            for (int trial = 0; trial < 2000; trial++) {
                key.set(31, trial);
                final long packed = sampler.sample(key, ADDRESS, pool[0], pool[1], pool[2]);
                sampler.explain(key, ADDRESS, pool[0], pool[1], pool[2], dice);
                assertEquals(packed, sampler.score(dice));
                final int criticalFaces = rule.criticalFaces(dice);
                for (int face = 1; face <= 6; face++) {
                    assertFace(packed, face, rule.hits(dice, face), (criticalFaces >> face - 1 & 1) != 0);
                }
                assertEquals(rule.totalHits(dice), FaceSampler.totalHits(packed));
                assertEquals(criticalFaces != 0, FaceSampler.anyCritical(packed));
                assertEquals(pool[0], dice.dice(DieColour.FOCUS));
                assertEquals(pool[1], dice.dice(DieColour.STRIKE));
                assertEquals(pool[2], dice.dice(DieColour.CRIT));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("readings")
    void totalsFollowTheExactLaw(final MatchRule rule) {
        final FaceSampler sampler = new FaceSampler(rule);
        final TrialKey key = new TrialKey();
        for (final int[] pool : rule.equals(MatchRule.STANDARD) ? POOLS : new int[][] {{3, 8, 2}, {5, 15, 5}}) {
            final LawCells cells =
                    new LawCells(ExactLaw.of(rule, pool[0], pool[1], pool[2]).total());
            for (int trial = 0; trial < 100_000; trial++) {
                final long packed = sampler.sample(key.set(11, trial), ADDRESS, pool[0], pool[1], pool[2]);
                cells.count(FaceSampler.totalHits(packed), FaceSampler.anyCritical(packed));
            }
            cells.assertFits(rule + ", total of " + List.of(pool[0], pool[1], pool[2]));
        }
    }

    @ParameterizedTest
    @MethodSource("readings")
    void eachFaceFollowsTheExactLaw(final MatchRule rule) {
        final FaceSampler sampler = new FaceSampler(rule);
        final TrialKey key = new TrialKey();
        for (final int[] pool : rule.equals(MatchRule.STANDARD) ? POOLS : new int[][] {{3, 8, 2}}) {
            final List<ExactLaw.Entry> law =
                    ExactLaw.of(rule, pool[0], pool[1], pool[2]).face();
            final LawCells[] cells = new LawCells[6];
            for (int face = 1; face <= 6; face++) {
                cells[face - 1] = new LawCells(law);
            }
            for (int trial = 0; trial < 60_000; trial++) {
                final long packed = sampler.sample(key.set(12, trial), ADDRESS, pool[0], pool[1], pool[2]);
                for (int face = 1; face <= 6; face++) {
                    cells[face - 1].count(FaceSampler.hits(packed, face), FaceSampler.critical(packed, face));
                }
            }
            for (int face = 1; face <= 6; face++) {
                cells[face - 1].assertFits(rule + ", face " + face + " of " + List.of(pool[0], pool[1], pool[2]));
            }
        }
    }

    /** The joint law of all six faces, by enumeration of all throws, cell by cell. */
    @ParameterizedTest
    @CsvSource({"1,2,1", "2,2,2", "1,4,1", "2,1,3", "2,4,0"})
    void theSixFacesJointlyFollowTheLawOfOneThrow(final int focus, final int strike, final int crit) {
        final Map<Long, Integer> cellOf = new HashMap<>();
        final double[] probability = jointLaw(focus, strike, crit, cellOf);
        final long[] observed = new long[probability.length];
        final FaceSampler sampler = new FaceSampler(MatchRule.STANDARD);
        final TrialKey key = new TrialKey();
        for (int trial = 0; trial < 300_000; trial++) {
            observed[cellOf.get(sampler.sample(key.set(13, trial), ADDRESS, focus, strike, crit))]++;
        }
        ChiSquare.assertFits("joint law of " + focus + "/" + strike + "/" + crit, observed, probability);
    }

    @Test
    void PH_DICE_5_withoutFocusNothingIsScored() {
        for (final MatchRule rule : Readings.all()) {
            assertEquals(0L, new FaceSampler(rule).sample(new TrialKey(), ADDRESS, 0, 12, 4));
        }
    }

    @Test
    void aTestDependsOnItsAddressAndTrialOnly() {
        final FaceSampler sampler = new FaceSampler(MatchRule.STANDARD);
        final long first = sampler.sample(new TrialKey().set(1, 2), ADDRESS, 5, 15, 5);
        final TrialKey used = new TrialKey().set(1, 3);
        assertNotEquals(first, sampler.sample(used, ADDRESS, 5, 15, 5));
        assertEquals(first, sampler.sample(used.set(1, 2), ADDRESS, 5, 15, 5));
        assertNotEquals(first, sampler.sample(used, Address.of(4, 18, 2, 0), 5, 15, 5));
    }

    /**
     * Reading AMB-03 (b) can exceed the nine bits of a face; then 511 is told. All 36 dice on one face would be 608
     * hits.
     */
    @Test
    void AMB_03_hitsBeyondNineBitsAreToldAs511() {
        final MatchRule rule = Readings.with(MatchRule.STANDARD, MatchRule.CritTargets.EVERY_DIE);
        assertEquals(608, rule.faceHits(8, 20, 8));
        assertEquals(511, FaceSampler.hits(new FaceSampler(rule).scoreByFace(8L << 20, 20L << 20, 8L << 20), 3));
    }

    /**
     * Lanes with {@code count} on a face, {@code full} on the next and, for the face after that, 0, 1 and 2 dice of the
     * colours.
     */
    private static long lanes(final int face, final int count, final int full, final int third) {
        return (long) count << 10 * (face - 1) | (long) full << 10 * (face % 6) | (long) third << 10 * ((face + 1) % 6);
    }

    private static void assertFace(final long packed, final int face, final int hits, final boolean critical) {
        if (FaceSampler.hits(packed, face) != hits || FaceSampler.critical(packed, face) != critical) {
            assertEquals(
                    hits + " " + critical, FaceSampler.hits(packed, face) + " " + FaceSampler.critical(packed, face));
        }
    }

    /**
     * Throws every ordered throw through the plain resolver, numbers the results in the order met and returns their
     * probabilities.
     */
    private static double[] jointLaw(
            final int focus, final int strike, final int crit, final Map<Long, Integer> cellOf) {
        final ReferenceResolver resolver = new ReferenceResolver(MatchRule.STANDARD);
        final int throwCount = (int) FaceLanes.POW6[focus + strike + crit];
        final double[] probability = new double[throwCount];
        for (int index = 0; index < throwCount; index++) {
            resolver.resolve(new Enumeration(index), focus, strike, crit);
            long packed = 0;
            for (int face = 1; face <= 6; face++) {
                final long critical = resolver.criticalFaces() >> face - 1 & 1;
                packed |= (resolver.hits(face) | critical << 9) << 10 * (face - 1);
            }
            probability[cellOf.computeIfAbsent(packed, ignored -> cellOf.size())] += 1.0 / throwCount;
        }
        return Arrays.copyOf(probability, cellOf.size());
    }
}
