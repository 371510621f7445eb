package org.sitrep.rulesets.purplehaze.bots.map;

/**
 * A binary heap of Spaces in the order of cost, then rank, then number, lowest first.
 *
 * <p>Adding and removing take about {@code log n} steps for {@code n} entries. Not thread-safe.
 */
final class SpaceQueue {
    private static final int SPACE_BITS = 8;
    private static final int COST_SHIFT = 2 * SPACE_BITS;
    private static final int SPACE_MASK = (1 << SPACE_BITS) - 1;

    /** The cost, rank and Space of each entry, packed into one number so that they compare as one. */
    private final long[] heap;

    private int size;

    /**
     * Creates an empty queue.
     *
     * @param most the maximum number of entries
     */
    SpaceQueue(final int most) {
        heap = new long[most];
    }

    void clear() {
        size = 0;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /**
     * Adds a Space.
     *
     * @param cost at least 0
     * @param rank 0 to 255
     * @param space 0 to 255
     */
    void add(final int cost, final int rank, final int space) {
        assert cost >= 0 : cost;
        assert rank >= 0 && rank <= SPACE_MASK : rank;
        final long entry = (long) cost << COST_SHIFT | rank << SPACE_BITS | space;
        int at = size++;
        while (at > 0 && heap[(at - 1) / 2] > entry) {
            heap[at] = heap[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        heap[at] = entry;
    }

    /** Returns the cost of an entry that {@link #removeFirst} returned. */
    static int cost(final long first) {
        return (int) (first >> COST_SHIFT);
    }

    /** Returns the Space of an entry that {@link #removeFirst} returned. */
    static int space(final long first) {
        return (int) (first & SPACE_MASK);
    }

    /** Removes the first Space and returns it with its cost, see {@link #space} and {@link #cost}. */
    long removeFirst() {
        final long first = heap[0];
        final long last = heap[--size];
        int at = 0;
        int child = 1;
        while (child < size) {
            child += child + 1 < size && heap[child + 1] < heap[child] ? 1 : 0;
            if (heap[child] >= last) {
                break;
            }
            heap[at] = heap[child];
            at = child;
            child = 2 * at + 1;
        }
        heap[at] = last;
        return first;
    }
}
