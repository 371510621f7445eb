package org.sitrep.analysis.design;

import java.util.ArrayList;
import java.util.List;

/** Makes designs of all combinations. Stateless. */
public final class Grids {
    private Grids() {}

    /**
     * Returns the number of combinations, {@link Long#MAX_VALUE} if it overflows.
     *
     * @param ofRange number of values to play of a range of real numbers
     */
    public static long size(final List<Factor> factors, final int ofRange) {
        long size = 1;
        for (final Factor factor : factors) {
            final int values = factor.sampled(ofRange).size();
            size = size > Long.MAX_VALUE / values ? Long.MAX_VALUE : size * values;
        }
        return size;
    }

    /**
     * Returns all combinations, the last factor varying fastest; one point without values if there are no factors.
     *
     * @param ofRange number of values to play of a range of real numbers
     * @throws IllegalArgumentException if there are more than {@link Factor#MOST_VALUES}
     */
    public static Design of(final List<Factor> factors, final int ofRange) {
        if (size(factors, ofRange) > Factor.MOST_VALUES) {
            throw new IllegalArgumentException("the grid has more than " + Factor.MOST_VALUES + " points");
        }
        List<List<String>> points = List.of(List.of());
        for (final Factor factor : factors) {
            final List<List<String>> crossed = new ArrayList<>();
            for (final List<String> point : points) {
                for (final String value : factor.sampled(ofRange)) {
                    final List<String> longer = new ArrayList<>(point);
                    longer.add(value);
                    crossed.add(longer);
                }
            }
            points = crossed;
        }
        return new Design(Design.Kind.GRID, factors, points, List.of());
    }
}
