package org.sitrep.analysis.loadout;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.ruleset.KitSpace;

/**
 * Computes the exact number of legal loadouts. It goes through the supply pool by pool rather than bearer by bearer:
 * what has been taken so far is then fully described by the Load that each bearer has left. The pools with main things
 * come first, together with who is armed; the other pools follow, in one table over all Loads that can be left.
 *
 * <p>Cost: the product over the bearers of one more than the Load left next to the main thing, times pools, times
 * bearers. That is some tenths of a second and megabytes for six bearers who carry 11.
 */
final class KitCount {
    private static final int LOAD_BITS = 6;
    private static final int ARMED = 1 << LOAD_BITS;
    private static final int BITS = LOAD_BITS + 1;
    private static final int MOST_BEARERS = 7;
    private static final int MOST_CAPACITY = ARMED - 1;
    private static final long MOST_CELLS = 4_000_000;

    private final KitSpace space;
    private final int bearers;

    private KitCount(final KitSpace space) {
        this.space = space;
        bearers = space.bearers().size();
    }

    /** Returns the number; empty if it is too costly to count or an intermediate count exceeds 2^127. */
    static Optional<BigInteger> of(final KitSpace space) {
        final boolean small = space.bearers().size() <= MOST_BEARERS
                && space.bearers().stream().allMatch(bearer -> bearer.capacity() <= MOST_CAPACITY);
        try {
            return small ? new KitCount(space).count() : Optional.empty();
        } catch (final ArithmeticException tooMany) {
            return Optional.empty();
        }
    }

    private Optional<BigInteger> count() {
        final Map<Long, Long> armings = armings();
        final int[] room = new int[bearers];
        armings.keySet().forEach(key -> {
            for (int b = 0; b < bearers; b++) {
                room[b] = Math.max(room[b], left(key, b) + 1);
            }
        });
        long cells = 1;
        for (final int r : room) {
            cells *= r;
        }
        if (cells > MOST_CELLS) {
            return Optional.empty();
        }
        if (cells == 0) {
            return Optional.of(BigInteger.ZERO);
        }
        final Cells ways = new Rest(room, (int) cells).ways();
        BigInteger all = BigInteger.ZERO;
        for (final Map.Entry<Long, Long> arming : armings.entrySet()) {
            int cell = 0;
            for (int b = 0; b < bearers; b++) {
                cell = cell * room[b] + left(arming.getKey(), b);
            }
            all = all.add(BigInteger.valueOf(arming.getValue()).multiply(ways.get(cell)));
        }
        return Optional.of(all);
    }

    private int left(final long key, final int bearer) {
        return space.bearers().get(bearer).capacity() - load(key, bearer);
    }

    private static int load(final long key, final int bearer) {
        return (int) (key >> bearer * BITS) & ARMED - 1;
    }

    private static boolean armed(final long key, final int bearer) {
        return (key >> bearer * BITS & ARMED) != 0;
    }

    private boolean arms(final int pool) {
        return space.things().stream().anyMatch(thing -> thing.pool() == pool && thing.main());
    }

    /** Returns the number of ways to arm all bearers, by the Load that this puts on each of them. */
    private Map<Long, Long> armings() {
        long start = 0;
        for (int b = 0; b < bearers; b++) {
            start |= space.bearers().get(b).armed() ? (long) ARMED << b * BITS : 0;
        }
        Map<Long, Long> now = new HashMap<>(Map.of(start, 1L));
        for (int p = 0; p < space.pools().size(); p++) {
            if (arms(p)) {
                now = taken(now, p);
            }
        }
        now.keySet().removeIf(key -> IntStream.range(0, bearers).anyMatch(b -> !armed(key, b)));
        return now;
    }

    /** Returns all ways to take from one pool. Meanwhile the number taken is stored above the bits of the bearers. */
    private Map<Long, Long> taken(final Map<Long, Long> before, final int pool) {
        Map<Long, Long> now = before;
        final int shift = bearers * BITS;
        for (int b = 0; b < bearers; b++) {
            final Map<Long, Long> next = new HashMap<>();
            for (final Share share : shares(b, pool)) {
                for (final Map.Entry<Long, Long> entry : now.entrySet()) {
                    final long key = entry.getKey();
                    final long used = (key >> shift) + share.count();
                    if (used <= space.pools().get(pool).most()
                            && load(key, b) + share.load()
                                    <= space.bearers().get(b).capacity()) {
                        final long arming = share.main() ? (long) ARMED << b * BITS : 0;
                        next.merge(
                                key + ((long) share.load() << b * BITS) + ((long) share.count() << shift) | arming,
                                entry.getValue(),
                                Math::addExact);
                    }
                }
            }
            now = next;
        }
        final Map<Long, Long> after = new HashMap<>();
        now.forEach((key, ways) -> {
            if (key >> shift >= space.pools().get(pool).least()) {
                after.merge(key & (1L << shift) - 1, ways, Math::addExact);
            }
        });
        return after;
    }

