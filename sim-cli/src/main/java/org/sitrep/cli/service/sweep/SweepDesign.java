package org.sitrep.cli.service.sweep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.design.Grids;
import org.sitrep.analysis.design.LatinHypercube;
import org.sitrep.analysis.design.MorrisWalks;
import org.sitrep.analysis.design.SobolPairs;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.report.text.Numbers;

/**
 * Which points to play, and why these.
 *
 * @param design the points
 * @param why in a few words
 */
public record SweepDesign(Design design, String why) {
    /**
     * What was asked for.
     *
     * @param kind null for that which fits
     * @param levels values of a range of real numbers in a grid
     * @param points most points of a design that is no grid
     */
    public record Wish(Design.Kind kind, int levels, int points) {}

    /**
     * Reads what is varied and chooses points.
     *
     * @param variations texts as {@code --vary} takes them
     * @throws UserError if a text is malformed, a path stands twice, or the wish cannot be met
     */
    public static SweepDesign of(final List<String> variations, final Wish wish) {
        final List<Factor> factors = factors(variations);
        if (wish.levels() < 2 || wish.points() < 1) {
            throw UserError.usage(
                    wish.levels() < 2 ? "--levels " + wish.levels() : "--points " + wish.points(),
                    "it takes at least " + (wish.levels() < 2 ? 2 : 1));
        }
        try {
            return chosen(factors, wish);
        } catch (final IllegalArgumentException impossible) {
            throw UserError.usage(
                    impossible.getMessage(), "vary fewer values at a time, or choose another --design or --points");
        }
    }

    private static List<Factor> factors(final List<String> variations) {
        final List<Factor> factors = new ArrayList<>();
        for (final String variation : variations) {
            try {
                factors.add(Factor.of(variation));
            } catch (final IllegalArgumentException malformed) {
                throw UserError.usage("--vary " + malformed.getMessage(), "");
            }
        }
        for (int f = 0; f < factors.size(); f++) {
            final String path = factors.get(f).path();
            if (factors.subList(0, f).stream().anyMatch(other -> other.path().equals(path))) {
                throw UserError.usage("--vary " + path + " stands twice", "put all its values into one");
            }
        }
        return factors;
    }

    private static SweepDesign chosen(final List<Factor> factors, final Wish wish) {
        final long product = Grids.size(factors, wish.levels());
        final Design.Kind kind = wish.kind() != null
                ? wish.kind()
                : product <= Defaults.SWEEP_MOST_IN_A_GRID ? Design.Kind.GRID : Design.Kind.SPACE;
        final String why = wish.kind() != null
                ? "as asked for"
                : kind == Design.Kind.GRID ? "every combination" : "since a grid would have " + Numbers.count(product);
        return new SweepDesign(
                switch (kind) {
                    case GRID -> Grids.of(factors, wish.levels());
                    case SPACE -> LatinHypercube.of(factors, wish.points());
                    case MORRIS -> MorrisWalks.of(factors, wish.points());
                    case SOBOL -> SobolPairs.of(factors, wish.points());
                },
                factors.isEmpty() ? "" : why);
    }

    /** Returns the values of a point by path, in order. */
    Map<String, String> values(final int point) {
        final Map<String, String> values = new LinkedHashMap<>();
        for (int f = 0; f < design.factors().size(); f++) {
            values.put(
                    design.factors().get(f).path(), design.points().get(point).get(f));
        }
        return values;
    }
}
