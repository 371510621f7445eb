package org.sitrep.analysis.design;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.random.RandomGenerator;
import org.apache.commons.math3.random.SobolSequenceGenerator;
import org.apache.commons.math3.random.Well19937c;

/**
 * Makes designs of pairs of points A and B and, for each factor, A with that factor's value from B. The pairs are a
 * Sobol sequence, shifted as a whole by a fixed draw. Source: Saltelli and others, Comput. Phys. Commun. 181 (2010),
 * 259-270; the shift: Cranley, Patterson, SIAM J. Numer. Anal. 13 (1976), 904-914. A row of the design is A, B, and the
 * exchanged points in the order of the factors. Stateless.
 */
public final class SobolPairs {
    /** Minimum number of pairs for any estimate. */
    public static final int FEWEST = 8;

    private static final long SEED = 20100201;

    private SobolPairs() {}

    /**
     * Returns as many pairs as fit into the given number of points; each takes two points more than there are factors.
     *
     * @throws IllegalArgumentException if fewer than {@value #FEWEST} pairs fit
     */
    public static Design of(final List<Factor> factors, final int points) {
        final int pairs = points / (factors.size() + 2);
        if (factors.isEmpty() || pairs < FEWEST) {
            throw new IllegalArgumentException("Sobol pairs over " + factors.size() + " factors need at least "
                    + FEWEST * (factors.size() + 2) + " points, not " + points);
        }
        final SobolSequenceGenerator sequence = new SobolSequenceGenerator(2 * factors.size());
        final RandomGenerator random = new Well19937c(SEED);
        final double[] shift = new double[2 * factors.size()];
        for (int i = 0; i < shift.length; i++) {
            shift[i] = random.nextDouble();
        }
        final Design.Numbering numbering = new Design.Numbering();
        final List<List<Integer>> rows = new ArrayList<>();
        for (int p = 0; p < pairs; p++) {
            rows.add(row(factors, shifted(sequence.nextVector(), shift), numbering));
        }
        return new Design(Design.Kind.SOBOL, factors, numbering.points(), rows);
    }

    private static double[] shifted(final double[] place, final double[] shift) {
        for (int i = 0; i < place.length; i++) {
            place[i] = (place[i] + shift[i]) % 1;
        }
        return place;
    }

    private static List<Integer> row(
            final List<Factor> factors, final double[] place, final Design.Numbering numbering) {
        final List<String> a = new ArrayList<>();
        final List<String> b = new ArrayList<>();
        for (int f = 0; f < factors.size(); f++) {
            a.add(factors.get(f).at(place[f]));
            b.add(factors.get(f).at(place[factors.size() + f]));
        }
        final List<Integer> row = new ArrayList<>(List.of(numbering.of(a), numbering.of(b)));
        for (int f = 0; f < factors.size(); f++) {
            final List<String> exchanged = new ArrayList<>(a);
            exchanged.set(f, b.get(f));
            row.add(numbering.of(exchanged));
        }
        return row;
    }
}
