package org.sitrep.benchmarks;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Measures versions in turn on a machine with other load. JMH measures them one after the other by wall-clock time, so
 * other load affects only some of them. Here each gets a slice of the thread's own CPU time in each of many turns; a
 * ratio is computed within each turn, and the median counts. Not thread-safe.
 */
final class Turns {
    private static final long MILLI = 1_000_000;

    private final List<Version> versions;
    private final long[] firstBatch;
    private final double[][] nanos;

    /**
     * Warms up and measures.
     *
     * @param turns number of turns of each version
     * @param sliceMillis approximate CPU time of a turn
     * @param warmUpMillis CPU time for each before that
     */
    Turns(final List<Version> versions, final int turns, final int sliceMillis, final int warmUpMillis) {
        this.versions = versions;
        this.firstBatch = new long[versions.size()];
        this.nanos = new double[versions.size()][turns];
        final long[] batches = new long[versions.size()];
        for (int version = 0; version < versions.size(); version++) {
            versions.get(version).run(1);
            firstBatch[version] = versions.get(version).checksum();
        }
        for (int version = 0; version < versions.size(); version++) {
            batches[version] = batchesOf(versions.get(version), sliceMillis * MILLI, warmUpMillis * MILLI);
        }
        for (int turn = 0; turn < turns; turn++) {
            for (int version = 0; version < versions.size(); version++) {
                final long before = CpuTime.nanos();
                final long operations = versions.get(version).run(batches[version]);
                nanos[version][turn] = (CpuTime.nanos() - before) / (double) operations;
            }
        }
    }

    /**
     * Returns the CPU time of an operation of a version in nanoseconds, less that of {@code deducted}; null to subtract
     * nothing.
     */
    Quartiles nanos(final String version, final String deducted) {
        return Quartiles.of(net(version, deducted));
    }

    /** Returns the time of one version as a multiple of the other's, turn by turn. */
    Quartiles ratio(final String of, final String by, final String deducted) {
        final double[] upper = net(of, deducted);
        final double[] lower = net(by, deducted);
        return Quartiles.of(IntStream.range(0, upper.length)
                .mapToDouble(turn -> upper[turn] / lower[turn])
                .toArray());
    }

    /** Returns the sum of the results of a version's first batch. */
    long checksum(final String version) {
        return firstBatch[index(version)];
    }

    private double[] net(final String version, final String deducted) {
        final double[] values = nanos[index(version)].clone();
        if (deducted != null) {
            final double off = Quartiles.of(nanos[index(deducted)]).median();
            Arrays.setAll(values, turn -> values[turn] - off);
        }
        return values;
    }

    private int index(final String version) {
        return IntStream.range(0, versions.size())
                .filter(i -> versions.get(i).name.equals(version))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no version " + version));
    }

    /** Warms up a version for its time; returns the number of batches that then fill a slice. */
    private static long batchesOf(final Version version, final long sliceNanos, final long warmUpNanos) {
        long batches = 1;
        long spent = 0;
        double nanosABatch = 1;
        while (spent < warmUpNanos) {
            final long before = CpuTime.nanos();
            version.run(batches);
            final long took = Math.max(1, CpuTime.nanos() - before);
            spent += took;
            nanosABatch = took / (double) batches;
            batches = Math.min(2 * batches, 1 + (long) (warmUpNanos / 4 / nanosABatch));
        }
        return Math.max(1, Math.round(sliceNanos / nanosABatch));
    }
}
