package org.sitrep.analysis.design;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The points of a space of variants to play. Immutable.
 *
 * @param kind method that chose the points
 * @param factors factors that are varied
 * @param points one value per factor each, in the factors' order; all different
 * @param rows numbers of the points that belong together: the trajectories of {@link Kind#MORRIS}, the rows of
 *     {@link Kind#SOBOL}, sequence by sequence; empty for other designs
 */
public record Design(Kind kind, List<Factor> factors, List<List<String>> points, List<List<Integer>> rows) {
    /** The method that chooses the points. */
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

    /** Numbers points; equal points share a number. */
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
