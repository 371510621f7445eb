package org.sitrep.dice;

import java.util.Objects;

/**
 * Samples a marine's test: total hits and whether the throw is critical, from one 64-bit draw by inverse distribution.
 * Also answers what policies ask of a pool: mean, chance of a critical, chance of reaching a number of hits.
 *
 * <p>Results are ordered by (total, critical) and rise with the draw, so that two pools sampled with the same draw are
 * coupled as closely as can be; this is what makes paired comparisons on common random numbers sharp. (An alias table
 * is a little faster and destroys this.)
 *
 * <p>Each pool holds cumulative probabilities as 63-bit integers, taken from the exact counts and rounded down: the law
 * sampled differs from {@link ExactLaw} by less than 2^-62 per result. Everyday pools, up to 4/8/3, have 256 cells,
 * most of which give the result at once; the others lead to the first candidate. Larger pools are searched.
 *
 * <p>Cost: two and a half times the bare draw, no allocation; figures in docs/BENCHMARKS.md. Memory: 10 bytes a result,
 * 36 bytes a pool, and 93 KB for the everyday ones. The 784 pools up to 6/13/7, those of Purple Haze, have 37 950
 * results: 0.50 MB, built in 0.07 s of CPU time in a fresh JVM. The 1701 pools up to 8/20/8 have 149 997: 1.6 MB.
 * Immutable, shared by threads.
 */
public final class TotalSampler {
    private static final int CELL_BITS = 8;

    /** So many hits, as a power of 2, are looked up and not searched for. */
    private static final int FEW_HITS_BITS = 4;

    /** The pools that games throw day by day have cells. */
    private static final int EVERYDAY_FOCUS = 4;

    private static final int EVERYDAY_STRIKE = 8;
    private static final int EVERYDAY_CRIT = 3;
    private static final PoolIndex EVERYDAY = new PoolIndex(EVERYDAY_FOCUS, EVERYDAY_STRIKE, EVERYDAY_CRIT);

    private final MatchRule rule;
    private final int maxFocus;
    private final int maxStrike;
    private final int maxCrit;
    private final int strikeStep;
    private final int focusStep;
    /** Per pool the index of its first result; one more at the end. */
    private final int[] first;
    /** Per everyday pool the index of its first result; -1 if it is beyond the maxima. */
    private final int[] everydayFirst;
    /**
     * Per everyday pool 256 cells: the result of all draws in that cell, or, where they have several, the complement of
     * how many results to skip.
     */
    private final short[] cells;
    /** The largest 63-bit draw that gives the result or one before it; the last of a pool is the largest draw. */
    private final long[] lastDraw;
    /** total · 2 + critical. */
    private final short[] result;

    private final double[] mean;
    private final double[] probabilityCritical;
    /** Per pool how many of its results have fewer hits than so many, for up to 15 hits: 16 bytes a pool. */
    private final byte[] fewer;

    /**
     * Builds the tables of all pools up to the given one.
     *
     * @throws IllegalArgumentException if a maximum is outside {@link DicePool}
     */
    public TotalSampler(final MatchRule rule, final int maxFocus, final int maxStrike, final int maxCrit) {
        this.rule = Objects.requireNonNull(rule, "rule");
        final PoolIndex pools = new PoolIndex(maxFocus, maxStrike, maxCrit);
        final TotalTables tables = new TotalTables(ThrowCounts.sixFaces(rule, pools), EVERYDAY, CELL_BITS);
        this.maxFocus = maxFocus;
        this.maxStrike = maxStrike;
        this.maxCrit = maxCrit;
        this.strikeStep = maxCrit + 1;
        this.focusStep = strikeStep * (maxStrike + 1);
        this.first = tables.first;
        this.everydayFirst = tables.everydayFirst;
        this.cells = tables.cells;
        this.lastDraw = tables.lastDraw();
        this.result = tables.result();
        this.mean = tables.mean;
        this.probabilityCritical = tables.probabilityCritical;
        this.fewer = tables.fewer(FEW_HITS_BITS);
    }

    /** Returns the reading of the rules sampled. */
    public MatchRule rule() {
        return rule;
    }

    /**
     * Returns a result packed as {@code total << 1 | critical}; 0 without Focus dice (PH-DICE-5).
     *
     * @param bits 64 uniform bits, of which the upper 63 count; the result rises with them taken as unsigned
     * @throws IllegalArgumentException if the pool is outside the maxima of this sampler
     */
    public int sample(final long bits, final int focus, final int strike, final int crit) {
        if (DicePool.isOutside(focus, strike, crit, EVERYDAY_FOCUS, EVERYDAY_STRIKE, EVERYDAY_CRIT)) {
            return search(bits >>> 1, pool(focus, strike, crit));
        }
        final int everyday = (focus * (EVERYDAY_STRIKE + 1) + strike) * (EVERYDAY_CRIT + 1) + crit;
        final int cell = cells[(everyday << CELL_BITS) + (int) (bits >>> 64 - CELL_BITS)];
        if (cell >= 0) {
            return cell; // nine draws in ten
        }
        final int start = everydayFirst[everyday];
        if (start < 0) {
            throw DicePool.outside(focus, strike, crit, maxFocus, maxStrike, maxCrit);
        }
        // Most of these cells have two results: one step or none, without a branch to foretell.
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

    /** Tells whether a packed result is critical. */
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

    /** Returns the same of a {@link #pool}. */
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
     * Returns the probability of at least {@code hits} hits, within 2^-52; 1 for 0 or less. Looked up for up to 15
     * hits, else a binary search over at most twice {@code hits} results: a few nanoseconds.
     *
     * @throws IllegalArgumentException if the pool is outside the maxima of this sampler
     */
    public double probabilityAtLeast(final int focus, final int strike, final int crit, final int hits) {
        return probabilityAtLeast(pool(focus, strike, crit), hits);
    }

    /** Returns the same of a {@link #pool}. */
    public double probabilityAtLeast(final int pool, final int hits) {
        if (hits <= 0) {
            return 1.0;
        }
        final int start = first[pool];
        final int at = hits < 1 << FEW_HITS_BITS
                ? start + fewer[(pool << FEW_HITS_BITS) + hits]
                : firstWith(hits, start, first[pool + 1]);
        return at == start ? 1.0 : (Long.MAX_VALUE - lastDraw[at - 1]) * 0x1p-63;
    }

    private int firstWith(final int hits, final int start, final int end) {
        int low = start;
        // Each total below has at most two results, so the first with enough hits is at most 2 · hits further on.
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

    /** Returns how many results a pool can have. */
    int results(final int focus, final int strike, final int crit) {
        final int pool = pool(focus, strike, crit);
        return first[pool + 1] - first[pool];
    }

    /** Returns the packed result at a position of a pool's ordered results. */
    int resultAt(final int focus, final int strike, final int crit, final int position) {
        return result[first[pool(focus, strike, crit)] + position];
    }

    /** Returns the largest 63-bit draw that gives the result at a position or one before it. */
    long lastDrawAt(final int focus, final int strike, final int crit, final int position) {
        return lastDraw[first[pool(focus, strike, crit)] + position];
    }

    /**
     * Returns the number of a pool, for {@link #mean(int)} and {@link #probabilityAtLeast(int, int)} where several
     * things are asked of one; it means nothing to another sampler.
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
