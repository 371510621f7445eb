package org.sitrep.rulesets.sixtyfive.battle;

/** Chances of draws without replacement. A deck has fewer than 64 cards, so every binomial that counts is exact. */
final class Binomials {
    private static final int MOST = 64;
    private static final double[][] CHOOSE = new double[MOST + 1][MOST + 1];

    static {
        for (int n = 0; n <= MOST; n++) {
            CHOOSE[n][0] = 1;
            for (int k = 1; k <= n; k++) {
                CHOOSE[n][k] = CHOOSE[n - 1][k - 1] + CHOOSE[n - 1][k];
            }
        }
    }

    private Binomials() {}

    /** Returns the chance that {@code drawn} of {@code all} cards hold {@code hits} of {@code hitting}. */
    static double chance(final int all, final int hitting, final int drawn, final int hits) {
        final int missed = drawn - hits;
        if (drawn > all || hits < 0 || hits > hitting || missed < 0 || missed > all - hitting) {
            return 0;
        }
        return CHOOSE[hitting][hits] * CHOOSE[all - hitting][missed] / CHOOSE[all][drawn];
    }
}
