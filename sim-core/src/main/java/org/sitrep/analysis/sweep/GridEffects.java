package org.sitrep.analysis.sweep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.design.Factor;

/**
 * Computes main effects of a grid: for each value of a factor, the mean over all combinations of the others. Stateless.
 */
final class GridEffects {
    private GridEffects() {}

    static Effect of(
            final Design design, final int factor, final Responses responses, final double level, final double each) {
        final Factor of = design.factors().get(factor);
        final Map<List<String>, Map<String, Integer>> combinations = combinations(design, factor, responses);
        final Set<String> live = combinations.values().stream()
                .flatMap(byValue -> byValue.keySet().stream())
                .collect(Collectors.toSet());
        // Means differ by this factor alone only where all its values occur with the same values of the others.
        final List<Map<String, Integer>> whole = combinations.values().stream()
                .filter(byValue -> byValue.keySet().equals(live))
                .toList();
        final Levels levels = new Levels(responses, Integer.MAX_VALUE);
        if (!whole.isEmpty()) {
            for (final String value : inOrder(design, factor, live)) {
                final List<Integer> points =
                        whole.stream().map(byValue -> byValue.get(value)).toList();
                levels.add(
                        value,
                        of.isNumeric() ? Double.parseDouble(value) : Double.NaN,
                        responses.meanOver(points),
                        0,
                        0);
            }
        }
        return levels.effect(of.path(), of.isNumeric(), level, each, basis(whole.size(), combinations.size()));
    }

    /** Returns the points by the values of the other factors, then by that of this one. */
    private static Map<List<String>, Map<String, Integer>> combinations(
            final Design design, final int factor, final Responses responses) {
        final Map<List<String>, Map<String, Integer>> all = new LinkedHashMap<>();
        for (final int point : responses.played()) {
            final List<String> others = new ArrayList<>(design.points().get(point));
            final String value = others.remove(factor);
            all.computeIfAbsent(others, none -> new LinkedHashMap<>()).put(value, point);
        }
        return all;
    }

    private static List<String> inOrder(final Design design, final int factor, final Set<String> live) {
        final Set<Integer> firsts = new TreeSet<>();
        final Map<String, Integer> first = new LinkedHashMap<>();
        for (int p = 0; p < design.points().size(); p++) {
            final String value = design.points().get(p).get(factor);
            if (live.contains(value) && first.putIfAbsent(value, p) == null) {
                firsts.add(p);
            }
        }
        return firsts.stream().map(p -> design.points().get(p).get(factor)).toList();
    }

    private static String basis(final int whole, final int all) {
        if (whole == 0) {
            return "";
        }
        if (all == 1) {
            return "the points";
        }
        return whole == all
                ? "the mean over all " + all + " combinations of the others"
                : "the mean over the " + whole + " of " + all
                        + " combinations of the others that could be played with all its values";
    }
}
