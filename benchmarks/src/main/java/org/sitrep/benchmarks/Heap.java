package org.sitrep.benchmarks;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.Supplier;

/** What is on the heap, and what a thread puts there. */
final class Heap {
    private static final int COLLECTIONS = 9;

    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Heap() {}

    /**
     * Returns the bytes that something still refers to, after collecting what nothing does, some 100 ms. The serial
     * collector closes all gaps at every fourth time alone, and what is cleaned up behind some objects goes only at the
     * next one.
     */
    static long kept() {
        long least = collected();
        for (int again = 1; again < COLLECTIONS; again++) {
            least = Math.min(least, collected());
        }
        return least;
    }

    private static long collected() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    /** Returns the bytes that stay of each of some things made alike. */
    static long keptBy(final int copies, final Supplier<?> made) {
        made.get();
        final Object[] all = new Object[copies];
        final long before = kept();
        for (int copy = 0; copy < copies; copy++) {
            all[copy] = made.get();
        }
        final long each = (kept() - before) / copies;
        if (all[copies - 1] == null) {
            throw new IllegalStateException("nothing was made");
        }
        return each;
    }

    static long allocated() {
        return THREAD.getCurrentThreadAllocatedBytes();
    }

    /** Returns the bytes allocated to make a thing, the second time: what classes and caches take is left out. */
    static long allocatedBy(final Supplier<?> made) {
        made.get();
        final long before = allocated();
        made.get();
        return allocated() - before;
    }
}
