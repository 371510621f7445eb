package org.sitrep.dice;

import java.math.BigInteger;
import java.util.Arrays;
import org.sitrep.portable.Portable;

/**
 * Counts the throws of a pool on k faces that give a total and a number of critical steps, for every pool up to a
 * maximum. This is the dynamic program behind the exact distribution.
 *
 * <p>One more face takes F, S and C dice of the pool in {@code C(f,F)·C(s,S)·C(c,C)} ways and leaves the rest to the
 * previous faces.
 *
 * <p>Counts are integers up to 6^36 &lt; 2^94. Up to 24 dice they fit a long. Above that, a count is stored twice:
 * {@code low} exactly modulo 2^64 and {@code lead} as a double. All terms are sums of products of non-negative numbers.
 * So the relative error of {@code lead} is below 2^-38 (under 2^15 roundings of 2^-53 each in any chain). Its absolute
 * error is below 2^94-38 = 2^56, far less than the 2^63 at which the pair would stand for another number. So the pair
 * is exact at the cost of two primitive additions.
 *
 * <p>Immutable once built. Memory: 8 bytes per count (16 in pools of more than 24 dice); all pools up to 6/12/5 on six
 * faces hold about 30 000.
 */
final class ThrowCounts {
    private static final double TWO_64 = 0x1p64;

    private final MatchRule rule;
    private final PoolIndex pools;
    private final ThrowCounts fewerFaces;
    /** Hits and critical steps of each pool with all dice on one face; shared by all numbers of faces. */
    private final int[] hitsOf;

    private final int[] stepsOf;
    /** Counts by total for each pool and step, at pool · steps + step; null if no throw gives that step. */
    private final long[][] low;
    /** The same counts as doubles; null for pools of at most 24 dice. */
    private final double[][] lead;

    private ThrowCounts(final MatchRule rule, final PoolIndex pools, final ThrowCounts fewerFaces) {
        this.rule = rule;
        this.pools = pools;
        this.fewerFaces = fewerFaces;
        this.hitsOf = fewerFaces == null ? new int[pools.size()] : fewerFaces.hitsOf;
        this.stepsOf = fewerFaces == null ? new int[pools.size()] : fewerFaces.stepsOf;
        this.low = new long[pools.size() * steps()][];
        this.lead = new double[pools.mostDice() > FaceLanes.DICE_PER_DRAW ? low.length : 0][];
    }

    /** Returns the counts on one face: each pool has one throw. */
    static ThrowCounts oneFace(final MatchRule rule, final PoolIndex pools) {
        final ThrowCounts counts = new ThrowCounts(rule, pools, null);
        for (int pool = 0; pool < pools.size(); pool++) {
            final int f = pools.focus(pool);
            final int s = pools.strike(pool);
            final int c = pools.crit(pool);
            final int hits = rule.faceHits(f, s, c);
            counts.hitsOf[pool] = hits;
            counts.stepsOf[pool] = Math.min(rule.criticalSteps(f, s, c), rule.stepsToCritical());
            final int slot = pool * counts.steps() + counts.stepsOf[pool];
            counts.reach(slot, hits + 1, counts.isWide(pool));
            counts.low[slot][hits] = 1;
            if (counts.isWide(pool)) {
                counts.lead[slot][hits] = 1;
            }
        }
        return counts;
    }

    static ThrowCounts sixFaces(final MatchRule rule, final PoolIndex pools) {
        return fiveFaces(rule, pools).oneMoreFace();
    }

    /**
     * Returns the counts on six faces for the largest pool only; {@link #fewerFaces()} has the counts of every pool.
     */
    static ThrowCounts sixFacesOfLast(final MatchRule rule, final PoolIndex pools) {
        final ThrowCounts more = new ThrowCounts(rule, pools, fiveFaces(rule, pools));
        more.fill(pools.last());
        return more;
    }

    private static ThrowCounts fiveFaces(final MatchRule rule, final PoolIndex pools) {
        return oneFace(rule, pools).oneMoreFace().oneMoreFace().oneMoreFace().oneMoreFace();
    }

    ThrowCounts oneMoreFace() {
        final ThrowCounts more = new ThrowCounts(rule, pools, this);
        for (int pool = 0; pool < pools.size(); pool++) {
            more.fill(pool);
        }
        return more;
    }

    /** Returns the counts with one face fewer, or null on one face. */
    ThrowCounts fewerFaces() {
        return fewerFaces;
    }

    MatchRule rule() {
        return rule;
    }

    PoolIndex pools() {
        return pools;
    }

