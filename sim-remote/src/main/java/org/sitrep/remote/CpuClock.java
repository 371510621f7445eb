package org.sitrep.remote;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/** The clock that measures what a trial costs. */
public final class CpuClock {
    private CpuClock() {}

    /**
     * Returns a clock of the reading thread's CPU time in nanoseconds, so that rates are valid on a busy machine; of
     * wall-clock time if the JVM has none.
     */
    public static LongSupplier ofThreads() {
        final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled()
                ? threads::getCurrentThreadCpuTime
                : System::nanoTime;
    }
}
