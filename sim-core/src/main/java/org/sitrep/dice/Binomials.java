package org.sitrep.dice;

/** Binomial coefficients up to the largest number of dice of one colour. */
final class Binomials {
    private static final long[][] ROWS = new long[DicePool.MAX_STRIKE + 1][];

    static {
        for (int n = 0; n < ROWS.length; n++) {
            ROWS[n] = new long[n + 1];
            ROWS[n][0] = 1;
            ROWS[n][n] = 1;
            for (int k = 1; k < n; k++) {
                ROWS[n][k] = ROWS[n - 1][k - 1] + ROWS[n - 1][k];
            }
        }
    }

    private Binomials() {}

    /** Returns the ways to choose {@code k} of {@code n} dice, 0 ≤ k ≤ n ≤ 20. */
    static long of(final int n, final int k) {
        return ROWS[n][k];
    }
}
