package org.sitrep.rng.battery;

import java.util.function.LongSupplier;
import org.sitrep.rng.ChiSquare;

/** Tests of how draws lie among each other: runs, gaps and hands. */
final class Orders {
    private static final int LONGEST_RUN = 12;
    private static final int LONGEST_GAP = 60;
    private static final int HAND = 5;
    private static final int KINDS_BITS = 3;

    /** In how many ways five draws fall into so many kinds (Stirling numbers of the second kind). */
    private static final int[] WAYS = {0, 1, 15, 25, 10, 1};

    private Orders() {}

    /**
     * The draw that ends a run is thrown away, so that runs have nothing to do with each other: one of length r has a
     * chance of 1/r! - 1/(r+1)!.
     */
    static double runs(final LongSupplier draws, final int n) {
        final long[] counts = new long[LONGEST_RUN + 1];
        int length = 0;
        long before = 0;
        for (int i = 0; i < n; i++) {
            final long draw = draws.getAsLong();
            if (length > 0 && Long.compareUnsigned(draw, before) < 0) {
                counts[Math.min(length, LONGEST_RUN)]++;
                length = 0;
            } else {
                before = draw;
                length++;
            }
        }
        final double[] law = new double[LONGEST_RUN + 1];
        double atLeast = 1; // 1/r!
        for (int r = 1; r <= LONGEST_RUN; r++) {
            law[r] = r == LONGEST_RUN ? atLeast : atLeast - atLeast / (r + 1);
            atLeast /= r + 1;
        }
        return ChiSquare.pValue("runs", counts, law);
    }

    static double gaps(final LongSupplier draws, final int n) {
        final long[] counts = new long[LONGEST_GAP + 1];
        int gap = 0;
        for (int i = 0; i < n; i++) {
            if (draws.getAsLong() >>> 64 - KINDS_BITS == 0) {
                counts[Math.min(gap, LONGEST_GAP)]++;
                gap = 0;
            } else {
                gap++;
            }
        }
        final double[] law = new double[LONGEST_GAP + 1];
        double none = 1;
        for (int length = 0; length < LONGEST_GAP; length++) {
            law[length] = none / 8;
            none -= law[length];
        }
        law[LONGEST_GAP] = none;
        return ChiSquare.pValue("gaps", counts, law);
    }

    static double poker(final LongSupplier draws, final int n) {
        final long[] counts = new long[HAND + 1];
        for (int hand = 0; hand < n / HAND; hand++) {
            int kinds = 0;
            for (int card = 0; card < HAND; card++) {
                kinds |= 1 << (int) (draws.getAsLong() >>> 64 - KINDS_BITS);
            }
            counts[Integer.bitCount(kinds)]++;
        }
        final double[] law = new double[HAND + 1];
        double ordered = 1;
        for (int kinds = 1; kinds <= HAND; kinds++) {
            ordered *= 8 - (kinds - 1);
            law[kinds] = ordered * WAYS[kinds] / 32768; // of 8^5 hands
        }
        return ChiSquare.pValue("poker", counts, law);
    }
}
