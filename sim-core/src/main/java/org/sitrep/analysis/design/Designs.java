package org.sitrep.analysis.design;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sitrep.portable.Portable;

/** Chooses designs for factors. Stateless. */
public final class Designs {
    /** Maximum number of points of a grid unless a grid is requested. */
    public static final int MOST_IN_A_GRID = 200;

    /** Usual number of values of a range of real numbers in a grid. */
    public static final int LEVELS = 5;

    /** Usual maximum number of points of a design other than a grid. */
    public static final int POINTS = 100;

    private Designs() {}

    /**
     * A design and why it was chosen.
     *
     * @param why the reason in a few words; empty if nothing is varied
     */
    public record Chosen(Design design, String why) {}

    /**
     * Reads factors, each as {@link Factor#of} does.
     *
     * @throws IllegalArgumentException if a text is malformed, or two change the same path; the message says how to
     *     write it
     */
    public static List<Factor> factors(final List<String> texts) {
        final List<Factor> factors = texts.stream().map(Factor::of).toList();
        final Set<String> paths = new HashSet<>();
        for (final Factor factor : factors) {
            if (!paths.add(factor.path())) {
                throw new IllegalArgumentException(factor.path() + " is given twice; give all its values in one");
            }
        }
        return factors;
    }

    /**
     * Returns the points to play.
     *
     * @param kind method that chooses them; empty for every combination, or a Latin hypercube if there are more than
     *     {@link #MOST_IN_A_GRID}
     * @param levels number of values of a range of real numbers in a grid, at least 2
     * @param points maximum number of points of another design, at least 1
     * @param seed seed of the draws of another design
     * @throws IllegalArgumentException if the method cannot vary these factors, or there are too many points
     */
    public static Chosen of(
            final Optional<Design.Kind> kind,
            final List<Factor> factors,
            final int levels,
            final int points,
            final long seed) {
        final long product = Grids.size(factors, levels);
        final Design.Kind chosen = kind.orElse(product <= MOST_IN_A_GRID ? Design.Kind.GRID : Design.Kind.SPACE);
        final String why = kind.isPresent()
                ? "as requested"
                : chosen == Design.Kind.GRID
                        ? "every combination"
                        : Portable.format("since a grid would have %,d", product);
        final Design design = switch (chosen) {
            case GRID -> Grids.of(factors, levels);
            case SPACE -> LatinHypercube.of(factors, points, seed);
            case MORRIS -> MorrisWalks.of(factors, points, seed);
            case SOBOL -> SobolPairs.of(factors, points, seed);
        };
        return new Chosen(design, factors.isEmpty() ? "" : why);
    }
}
