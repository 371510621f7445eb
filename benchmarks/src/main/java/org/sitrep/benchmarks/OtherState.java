package org.sitrep.benchmarks;

/**
 * Memory that a trial reads and writes between its tests, so that tables do not have the first-level cache to
 * themselves. Every {@value #TESTS} tests, roughly those of a combat, 48 KB of a ring are touched, one word per cache
 * line.
 */
final class OtherState {
    private static final int TESTS = 12;
    private static final int LINES = 768;
    private static final int WORDS_A_LINE = 8;
    private static final int WORDS_A_KIB = 128;

    private final long[] ring;
    private int at;

    /**
     * Allocates the memory.
     *
     * @param kib its size, a power of two; 0 for none
     */
    OtherState(final int kib) {
        ring = new long[kib * WORDS_A_KIB];
    }

    /** Some tests of a batch. */
    @FunctionalInterface
    interface Tests {
        /** Performs those from one index to another (exclusive); returns the sum of their results. */
        long run(int from, int to);
    }

    /**
     * Performs a batch of tests and touches the memory between them; returns the sum of their results and of the values
     * read.
     */
    long among(final Tests tests, final int from) {
        final int end = from + Pools.BATCH;
        if (ring.length == 0) {
            return tests.run(from, end);
        }
        long sum = 0;
        for (int test = from; test < end; test += TESTS) {
            sum += tests.run(test, Math.min(end, test + TESTS)) + touch();
        }
        return sum;
    }

    private long touch() {
        final long[] words = ring;
        final int mask = words.length - 1;
        long sum = 0;
        int word = at;
        for (int line = 0; line < LINES; line++) {
            sum += words[word & mask]++;
            word += WORDS_A_LINE;
        }
        at = word;
        return sum;
    }
}
