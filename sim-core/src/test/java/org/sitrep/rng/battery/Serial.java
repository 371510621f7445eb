package org.sitrep.rng.battery;

import java.util.function.LongSupplier;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

/** Tests of draws that follow on one another: whether what one shows tells anything of the next. */
final class Serial {
    private Serial() {}

    static double pairs(final LongSupplier draws, final int n) {
        return apart(draws, n, 2, 6);
    }

    static double triples(final LongSupplier draws, final int n) {
        return apart(draws, n, 3, 4);
    }

    static double overlappingPairs(final LongSupplier draws, final int n) {
        return overlapping(draws, n, 2, 6);
    }

    static double overlappingTriples(final LongSupplier draws, final int n) {
        return overlapping(draws, n, 3, 4);
    }

    /** Tuples of which each draw is in one. */
    private static double apart(final LongSupplier draws, final int n, final int length, final int bits) {
        final long[] counts = new long[1 << length * bits];
        final int tuples = n / length;
        for (int i = 0; i < tuples; i++) {
            int tuple = 0;
            for (int at = 0; at < length; at++) {
                tuple = tuple << bits | (int) (draws.getAsLong() >>> 64 - bits);
            }
            counts[tuple]++;
        }
        return ChiSquaredDistribution.of(counts.length - 1).survivalProbability(psiSquare(counts, tuples));
    }

    /**
     * Tuples at every draw, on a ring. Neighbouring tuples share draws, so their chi-square statistic is not
     * chi-square; its difference from that of tuples one shorter is, with as many degrees of freedom as there are more
     * cells (Good 1953).
     */
    private static double overlapping(final LongSupplier draws, final int n, final int length, final int bits) {
        final int mask = (1 << length * bits) - 1;
        final long[] counts = new long[mask + 1];
        int tuple = 0;
        int beginning = 0;
        for (int i = 0; i < n + length - 1; i++) {
            final int value;
            if (i < n) {
                value = (int) (draws.getAsLong() >>> 64 - bits);
            } else {
                value = beginning >>> bits * (length - 2 - (i - n)) & (1 << bits) - 1; // the ring closes
            }
            tuple = (tuple << bits | value) & mask;
            if (i == length - 2) {
                beginning = tuple;
            }
            if (i >= length - 1) {
                counts[tuple]++;
            }
        }
        final long[] shorter = new long[counts.length >>> bits];
        for (int cell = 0; cell < counts.length; cell++) {
            shorter[cell >>> bits] += counts[cell];
        }
        return ChiSquaredDistribution.of(counts.length - shorter.length)
                .survivalProbability(psiSquare(counts, n) - psiSquare(shorter, n));
    }

    private static double psiSquare(final long[] counts, final int n) {
        final double expected = (double) n / counts.length;
        double sum = 0;
        for (final long count : counts) {
            sum += (count - expected) * (count - expected);
        }
        return sum / expected;
    }
}
