package org.sitrep.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** CPU time of this thread, which other load does not lengthen. */
final class CpuTime {
    static final double MICRO = 1e3;

    static final double SECOND = 1e9;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private CpuTime() {}

    static long nanos() {
        return THREADS.getCurrentThreadCpuTime();
    }
}
