package org.sitrep.engine;

import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Where workers post a few numbers after each chunk and a display reads them, without locks. Each worker writes only its own cell, and cells lie at least
 * 128 bytes apart, so that no worker's write slows another. A reader sees each cell as it was after some chunk, never half written.
 *
 * <pre>
 * long:   0 ... 15   16        17 ... 24   25 ... 31   32
 *         (padding)  version   values      (padding)   version of the next cell ...
 * </pre>
 */
final class ProgressBoard {
    /** Numbers in a cell. */
    static final int VALUES = 8;

    private static final int STRIDE = 16;

    private final AtomicLongArray cells;
    private final int workers;

    ProgressBoard(final int workers) {
        this.workers = workers;
        cells = new AtomicLongArray((workers + 2) * STRIDE);
    }

    /** Posts a worker's numbers in place of its last ones; only that worker's thread may call it. */
    void post(final int worker, final long[] values) {
        final int base = (worker + 1) * STRIDE;
        final long version = cells.getPlain(base);
        // Odd while writing. The fence keeps the values from being seen before the odd version.
        cells.setOpaque(base, version + 1);
        VarHandle.releaseFence();
        for (int i = 0; i < VALUES; i++) {
            cells.setOpaque(base + 1 + i, values[i]);
        }
        cells.setRelease(base, version + 2);
    }

    /** Returns the sums over all workers. */
    long[] total() {
        final long[] total = new long[VALUES];
        final long[] cell = new long[VALUES];
        for (int w = 0; w < workers; w++) {
            read((w + 1) * STRIDE, cell);
            Arrays.setAll(total, i -> total[i] + cell[i]);
        }
        return total;
    }

    private void read(final int base, final long[] into) {
        long before;
        do {
            before = cells.getAcquire(base);
            for (int i = 0; i < VALUES; i++) {
                into[i] = cells.getOpaque(base + 1 + i);
            }
            VarHandle.acquireFence();
        } while ((before & 1) != 0 || cells.getOpaque(base) != before);
    }
}
