package org.sitrep.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rng.Address;
import org.sitrep.rng.TrialKey;

/**
 * One more die never makes a test worse. Of Marines' tests nothing is sampled here: such a test is a step function of
 * its draw, so to look at both sides of every step of two pools is to look at all 2^63 draws.
 *
 * <ul>
 *   <li>On the same draw the result never falls, by hits and among equal hits by the Critical Hit.
 *   <li>What gets through cover never falls <em>in law</em>: behind whatever cover, so much Damage or more is at least
 *       as likely. On the same draw it may fall, for a Critical Hit, which ignores cover, may give way to one hit more
 *       that is none: draws are coupled by hits.
 *   <li>An Enemy's test reads its dice off the draw one after the other, Focus, Crit, Strike. With one more Strike die
 *       all others lie as they lay, and no face has fewer hits; with one more Focus or Crit die those behind it are
 *       other dice, so there it holds in law alone.
 * </ul>
 */
class MonotonePoolsTest {
    private static final int MOST_COVER = 12;

    /** What rounding the tables down may shift, of 2^63: one part a result. */
    private static final long ROUNDING = 1 << 10;

    static List<MatchRule> readings() {
        return Readings.all();
    }

    /** A pool of a sampler. */
    private record Pool(TotalSampler sampler, int focus, int strike, int crit) {
        int results() {
            return sampler.results(focus, strike, crit);
        }

        int result(final int position) {
            return sampler.resultAt(focus, strike, crit, position);
        }

        long lastDraw(final int position) {
            return sampler.lastDrawAt(focus, strike, crit, position);
        }

        /** Returns the result of a 63-bit draw, found as a playout finds it. */
        int of(final long draw) {
            return sampler.sample(draw << 1, focus, strike, crit);
        }

        /** Returns how many of 2^63 draws, unsigned, let at least so much through cover. */
        long through(final int cover, final int atLeast) {
            long draws = 0;
            for (int position = 0; position < results(); position++) {
                if (damage(result(position), cover) >= atLeast) {
                    draws += lastDraw(position) - (position == 0 ? -1 : lastDraw(position - 1));
                }
            }
            return draws;
        }

        List<Pool> withOneMore() {
            return List.of(
                    new Pool(sampler, focus + 1, strike, crit),
                    new Pool(sampler, focus, strike + 1, crit),
                    new Pool(sampler, focus, strike, crit + 1));
        }

        @Override
        public String toString() {
            return focus + "/" + strike + "/" + crit;
        }
    }

    /** A law of two pools of which the second has one die more. */
    private interface Law {
        void check(Pool pool, Pool more);
    }

    private static void forAll(final TotalSampler sampler, final int most, final int mostStrike, final Law law) {
        for (int focus = 0; focus < most; focus++) {
            for (int strike = 0; strike < mostStrike; strike++) {
                for (int crit = 0; crit < most; crit++) {
                    final Pool pool = new Pool(sampler, focus, strike, crit);
                    pool.withOneMore().forEach(more -> law.check(pool, more));
                }
            }
        }
    }

    private static int damage(final int result, final int cover) {
        final int hits = TotalSampler.total(result);
        return TotalSampler.critical(result) ? hits : Math.max(0, hits - cover); // PH-HIT-1, PH-HIT-2
    }

    private static void neverFalls(final Pool pool, final Pool more) {
        for (final Pool steps : List.of(pool, more)) {
            for (int position = 0; position < steps.results(); position++) {
                final long last = steps.lastDraw(position);
                assertTrue(more.of(last) >= pool.of(last), () -> pool + ", " + more + " at " + last);
                if (position < steps.results() - 1) {
                    assertTrue(more.of(last + 1) >= pool.of(last + 1), () -> pool + ", " + more + " after " + last);
                }
            }
        }
    }

    @Test
    void oneMoreDieNeverLowersTheResultOfADraw() {
        forAll(new TotalSampler(MatchRule.STANDARD, 6, 13, 7), 6, 13, MonotonePoolsTest::neverFalls);
    }

    @ParameterizedTest
    @MethodSource("readings")
    void oneMoreDieNeverLowersItUnderAnyReading(final MatchRule reading) {
        forAll(new TotalSampler(reading, 4, 8, 4), 4, 8, MonotonePoolsTest::neverFalls);
    }

    @ParameterizedTest
    @MethodSource("readings")
    void oneMoreDieNeverMakesDamageBehindCoverLessLikely(final MatchRule reading) {
        forAll(new TotalSampler(reading, 4, 5, 4), 4, 5, (pool, more) -> {
            for (int cover = 0; cover <= MOST_COVER; cover++) {
                for (int damage = 1; damage <= MOST_COVER; damage++) {
                    final long fewer = pool.through(cover, damage);
                    final long greater = more.through(cover, damage);
                    assertTrue(
                            Long.compareUnsigned(greater + ROUNDING, fewer) >= 0,
                            pool + ", " + more + ": " + damage + " through " + cover);
                }
            }
        });
    }

    /**
     * The Damage of one draw may fall: 1 Focus, 1 Strike and 2 Crit dice hit a target behind two markers worse with one
     * Focus die more in 5 of 324 draws.
     */
    @Test
    void onOneDrawACriticalHitMayGiveWayToOneHitMore() {
        final TotalSampler sampler = new TotalSampler(MatchRule.STANDARD, 2, 1, 2);
        final Pool pool = new Pool(sampler, 1, 1, 2);
        final Pool more = new Pool(sampler, 2, 1, 2);
        final TreeSet<Long> steps = new TreeSet<>();
        for (final Pool each : List.of(pool, more)) {
            for (int position = 0; position < each.results(); position++) {
                steps.add(each.lastDraw(position));
            }
        }
        long before = -1;
        long worse = 0;
        for (final long draw : steps) {
            worse += damage(more.of(draw), 2) < damage(pool.of(draw), 2) ? draw - before : 0;
            before = draw;
        }
        assertEquals(5.0 / 324, worse * 0x1p-63, 1e-15);
    }

    @Test
    void moreCoverNeverLetsMoreThrough() {
        for (int result = 0; result < 2 * 288; result++) {
            for (int cover = 0; cover < MOST_COVER; cover++) {
                assertTrue(damage(result, cover + 1) <= damage(result, cover));
            }
        }
    }

    /** Draws that one of the two pools refuses are drawn anew and left out. */
    @Test
    void oneMoreStrikeDieTakesNoHitFromAnyFace() {
        final FaceSampler sampler = new FaceSampler(MatchRule.STANDARD);
        final TrialKey key = new TrialKey();
        final long address = Address.of(5, 1, 0, 0);
        long compared = 0;
        for (int trial = 0; trial < 300; trial++) {
            final long draw = key.set(1967, trial).draw(address);
            for (int focus = 1; focus <= 4; focus++) {
                for (int crit = 0; crit <= 4; crit++) {
                    for (int strike = 0; focus + crit + strike < 20; strike++) {
                        final int dice = focus + crit + strike;
                        if (!FaceLanes.isRejected(draw, dice) && !FaceLanes.isRejected(draw, dice + 1)) {
                            final long fewer = sampler.sample(key, address, focus, strike, crit);
                            final long more = sampler.sample(key, address, focus, strike + 1, crit);
                            for (int face = 1; face <= 6; face++) {
                                assertTrue(FaceSampler.hits(more, face) >= FaceSampler.hits(fewer, face));
                                assertTrue(FaceSampler.critical(more, face) || !FaceSampler.critical(fewer, face));
                            }
                            compared++;
                        }
                    }
                }
            }
        }
        assertEquals(93_000, compared, 100);
    }
}
