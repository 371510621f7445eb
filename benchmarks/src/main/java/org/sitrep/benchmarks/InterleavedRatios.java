package org.sitrep.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * What are the ratios between the versions of a test on a machine that does other work at the same time?
 *
 * <p>JMH measures one version after the other by the wall clock, so a neighbour's load lands on some of them. Here the methods of the same
 * benchmark classes take turns of about two milliseconds of the thread's own CPU time, and the median over {@value #TURNS} turns counts; the sum over the first batch is a checksum of the results. Run
 * it several times, a fresh JVM each: {@code java -XX:+UseSerialGC -cp benchmarks/target/benchmarks.jar
 * org.sitrep.benchmarks.InterleavedRatios}.
 */
public final class InterleavedRatios {
    private static final int TURNS = 151;
    private static final long TURN_NANOS = 2_000_000;
    private static final int WARM_UP_BATCHES = 3000;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Map<String, LongSupplier> versions = new LinkedHashMap<>();
    /** Takes every result, so that no compiler can drop the work. */
    private volatile long sink;

    private InterleavedRatios() {}

    /** Prints a table for marine and enemy tests; takes no arguments. */
    public static void main(final String[] arguments) {
        System.out.printf(Locale.ROOT, "JDK %s, median CPU ns a test%n", System.getProperty("java.version"));
        for (final String pool : new String[] {"4/8/2", "mix"}) {
            final MarineTestBenchmark marine = new MarineTestBenchmark();
            marine.pool = pool;
            marine.setUp();
            final InterleavedRatios run = new InterleavedRatios();
            run.versions.put("baseline", marine::baseline);
            run.versions.put("inverseTable", marine::inverseTable);
            run.versions.put("plainCounters", marine::plainCounters);
            run.versions.put("referenceResolver", marine::referenceResolver);
            run.versions.put("naiveCollections", marine::naiveCollections);
            run.print("marine " + pool);
        }
        for (final String pool : new String[] {"4/12/3", "mix"}) {
            final EnemyTestBenchmark enemy = new EnemyTestBenchmark();
            enemy.pool = pool;
            enemy.setUp();
            final InterleavedRatios run = new InterleavedRatios();
            run.versions.put("baseline", enemy::baseline);
            run.versions.put("groupedTables", enemy::groupedTables);
            run.versions.put("plainCounters", enemy::plainCounters);
            run.versions.put("referenceResolver", enemy::referenceResolver);
            run.versions.put("naiveCollections", enemy::naiveCollections);
            run.print("enemy " + pool);
        }
    }

    private void print(final String title) {
        final String[] names = versions.keySet().toArray(new String[0]);
        final LongSupplier[] bodies = versions.values().toArray(new LongSupplier[0]);
        final double[][] nanos = new double[bodies.length][TURNS];
        final int[] batches = new int[bodies.length];
        final long[] firstBatch = new long[bodies.length];
        for (int version = 0; version < bodies.length; version++) {
            firstBatch[version] = bodies[version].getAsLong();
            cpuNanos(bodies[version], WARM_UP_BATCHES);
            batches[version] = (int) Math.max(1, TURN_NANOS * 20 / Math.max(1, cpuNanos(bodies[version], 20)));
        }
        for (int turn = 0; turn < TURNS; turn++) {
            for (int version = 0; version < bodies.length; version++) {
                final long spent = cpuNanos(bodies[version], batches[version]);
                nanos[version][turn] = spent / ((double) Pools.BATCH * batches[version]);
            }
        }
        for (int version = 0; version < bodies.length; version++) {
            Arrays.sort(nanos[version]);
            final double median = nanos[version][TURNS / 2];
            System.out.printf(
                    Locale.ROOT,
                    "%-14s %-18s %8.2f  quartiles %.2f-%.2f  %6.1f x draw  %6.1f x ours  first batch %x%n",
                    title,
                    names[version],
                    median,
                    nanos[version][TURNS / 4],
                    nanos[version][TURNS * 3 / 4],
                    median / nanos[0][TURNS / 2],
                    median / nanos[1][TURNS / 2],
                    firstBatch[version]);
        }
    }

    private long cpuNanos(final LongSupplier body, final int batches) {
        final long before = threads.getCurrentThreadCpuTime();
        long sum = 0;
        for (int batch = 0; batch < batches; batch++) {
            sum += body.getAsLong();
        }
        sink = sum;
        return threads.getCurrentThreadCpuTime() - before;
    }
}