    /** Returns the number of distinct critical steps, 0 included; steps beyond those needed count as those needed. */
    int steps() {
        return rule.stepsToCritical() + 1;
    }

    /** Returns one more than the largest total of a pool with the given steps; 0 if no throw has them. */
    int totals(final int pool, final int step) {
        final long[] counts = low[pool * steps() + step];
        return counts == null ? 0 : counts.length;
    }

    /** Returns the lower 64 bits of a count; 0 outside the table. */
    long low(final int pool, final int step, final int total) {
        return total >= 0 && total < totals(pool, step) ? low[pool * steps() + step][total] : 0L;
    }

    /** Returns the bits of a count above the lower 64; 0 outside the table. */
    long high(final int pool, final int step, final int total) {
        if (!isWide(pool) || total < 0 || total >= totals(pool, step)) {
            return 0L;
        }
        final int slot = pool * steps() + step;
        return Portable.round((lead[slot][total] - unsigned(low[slot][total])) / TWO_64);
    }

    /** Returns a count; 0 outside the table. */
    BigInteger count(final int pool, final int step, final int total) {
        return join(high(pool, step, total), low(pool, step, total));
    }

    /** Returns the integer of two words, the lower one unsigned. */
    static BigInteger join(final long high, final long low) {
        final BigInteger signed = BigInteger.valueOf(low);
        final BigInteger unsigned = low < 0 ? signed.add(BigInteger.ONE.shiftLeft(64)) : signed;
        return high == 0 ? unsigned : unsigned.add(BigInteger.valueOf(high).shiftLeft(64));
    }

    private static double unsigned(final long word) {
        return word < 0 ? word + TWO_64 : word;
    }

    private boolean isWide(final int pool) {
        return pools.dice(pool) > FaceLanes.DICE_PER_DRAW;
    }

    /** Grows the counts of a slot to at least {@code totals} entries; used only while a pool is filled. */
    private void reach(final int slot, final int totals, final boolean wide) {
        if (low[slot] == null || low[slot].length < totals) {
            low[slot] = low[slot] == null ? new long[totals] : Arrays.copyOf(low[slot], totals);
            if (wide) {
                lead[slot] = lead[slot] == null ? new double[totals] : Arrays.copyOf(lead[slot], totals);
            }
        }
    }

    private void fill(final int pool) {
        final int f = pools.focus(pool);
        final int s = pools.strike(pool);
        final int c = pools.crit(pool);
        // Largest share first: its total is the largest, so the arrays rarely grow.
        for (int faceF = f; faceF >= 0; faceF--) {
            for (int faceS = s; faceS >= 0; faceS--) {
                final long waysFS = Binomials.of(f, faceF) * Binomials.of(s, faceS);
                for (int faceC = c; faceC >= 0; faceC--) {
                    addFace(pool, pools.index(faceF, faceS, faceC), waysFS * Binomials.of(c, faceC));
                }
            }
        }
    }

    /**
     * Adds the throws in which the last face has a share of the pool, numbered like a pool, and the previous faces have
     * the rest.
     */
    private void addFace(final int pool, final int share, final long ways) {
        final int rest = pool - share; // the number of a pool is linear in its dice
        final int hits = hitsOf[share];
        final int faceSteps = stepsOf[share];
        final boolean wide = isWide(pool);
        for (int step = 0; step < steps(); step++) {
            final int from = rest * steps() + step;
            if (fewerFaces.low[from] != null) {
                final int to = pool * steps() + Math.min(step + faceSteps, steps() - 1);
                reach(to, fewerFaces.low[from].length + hits, wide);
                addScaled(fewerFaces.low[from], ways, low[to], hits);
                if (wide && isWide(rest)) {
                    addScaled(fewerFaces.lead[from], ways, lead[to], hits);
                } else if (wide) {
                    addScaled(fewerFaces.low[from], (double) ways, lead[to], hits);
                }
            }
        }
    }

    private static void addScaled(final long[] from, final long ways, final long[] to, final int shift) {
        for (int total = 0; total < from.length; total++) {
            to[total + shift] += ways * from[total];
        }
    }

    private static void addScaled(final double[] from, final double ways, final double[] to, final int shift) {
        for (int total = 0; total < from.length; total++) {
            to[total + shift] += ways * from[total];
        }
    }

    private static void addScaled(final long[] from, final double ways, final double[] to, final int shift) {
        for (int total = 0; total < from.length; total++) {
            to[total + shift] += ways * from[total];
        }
    }
}
