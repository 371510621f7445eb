package org.sitrep.dice;

import java.util.Arrays;

/** Turns exact counts into the tables of a {@link TotalSampler}. Used once, in its constructor. */
final class TotalTables {
    final int[] first;
    final int[] everydayFirst;
    final short[] cells;
    final double[] mean;
    final double[] probabilityCritical;

    private final ThrowCounts six;
    private final PoolIndex pools;
    private final int cellBits;
    private long[] lastDraw = new long[1 << 10];
    private short[] result = new short[1 << 10];
    private int used;

    /** @param everyday the pools that get cells, as far as there are counts of them */
    TotalTables(final ThrowCounts six, final PoolIndex everyday, final int cellBits) {
        this.six = six;
        this.pools = six.pools();
        this.cellBits = cellBits;
        this.first = new int[pools.size() + 1];
        this.everydayFirst = new int[everyday.size()];
        this.cells = new short[everyday.size() << cellBits];
        this.mean = new double[pools.size()];
        this.probabilityCritical = new double[pools.size()];
        for (int pool = 0; pool < pools.size(); pool++) {
            first[pool] = used;
            if (pools.focus(pool) == 0) {
                append(0, Long.MAX_VALUE); // PH-DICE-5: nothing, for certain
            } else {
                addPool(pool);
            }
        }
        first[pools.size()] = used;
        Arrays.fill(everydayFirst, -1);
        Arrays.fill(cells, (short) -1);
        for (int pool = 0; pool < everyday.size(); pool++) {
            if (pools.has(everyday.focus(pool), everyday.strike(pool), everyday.crit(pool))) {
                everydayFirst[pool] =
                        first[pools.index(everyday.focus(pool), everyday.strike(pool), everyday.crit(pool))];
                addCells(pool, everydayFirst[pool]);
            }
        }
    }

    long[] lastDraw() {
        return Arrays.copyOf(lastDraw, used);
    }

    short[] result() {
        return Arrays.copyOf(result, used);
    }

    /**
     * Returns for each pool how many of its results have fewer hits than 0, 1, 2 and so on up to {@code 2^bits - 1}:
     * two at most for each number of hits.
     */
    byte[] fewer(final int bits) {
        final byte[] fewer = new byte[pools.size() << bits];
        for (int pool = 0; pool < pools.size(); pool++) {
            int at = first[pool];
            for (int hits = 0; hits < 1 << bits; hits++) {
                while (at < first[pool + 1] && TotalSampler.total(result[at]) < hits) {
                    at++;
                }
                fewer[(pool << bits) + hits] = (byte) (at - first[pool]);
            }
        }
        return fewer;
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
     * Notes for each cell the result that all its draws give, or, if they do not agree, how many results they all lie
     * beyond.
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
