package org.sitrep.benchmarks;

import java.util.function.LongSupplier;

/** One way of doing what others do too, for taking turns with them. */
final class Version {
    /** Does a batch of it. */
    @FunctionalInterface
    interface Batch {
        /**
         * Does the work.
         *
         * @return how many operations it was, tests or combats or decisions
         */
        long run();
    }

    final String name;
    private final Batch batch;
    private final LongSupplier checksum;

    /**
     * Names a version.
     *
     * @param checksum tells the sum over all results so far: a compiler can drop none, and equal work shows
     */
    Version(final String name, final Batch batch, final LongSupplier checksum) {
        this.name = name;
        this.batch = batch;
        this.checksum = checksum;
    }

    /** Returns a version whose batches are of one size and give a sum of their results. */
    static Version of(final String name, final int operations, final LongSupplier batch) {
        final long[] sum = new long[1];
        return new Version(
                name,
                () -> {
                    sum[0] += batch.getAsLong();
                    return operations;
                },
                () -> sum[0]);
    }

    /** Does some batches; returns how many operations they were. */
    long run(final long batches) {
        long operations = 0;
        for (long done = 0; done < batches; done++) {
            operations += batch.run();
        }
        return operations;
    }

    long checksum() {
        return checksum.getAsLong();
    }
}
