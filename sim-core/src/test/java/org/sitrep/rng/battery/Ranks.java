package org.sitrep.rng.battery;

import java.util.function.LongSupplier;
import org.sitrep.rng.ChiSquare;

/** Ranks of matrices whose rows are 64 draws: bits that are sums of other bits leave too many that are singular. */
final class Ranks {
    private static final int SIZE = 64;

    private Ranks() {}

    static double ranks(final LongSupplier draws, final int n) {
        final long[] lacking = new long[3];
        final long[] rows = new long[SIZE];
        for (int matrix = 0; matrix < n / SIZE; matrix++) {
            for (int row = 0; row < SIZE; row++) {
                rows[row] = draws.getAsLong();
            }
            lacking[Math.min(2, SIZE - rank(rows))]++;
        }
        return ChiSquare.pValue("ranks", lacking, law());
    }

    private static int rank(final long[] rows) {
        int rank = 0;
        for (int row = 0; row < SIZE; row++) {
            final long lead = Long.lowestOneBit(rows[row]);
            if (lead != 0) {
                rank++;
                for (int other = row + 1; other < SIZE; other++) {
                    if ((rows[other] & lead) != 0) {
                        rows[other] ^= rows[row];
                    }
                }
            }
        }
        return rank;
    }

    /**
     * Of all matrices of bits the product of 1 - 2^-i, over i up to their size, has full rank, and twice as many one
     * less but for a share of 2^-64.
     */
    private static double[] law() {
        double full = 1;
        for (int i = 1; i <= SIZE; i++) {
            full *= 1 - Math.pow(2, -i);
        }
        return new double[] {full, 2 * full, 1 - 3 * full};
    }
}
