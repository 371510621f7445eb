package org.sitrep.dice;

import java.util.Objects;

/**
 * Samples a Marine's test, total hits and critical, from one 64-bit draw by inversion of the distribution. Also gives
 * bots the figures of a pool: mean, probability of a critical, probability of at least a number of hits.
 *
 * <p>Results are ordered by (total, critical) and rise with the draw. So two pools sampled with the same draw are
 * coupled as closely as possible, which makes paired comparisons on common random numbers precise. (An alias table is
 * slightly faster but loses this coupling.)
 *
 * <p>Each pool holds cumulative probabilities as 63-bit integers, taken from the exact counts and rounded down. The
 * sampled distribution differs from {@link ExactLaw} by less than 2^-62 per result. Frequent pools, up to 4/8/3, have
 * 256 cells. Most cells give the result directly; the others give the first candidate. Larger pools are searched.
 *
 * <p>Cost: two and a half times the draw alone, no allocation; figures in docs/BENCHMARKS.md. Memory: 10 bytes per
 * result, 148 bytes per pool, and 93 KB for the frequent pools. The 784 pools up to 6/13/7, those of Purple Haze, have
 * 37 950 results: 0.59 MB, built in 0.07 s of CPU time in a fresh JVM. The 1701 pools up to 8/20/8 have 149 997: 1.8
 * MB. Immutable, shared by threads.
 */
public final class TotalSampler {
    private static final int CELL_BITS = 8;

    /** Base-2 logarithm of the number of hits from which a binary search replaces the look-up. */
    private static final int FEW_HITS_BITS = 4;

    /** Frequent pools, up to these maxima, have cells. */
    private static final int FREQUENT_FOCUS = 4;

    private static final int FREQUENT_STRIKE = 8;
    private static final int FREQUENT_CRIT = 3;
    private static final PoolIndex FREQUENT = new PoolIndex(FREQUENT_FOCUS, FREQUENT_STRIKE, FREQUENT_CRIT);

    private final MatchRule rule;
    private final int maxFocus;
    private final int maxStrike;
    private final int maxCrit;
    private final int strikeStep;
    private final int focusStep;
    /** Index of the first result of each pool; one more entry at the end. */
    private final int[] first;
    /** Index of the first result of each frequent pool; -1 if the pool exceeds the maxima. */
    private final int[] frequentFirst;
    /**
     * 256 cells per frequent pool: the result of all draws in that cell or, if they have several, the bitwise
     * complement of the number of results to skip.
     */
    private final short[] cells;
    /**
     * The largest 63-bit draw that gives each result or one before it; the last entry of a pool is the largest draw.
     */
    private final long[] lastDraw;
    /** total · 2 + critical. */
    private final short[] result;

    private final double[] mean;
    private final double[] probabilityCritical;
    /** Probability of at least 0 … 15 hits of each pool: 128 bytes per pool. */
    private final double[] atLeast;

    /**
     * Builds the tables of all pools up to the given one.
     *
     * @throws IllegalArgumentException if a maximum is outside {@link DicePool}
     */
    public TotalSampler(final MatchRule rule, final int maxFocus, final int maxStrike, final int maxCrit) {
        this.rule = Objects.requireNonNull(rule, "rule");
        final PoolIndex pools = new PoolIndex(maxFocus, maxStrike, maxCrit);
        final TotalTables tables = new TotalTables(ThrowCounts.sixFaces(rule, pools), FREQUENT, CELL_BITS);
        this.maxFocus = maxFocus;
        this.maxStrike = maxStrike;
        this.maxCrit = maxCrit;
        this.strikeStep = maxCrit + 1;
        this.focusStep = strikeStep * (maxStrike + 1);
        this.first = tables.first;
        this.frequentFirst = tables.frequentFirst;
        this.cells = tables.cells;
        this.lastDraw = tables.lastDraw();
        this.result = tables.result();
        this.mean = tables.mean;
        this.probabilityCritical = tables.probabilityCritical;
        this.atLeast = tables.atLeast(FEW_HITS_BITS);
    }

    /** Returns the reading of the rules sampled. */
    public MatchRule rule() {
        return rule;
    }

