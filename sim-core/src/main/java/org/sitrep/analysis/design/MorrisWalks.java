package org.sitrep.analysis.design;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.random.RandomGenerator;
import org.apache.commons.math3.random.Well19937c;
import org.apache.commons.math3.util.MathArrays;

/**
 * Makes designs of walks. Each walk begins at a random point and changes every factor once, one at a time, in an order
 * of its own. A number moves by about half its range, so that all its values are used equally often; a choice changes
 * to another one. Source: Morris, Technometrics 33 (1991), 161-174. The same seed gives the same points. Stateless.
 */
public final class MorrisWalks {
    /** Number of values into which a range of real numbers is divided. */
    public static final int LEVELS = 8;

    /** Minimum number of walks for an estimate of the spread. */
    public static final int FEWEST = 4;

    /** Added to the seed, so that no other design has the same draws. */
    private static final long OWN = 19910501;

    private MorrisWalks() {}

    /**
     * Returns as many walks as fit into the given number of points; each takes one point more than there are factors.
     *
     * @param seed seed of its draws
     * @throws IllegalArgumentException if fewer than {@value #FEWEST} walks fit, or a factor has only one value
     */
    public static Design of(final List<Factor> factors, final int points, final long seed) {
        final int walks = points / (factors.size() + 1);
        if (factors.isEmpty() || walks < FEWEST) {
            throw new IllegalArgumentException("Morris walks over " + factors.size() + " factors need at least "
                    + FEWEST * (factors.size() + 1) + " points, not " + points);
        }
        final List<List<String>> levels = levels(factors);
        final RandomGenerator random = new Well19937c(seed + OWN);
        final Design.Numbering numbering = new Design.Numbering();
        final List<List<Integer>> rows = new ArrayList<>();
        for (int w = 0; w < walks; w++) {
            rows.add(walk(factors, levels, random, numbering));
        }
        return new Design(Design.Kind.MORRIS, factors, numbering.points(), rows);
    }

    /**
     * Returns how far each walk moves a number, up or down, in the number's own unit; NaN for a choice.
     *
     * @param factor at least two values
     */
    public static double step(final Factor factor) {
        if (!factor.isNumeric()) {
            return Double.NaN;
        }
        final List<String> values = factor.sampled(LEVELS);
        return new BigDecimal(values.get(step(values.size())))
                .subtract(new BigDecimal(values.get(0)))
                .doubleValue();
    }

    private static int step(final int levels) {
        return Math.max(1, levels / 2);
    }

    private static List<List<String>> levels(final List<Factor> factors) {
        for (final Factor factor : factors) {
            if (factor.levels() < 2) {
                throw new IllegalArgumentException(factor.path() + " has only one value");
            }
        }
        return factors.stream().map(factor -> factor.sampled(LEVELS)).toList();
    }

    private static List<Integer> walk(
            final List<Factor> factors,
            final List<List<String>> levels,
            final RandomGenerator random,
            final Design.Numbering numbering) {
        final int[] at =
                levels.stream().mapToInt(of -> random.nextInt(of.size())).toArray();
        final int[] order = MathArrays.natural(at.length);
        MathArrays.shuffle(order, random);
        final List<Integer> row = new ArrayList<>(List.of(numbering.of(point(levels, at))));
        for (final int factor : order) {
            at[factor] = moved(
                    at[factor], levels.get(factor).size(), factors.get(factor).isNumeric(), random);
            row.add(numbering.of(point(levels, at)));
        }
        return row;
    }

    private static int moved(final int from, final int levels, final boolean numeric, final RandomGenerator random) {
        if (!numeric) {
            return (from + 1 + random.nextInt(levels - 1)) % levels;
        }
        final int step = step(levels);
        final boolean up = from + step < levels;
        final boolean down = from - step >= 0;
        return up && (!down || random.nextBoolean()) ? from + step : from - step;
    }

    private static List<String> point(final List<List<String>> levels, final int[] at) {
        final List<String> values = new ArrayList<>();
        for (int f = 0; f < at.length; f++) {
            values.add(levels.get(f).get(at[f]));
        }
        return values;
    }
}
