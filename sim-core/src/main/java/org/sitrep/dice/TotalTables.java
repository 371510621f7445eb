package org.sitrep.dice;

import java.util.Arrays;

/** Builds the tables of a {@link TotalSampler} from exact counts. Used once, in its constructor. */
final class TotalTables {
    final int[] first;
    final int[] frequentFirst;
    final short[] cells;
    final double[] mean;
    final double[] probabilityCritical;

    private final ThrowCounts six;
    private final PoolIndex pools;
    private final int cellBits;
    private long[] lastDraw = new long[1 << 10];
    private short[] result = new short[1 << 10];
    private int used;

    /** @param frequent the pools that get cells, except those without counts */
    TotalTables(final ThrowCounts six, final PoolIndex frequent, final int cellBits) {
        this.six = six;
        this.pools = six.pools();
        this.cellBits = cellBits;
        this.first = new int[pools.size() + 1];
        this.frequentFirst = new int[frequent.size()];
        this.cells = new short[frequent.size() << cellBits];
        this.mean = new double[pools.size()];
        this.probabilityCritical = new double[pools.size()];
        for (int pool = 0; pool < pools.size(); pool++) {
            first[pool] = used;
            if (pools.focus(pool) == 0) {
                append(0, Long.MAX_VALUE); // PH-DICE-5: 0 with certainty
            } else {
                addPool(pool);
            }
        }
        first[pools.size()] = used;
        Arrays.fill(frequentFirst, -1);
        Arrays.fill(cells, (short) -1);
        for (int pool = 0; pool < frequent.size(); pool++) {
            if (pools.has(frequent.focus(pool), frequent.strike(pool), frequent.crit(pool))) {
                frequentFirst[pool] =
                        first[pools.index(frequent.focus(pool), frequent.strike(pool), frequent.crit(pool))];
                addCells(pool, frequentFirst[pool]);
            }
        }
    }

    long[] lastDraw() {
        return Arrays.copyOf(lastDraw, used);
    }

    short[] result() {
        return Arrays.copyOf(result, used);
    }

    /** Returns the probability of at least 0, 1, 2 … {@code 2^bits - 1} hits of each pool. */
    double[] atLeast(final int bits) {
        final double[] atLeast = new double[pools.size() << bits];
        for (int pool = 0; pool < pools.size(); pool++) {
            int at = first[pool];
            for (int hits = 0; hits < 1 << bits; hits++) {
                while (at < first[pool + 1] && TotalSampler.total(result[at]) < hits) {
                    at++;
                }
                atLeast[(pool << bits) + hits] =
                        at == first[pool] ? 1 : TotalSampler.probabilityAbove(lastDraw[at - 1]);
            }
        }
        return atLeast;
    }

    private void addPool(final int pool) {
        final int dice = pools.dice(pool);
        final WideCount ways = new WideCount();
        final WideCount upToHere = new WideCount();
        double hitsSum = 0;
        double criticalSum = 0;
        for (int packed = 0; packed < 2 * totals(pool); packed++) {
            setWays(ways, pool, packed);
            if (!ways.isZero()) {
                upToHere.add(ways);
                append(packed, upToHere.of63Bits(dice) - 1);
                hitsSum += TotalSampler.total(packed) * ways.doubleValue();
                criticalSum += TotalSampler.critical(packed) ? ways.doubleValue() : 0;
            }
        }
        assert lastDraw[used - 1] == Long.MAX_VALUE : "the counts of pool " + pool + " do not add up to 6^" + dice;
        mean[pool] = hitsSum / upToHere.doubleValue();
        probabilityCritical[pool] = criticalSum / upToHere.doubleValue();
    }

    private int totals(final int pool) {
        int most = 0;
        for (int step = 0; step < six.steps(); step++) {
            most = Math.max(most, six.totals(pool, step));
        }
        return most;
    }

    private void setWays(final WideCount ways, final int pool, final int packed) {
        final int total = TotalSampler.total(packed);
        final int critical = six.steps() - 1;
        ways.clear();
        for (int step = 0; step < six.steps(); step++) {
            if ((step == critical) == TotalSampler.critical(packed)) {
                ways.add(six.high(pool, step, total), six.low(pool, step, total));
            }
        }
    }

    private void append(final int packed, final long last) {
        if (used == result.length) {
            lastDraw = Arrays.copyOf(lastDraw, 2 * used);
            result = Arrays.copyOf(result, 2 * used);
        }
        lastDraw[used] = last;
        result[used] = (short) packed;
        used++;
    }

    /**
     * Stores for each cell the result of all its draws or, if they differ, the complement of the number of results to
     * skip.
     */
    private void addCells(final int pool, final int firstResult) {
        int at = firstResult;
        for (int cell = 0; cell < 1 << cellBits; cell++) {
            final long smallestDraw = (long) cell << 63 - cellBits;
            final long largestDraw = smallestDraw + (1L << 63 - cellBits) - 1;
            while (smallestDraw > lastDraw[at]) {
                at++;
            }
            cells[(pool << cellBits) + cell] = largestDraw <= lastDraw[at] ? result[at] : (short) ~(at - firstResult);
        }
    }
}