    /**
     * Returns a result packed as {@code total << 1 | critical}; 0 without Focus dice (PH-DICE-5).
     *
     * @param bits 64 uniform bits, of which the upper 63 are used; the result rises with their unsigned value
     * @throws IllegalArgumentException if the pool is outside the maxima of this sampler
     */
    public int sample(final long bits, final int focus, final int strike, final int crit) {
        if (DicePool.isOutside(focus, strike, crit, FREQUENT_FOCUS, FREQUENT_STRIKE, FREQUENT_CRIT)) {
            return search(bits >>> 1, pool(focus, strike, crit));
        }
        final int frequent = (focus * (FREQUENT_STRIKE + 1) + strike) * (FREQUENT_CRIT + 1) + crit;
        final int cell = cells[(frequent << CELL_BITS) + (int) (bits >>> 64 - CELL_BITS)];
        if (cell >= 0) {
            return cell; // nine of ten draws
        }
        final int start = frequentFirst[frequent];
        if (start < 0) {
            throw DicePool.outside(focus, strike, crit, maxFocus, maxStrike, maxCrit);
        }
        // Most of these cells have two results: at most one step, without a branch to predict.
        final long draw = bits >>> 1;
        int at = start + ~cell;
        at += (int) (lastDraw[at] - draw >>> 63);
        while (draw > lastDraw[at]) {
            at++;
        }
        return result[at];
    }

    private int search(final long draw, final int pool) {
        int low = first[pool];
        int high = first[pool + 1] - 1;
        while (low < high) {
            final int middle = low + high >>> 1;
            if (draw > lastDraw[middle]) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return result[low];
    }

    /** Returns the hits of a packed result. */
    public static int total(final int packed) {
        return packed >> 1;
    }

    /** Returns whether a packed result is critical. */
    public static boolean critical(final int packed) {
        return (packed & 1) != 0;
    }

    /**
     * Returns the mean of the total hits, to about 15 digits.
     *
     * @throws IllegalArgumentException if the pool is outside the maxima of this sampler
     */
    public double mean(final int focus, final int strike, final int crit) {
        return mean[pool(focus, strike, crit)];
    }

    /** Returns the mean of the total hits of a {@link #pool} by its number. */
    public double mean(final int pool) {
        return mean[pool];
    }

    /**
     * Returns the probability that the throw is critical, to about 15 digits.
     *
     * @throws IllegalArgumentException if the pool is outside the maxima of this sampler
     */
    public double probabilityCritical(final int focus, final int strike, final int crit) {
        return probabilityCritical[pool(focus, strike, crit)];
    }

    /**
     * Returns the probability of at least {@code hits} hits, within 2^-52; 1 if {@code hits} is 0 or less. Cost: a few
     * nanoseconds; a look-up for up to 15 hits, else a binary search over at most twice {@code hits} results.
     *
     * @throws IllegalArgumentException if the pool is outside the maxima of this sampler
     */
    public double probabilityAtLeast(final int focus, final int strike, final int crit, final int hits) {
        return probabilityAtLeast(pool(focus, strike, crit), hits);
    }

    /** Returns the probability of at least {@code hits} hits of a {@link #pool} by its number. */
    public double probabilityAtLeast(final int pool, final int hits) {
        if (hits <= 0) {
            return 1.0;
        }
        if (hits < 1 << FEW_HITS_BITS) {
            return atLeast[(pool << FEW_HITS_BITS) + hits];
        }
        final int start = first[pool];
        final int at = firstWith(hits, start, first[pool + 1]);
        return at == start ? 1.0 : probabilityAbove(lastDraw[at - 1]);
    }

    /** Returns the probability of a 63-bit draw greater than the given one. */
    static double probabilityAbove(final long draw) {
        return (Long.MAX_VALUE - draw) * 0x1p-63;
    }

    private int firstWith(final int hits, final int start, final int end) {
        int low = start;
        // Each smaller total has at most two results, so the first with enough hits is at most 2 · hits further on.
        int high = hits < end - start >> 1 ? start + 2 * hits : end;
        while (low < high) {
            final int middle = low + high >>> 1;
            if (result[middle] >> 1 < hits) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Returns the number of possible results of a pool. */
    int results(final int focus, final int strike, final int crit) {
        final int pool = pool(focus, strike, crit);
        return first[pool + 1] - first[pool];
    }

    /** Returns the packed result at a position of a pool's ordered results. */
    int resultAt(final int focus, final int strike, final int crit, final int position) {
        return result[first[pool(focus, strike, crit)] + position];
    }

    /** Returns the largest 63-bit draw that gives the result at a position or an earlier one. */
    long lastDrawAt(final int focus, final int strike, final int crit, final int position) {
        return lastDraw[first[pool(focus, strike, crit)] + position];
    }

    /**
     * Returns the number of a pool, for repeated calls of {@link #mean(int)} and {@link #probabilityAtLeast(int, int)}.
     * It is valid for this sampler only.
     *
     * @throws IllegalArgumentException if the pool is outside the maxima of this sampler
     */
    public int pool(final int focus, final int strike, final int crit) {
        if (DicePool.isOutside(focus, strike, crit, maxFocus, maxStrike, maxCrit)) {
            throw DicePool.outside(focus, strike, crit, maxFocus, maxStrike, maxCrit);
        }
        return focus * focusStep + strike * strikeStep + crit;
    }
}
