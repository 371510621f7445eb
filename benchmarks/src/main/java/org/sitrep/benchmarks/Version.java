package org.sitrep.benchmarks;

import java.util.function.LongSupplier;

/** One way of doing what others do too, for taking turns with them. */
final class Version {
    final String name;
    private final int operations;
    private final LongSupplier batch;
    private long checksum;

    /**
     * Names a version.
     *
     * @param operations of a batch, tests or combats; 0 where a batch itself returns how many it had
     * @param batch does the work and returns a sum of its results
     */
    Version(final String name, final int operations, final LongSupplier batch) {
        this.name = name;
        this.operations = operations;
        this.batch = batch;
    }

    /** Does some batches; returns how many operations they were. */
    long run(final long batches) {
        long done = 0;
        for (long i = 0; i < batches; i++) {
            final long result = batch.getAsLong();
            checksum += result;
            done += operations == 0 ? result : operations;
        }
        return done;
    }

    /** Returns the sum over all results so far: a compiler can drop none, and equal work shows. */
    long checksum() {
        return checksum;
    }
}
