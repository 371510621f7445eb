package org.sitrep.analysis.design;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which points of a space of variants to play. Immutable.
 *
 * @param kind how they were chosen
 * @param factors what is varied
 * @param points each a value a factor, in their order; no two alike
 * @param rows points that belong together, by their numbers: the trajectories of {@link Kind#MORRIS}, the rows of
 *     {@link Kind#SOBOL}; of other designs none
 */
public record Design(Kind kind, List<Factor> factors, List<List<String>> points, List<List<Integer>> rows) {
    /** How points are chosen. */
    public enum Kind {
        /** Every combination. */
        GRID,
        /** Spread evenly over the space: a Latin hypercube. */
        SPACE,
        /** Walks that change one factor at a time (Morris). */
        MORRIS,
        /** Pairs of points with one factor exchanged (Saltelli). */
        SOBOL
    }

    public Design {
        factors = List.copyOf(factors);
        points = points.stream().map(List::copyOf).toList();
        rows = rows.stream().map(List::copyOf).toList();
    }

    /** Numbers points, equal ones alike. */
    static final class Numbering {
        private final Map<List<String>, Integer> numbers = new LinkedHashMap<>();

        int of(final List<String> point) {
            return numbers.computeIfAbsent(List.copyOf(point), fresh -> numbers.size());
        }

        List<List<String>> points() {
            return new ArrayList<>(numbers.keySet());
        }
    }
}
