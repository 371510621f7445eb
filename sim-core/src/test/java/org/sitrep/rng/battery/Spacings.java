package org.sitrep.rng.battery;

import java.util.Arrays;
import java.util.function.LongSupplier;
import org.apache.commons.statistics.distribution.PoissonDistribution;

/**
 * Marsaglia's birthday spacings: 4096 birthdays in a year of 2^32 days. Draws that lie on few planes have far too many
 * equal distances.
 */
final class Spacings {
    private static final int BIRTHDAYS = 4096;

    private Spacings() {}

    /** Equal distances of a year are nearly Poisson with mean 4096³ / (4 · 2^32) = 4. */
    static double birthdays(final LongSupplier draws, final int n) {
        final long[] days = new long[BIRTHDAYS];
        final int years = n / BIRTHDAYS;
        int equal = 0;
        for (int year = 0; year < years; year++) {
            for (int i = 0; i < BIRTHDAYS; i++) {
                days[i] = draws.getAsLong() >>> 32;
            }
            Arrays.sort(days);
            for (int i = BIRTHDAYS - 1; i > 0; i--) {
                days[i] -= days[i - 1];
            }
            Arrays.sort(days);
            for (int i = 1; i < BIRTHDAYS; i++) {
                equal += days[i] == days[i - 1] ? 1 : 0;
            }
        }
        final PoissonDistribution law = PoissonDistribution.of(4.0 * years);
        return law.survivalProbability(equal) + law.probability(equal) / 2;
    }
}
