package org.sitrep.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import org.sitrep.dice.FaceSampler;
import org.sitrep.dice.MatchRule;
import org.sitrep.dice.TotalSampler;

/**
 * Measures the creation of the tables of both kinds of tests at the start. For all pools of Purple Haze, once in a
 * fresh JVM: start it several times to see the spread.
 */
public final class TableCost {
    private static final double MILLI = 1e6;
    private static final double KILOBYTE = 1000;

    private TableCost() {}

    /** Prints a line. No arguments. */
    public static void main(final String[] arguments) {
        final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        final long heap = Heap.kept();
        final long all = process.getProcessCpuTime();
        final long own = CpuTime.nanos();
        final TotalSampler totals = new TotalSampler(MatchRule.STANDARD, 6, 13, 7);
        final FaceSampler faces = new FaceSampler(MatchRule.STANDARD);
        final long ownTook = CpuTime.nanos() - own;
        final long allTook = process.getProcessCpuTime() - all;
        final long kept = Heap.kept() - heap;
        System.out.printf(
                Locale.ROOT,
                "tables of %s and %s: %.0f ms of CPU, %.0f with compilation by the JVM; %.0f KB%n",
                totals.getClass().getSimpleName(),
                faces.getClass().getSimpleName(),
                ownTook / MILLI,
                allTook / MILLI,
                kept / KILOBYTE);
    }
}
