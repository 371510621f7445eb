package org.sitrep.benchmarks;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.Supplier;

/** Measures heap use and the allocations of a thread. */
final class Heap {
    private static final int COLLECTIONS = 9;

    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Heap() {}

    /**
     * Returns the bytes in use after garbage collection, which takes some 100 ms. The serial collector compacts fully
     * only at every fourth collection, and the cleanup of some objects happens only at the next one.
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

    /** Returns the retained bytes per object of several made alike. */
    static long keptBy(final int copies, final Supplier<?> made) {
        made.get();
        final Object[] all = new Object[copies];
        final long before = kept();
        for (int copy = 0; copy < copies; copy++) {
            all[copy] = made.get();
        }
        final long each = (kept() - before) / copies;
        if (all[copies - 1] == null) {
            throw new IllegalStateException("the object was not created");
        }
        return each;
    }

    static long allocated() {
        return THREAD.getCurrentThreadAllocatedBytes();
    }

    /** Returns the bytes allocated for an object at the second time, without those of classes and caches. */
    static long allocatedBy(final Supplier<?> made) {
        made.get();
        final long before = allocated();
        made.get();
        return allocated() - before;
    }
}
