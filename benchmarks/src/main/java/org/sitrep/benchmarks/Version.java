package org.sitrep.benchmarks;

import java.util.function.LongSupplier;

/** One of several implementations to measure in turn. */
final class Version {
    final String name;
    private final int operations;
    private final LongSupplier batch;
    private long checksum;

    /**
     * Creates a version.
     *
     * @param operations per batch, tests or combats; 0 if a batch itself returns their number
     * @param batch does the work and returns a sum of its results
     */
    Version(final String name, final int operations, final LongSupplier batch) {
        this.name = name;
        this.operations = operations;
        this.batch = batch;
    }

    /** Performs some batches; returns the number of operations. */
    long run(final long batches) {
        long done = 0;
        for (long i = 0; i < batches; i++) {
            final long result = batch.getAsLong();
            checksum += result;
            done += operations == 0 ? result : operations;
        }
        return done;
    }

    /** Returns the sum of all results so far: no compiler can drop them, and equal work shows. */
    long checksum() {
        return checksum;
    }
}
