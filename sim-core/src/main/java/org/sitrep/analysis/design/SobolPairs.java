package org.sitrep.analysis.design;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.random.RandomGenerator;
import org.apache.commons.math3.random.SobolSequenceGenerator;
import org.apache.commons.math3.random.Well19937c;

/**
 * Makes designs of pairs of points A and B and, for each factor, A with that factor's value from B. Source: Saltelli
 * and others, Comput. Phys. Commun. 181 (2010), 259-270. A row of the design is A, B, and the exchanged points in the
 * order of the factors.
 *
 * <p>The pairs are {@value #SEQUENCES} Sobol sequences of equal length, one after the other. Each is randomised by a
 * digital shift of its own. Points within a sequence depend on each other; the sequences do not. So the differences
 * between sequences show how far chance moves a result. Source: Owen, ACM Trans. Model. Comput. Simul. 8 (1998),
 * 71-102; L'Ecuyer, Lemieux, "Recent advances in randomized quasi-Monte Carlo methods" (2002). The same seed gives the
 * same points. Stateless.
 */
public final class SobolPairs {
    /**
     * Number of independent sequences. Fewer would be longer, but leave Student's t too few degrees of freedom: with 64
     * pairs, intervals of eight sequences were about a fifth wider.
     */
    public static final int SEQUENCES = 16;

    /** Minimum number of pairs for any estimate: one per sequence. */
    public static final int FEWEST = SEQUENCES;

    /** Added to the seed, so that no other design has the same draws. */
    private static final long OWN = 20100201;

    /** Number of binary digits of a position. */
    private static final int DIGITS = 52;

    private SobolPairs() {}

    /**
     * Returns as many pairs as fit into the given number of points, a multiple of {@value #SEQUENCES}; each takes two
     * points more than there are factors.
     *
     * @param seed seed of the shifts
     * @throws IllegalArgumentException if fewer than {@value #FEWEST} pairs fit
     */
    public static Design of(final List<Factor> factors, final int points, final long seed) {
        final int length = points / (factors.size() + 2) / SEQUENCES;
        if (factors.isEmpty() || length < 1) {
            throw new IllegalArgumentException("Sobol pairs over " + factors.size() + " factors need at least "
                    + FEWEST * (factors.size() + 2) + " points, not " + points);
        }
        final RandomGenerator random = new Well19937c(seed + OWN);
        final Design.Numbering numbering = new Design.Numbering();
        final List<List<Integer>> rows = new ArrayList<>();
        for (int s = 0; s < SEQUENCES; s++) {
            final SobolSequenceGenerator sequence = new SobolSequenceGenerator(2 * factors.size());
            final long[] shift = new long[2 * factors.size()];
            for (int i = 0; i < shift.length; i++) {
                shift[i] = random.nextLong() >>> (Long.SIZE - DIGITS);
            }
            for (int p = 0; p < length; p++) {
                rows.add(row(factors, shifted(sequence.nextVector(), shift), numbering));
            }
        }
        return new Design(Design.Kind.SOBOL, factors, numbering.points(), rows);
    }

    /** Adds a shift digit by digit, which leaves the points as evenly spread as they were. */
    private static double[] shifted(final double[] place, final long[] shift) {
        for (int i = 0; i < place.length; i++) {
            place[i] = Math.scalb((double) ((long) Math.scalb(place[i], DIGITS) ^ shift[i]), -DIGITS);
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