    private record Share(int count, int load, boolean main) {}

    private List<Share> shares(final int bearer, final int pool) {
        List<Share> all = new ArrayList<>(List.of(new Share(0, 0, false)));
        final int most = Math.min(
                space.bearers().get(bearer).most().get(pool),
                space.pools().get(pool).most());
        for (final KitSpace.Thing thing : space.things()) {
            if (thing.pool() == pool) {
                final List<Share> more = new ArrayList<>();
                for (final Share share : all) {
                    for (int n = 0; share.count() + n <= most; n++) {
                        more.add(new Share(
                                share.count() + n,
                                share.load() + n * thing.load(),
                                share.main() || n > 0 && thing.main()));
                    }
                }
                all = more;
            }
        }
        final int least = space.bearers().get(bearer).least().get(pool);
        final int capacity = space.bearers().get(bearer).capacity();
        return all.stream()
                .filter(share -> share.count() >= least && share.load() <= capacity)
                .toList();
    }

    /** The pools without main things, in a table over the Load that each bearer gives to them. */
    private final class Rest {
        private final int[] room;
        private final int[] stride;
        private final int cells;

        Rest(final int[] room, final int cells) {
            this.room = room;
            this.cells = cells;
            stride = new int[bearers];
            int step = 1;
            for (int b = bearers - 1; b >= 0; b--) {
                stride[b] = step;
                step *= room[b];
            }
        }

        /** Returns the number of ways to fill each cell's room, completely or in part. */
        Cells ways() {
            Cells now = new Cells(cells);
            now.low[0] = 1;
            now.end = 1;
            for (int p = 0; p < space.pools().size(); p++) {
                if (!arms(p)) {
                    now = taken(now, p);
                }
            }
            for (int b = 0; b < bearers; b++) {
                for (int cell = 0; cell < cells; cell++) {
                    if (cell / stride[b] % room[b] > 0) {
                        now.add(cell, now, cell - stride[b], 1);
                    }
                }
            }
            return now;
        }

        private Cells taken(final Cells before, final int pool) {
            final int most = space.pools().get(pool).most();
            Cells[] now = new Cells[most + 1];
            now[0] = before;
            for (int b = 0; b < bearers; b++) {
                final Cells[] next = new Cells[most + 1];
                for (final Share share : shares(b, pool)) {
                    for (int used = 0; used + share.count() <= most; used++) {
                        if (now[used] != null) {
                            if (next[used + share.count()] == null) {
                                next[used + share.count()] = new Cells(cells);
                            }
                            add(now[used], next[used + share.count()], b, share.load());
                        }
                    }
                }
                now = next;
            }
            final Cells after = new Cells(cells);
            for (int used = space.pools().get(pool).least(); used <= most; used++) {
                if (now[used] != null) {
                    add(now[used], after, 0, 0);
                }
            }
            return after;
        }

        /** Adds counts, with a Load more on a bearer; those for whom that is too much are left out. */
        private void add(final Cells from, final Cells into, final int bearer, final int load) {
            final int step = load * stride[bearer];
            final int block = room[bearer] * stride[bearer];
            for (int start = 0; load < room[bearer] && start < from.end; start += block) {
                into.add(start + step, from, start, Math.min(block - step, from.end - start));
            }
        }
    }

    /** Counts of 127 bits, one per cell. */
    private static final class Cells {
        private final long[] low;
        private final long[] high;
        /** No cell from here on has a count. */
        private int end;

        Cells(final int count) {
            low = new long[count];
            high = new long[count];
        }

        /** Adds neighbouring counts of another table, or earlier ones of this table. */
        void add(final int at, final Cells other, final int from, final int count) {
            for (int i = 0; i < count; i++) {
                final long addend = other.low[from + i];
                final long carried = other.high[from + i];
                if ((addend | carried) != 0) {
                    final long sum = low[at + i] + addend;
                    final int carry = Long.compareUnsigned(sum, addend) < 0 ? 1 : 0;
                    high[at + i] = Math.addExact(high[at + i], Math.addExact(carried, carry));
                    low[at + i] = sum;
                }
            }
            end = Math.max(end, at + count);
        }

        BigInteger get(final int at) {
            return BigInteger.valueOf(high[at])
                    .shiftLeft(Long.SIZE)
                    .add(new BigInteger(Long.toUnsignedString(low[at])));
        }
    }
}
