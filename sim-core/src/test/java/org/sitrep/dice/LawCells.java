package org.sitrep.dice;

import java.util.List;
import org.sitrep.rng.ChiSquare;

/** Counts samples by (hits, critical) and holds them against an exact law. */
final class LawCells {
    private final long[] observed;
    private final double[] probability;

    LawCells(final List<ExactLaw.Entry> law) {
        final int most = law.get(law.size() - 1).hits();
        observed = new long[2 * most + 2];
        probability = new double[observed.length];
        law.forEach(entry -> probability[cell(entry.hits(), entry.critical())] =
                entry.probability().doubleValue());
    }

    /** Counts a sample; one beyond the largest possible hits fails at once. */
    void count(final int hits, final boolean critical) {
        observed[cell(hits, critical)]++;
    }

    void assertFits(final String what) {
        ChiSquare.assertFits(what, observed, probability);
    }

    private static int cell(final int hits, final boolean critical) {
        return 2 * hits + (critical ? 1 : 0);
    }
}
