package org.sitrep.analysis.solve;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.math3.random.HaltonSequenceGenerator;
import org.sitrep.analysis.design.Factor;

/**
 * Generates candidates to consider: edits of a given number of factors. The result depends only on the space and on
 * earlier calls, not on a clock or random draws.
 */
final class Pool {
    /** Maximum number of values of one factor that are considered at a time. */
    private static final int MOST_ON_A_LINE = 48;

    private static final int SPREAD = 300;
    private static final int MOST_SUBSETS = 300;
    private static final double[] MOVES = {-0.2, -0.05, -0.01, 0.01, 0.05, 0.2};
    private static final double ALMOST_ONE = 1 - 1e-9;

    private final Space space;
    private final Candidate base;
    private final List<Integer> forced = new ArrayList<>();
    private final List<Integer> free = new ArrayList<>();
    private final HaltonSequenceGenerator halton;

    Pool(final Space space) {
        this.space = space;
        final List<String> values = new ArrayList<>();
        for (int f = 0; f < space.factors().size(); f++) {
            final Factor factor = space.factors().get(f);
            values.add(space.unchanged(f).orElse(factor.at(0.5)));
            (space.unchanged(f).isPresent() ? free : forced).add(f);
        }
        base = new Candidate(values);
        halton = new HaltonSequenceGenerator(values.size());
        halton.skipTo(1);
    }

    /** Returns the number of factors that must change in any case. */
    int forced() {
        return forced.size();
    }

    /** Returns the initial candidates: the base, the ends and quarters of each factor, and some points in between. */
    List<Candidate> first() {
        final Set<Candidate> first = new LinkedHashSet<>(List.of(base));
        final boolean alone = space.factors().size() == 1;
        for (int f = 0; f < space.factors().size(); f++) {
            for (final String value : few(space.factors().get(f), alone)) {
                first.add(space.with(base, f, value));
            }
        }
        for (int i = 0; i < 2 * space.factors().size() && !alone; i++) {
            first.add(spread(all()));
        }
        return List.copyOf(first);
    }

    private static List<String> few(final Factor factor, final boolean alone) {
        if (!factor.isNumeric()) {
            return factor.values().subList(0, Math.min(5, factor.levels()));
        }
        return alone
                ? List.of(factor.at(0), factor.at(0.25), factor.at(0.5), factor.at(0.75), factor.at(ALMOST_ONE))
                : List.of(factor.at(0), factor.at(ALMOST_ONE));
    }

    private List<Integer> all() {
        final List<Integer> all = new ArrayList<>(forced);
        all.addAll(free);
        return all;
    }

    /** Returns the next point of a low-discrepancy sequence over some factors, with the others as in the base. */
    private Candidate spread(final List<Integer> factors) {
        final double[] u = halton.nextVector();
        Candidate candidate = base;
        for (final int f : factors) {
            candidate = space.with(candidate, f, space.factors().get(f).at(u[f]));
        }
        return candidate;
    }

    /**
     * Returns edits of at most the given number of factors, or of the forced ones if these are more. They are values of
     * single factors if at most one free factor may change, spread points, and the neighbours of the best so far.
     */
    Set<Candidate> edits(final int changes, final List<Candidate> best) {
        final Set<Candidate> edits = new LinkedHashSet<>();
        if (changes - forced.size() <= 1) {
            lines(edits);
        }
        final List<List<Integer>> subsets = subsets(Math.max(0, changes - forced.size()));
        for (int i = 0; i < SPREAD && changes > 1; i++) {
            edits.add(spread(subsets.get(i % subsets.size())));
        }
        best.forEach(one -> around(one, edits));
        edits.removeIf(one -> space.changes(one) > Math.max(changes, forced.size()));
        return edits;
    }

    private void lines(final Set<Candidate> edits) {
        edits.add(base);
        for (final int f : all()) {
            final Factor factor = space.factors().get(f);
            final int points = Math.min(MOST_ON_A_LINE, factor.levels());
            for (int i = 0; i < points; i++) {
                edits.add(space.with(base, f, factor.at(Math.min(ALMOST_ONE, (i + 0.5) / points))));
            }
        }
    }

    /**
     * Returns the sets of the given number of free factors, each with the forced ones; only the first few hundred if
     * there are more.
     */
    private List<List<Integer>> subsets(final int size) {
        List<List<Integer>> subsets = List.of(List.of());
        for (int i = 0; i < Math.min(size, free.size()); i++) {
            final List<List<Integer>> longer = new ArrayList<>();
            for (final List<Integer> some : subsets) {
                for (final int f : free) {
                    if ((some.isEmpty() || f > some.get(some.size() - 1)) && longer.size() < MOST_SUBSETS) {
                        final List<Integer> more = new ArrayList<>(some);
                        more.add(f);
                        longer.add(more);
                    }
                }
            }
            subsets = longer;
        }
        final List<List<Integer>> whole = new ArrayList<>();
        for (final List<Integer> some : subsets) {
            final List<Integer> more = new ArrayList<>(forced);
            more.addAll(some);
            whole.add(more);
        }
        return whole;
    }

    /** Adds the neighbours of a candidate: one factor moved slightly, changed to another choice, or reset. */
    private void around(final Candidate candidate, final Set<Candidate> edits) {
        for (int f = 0; f < space.factors().size(); f++) {
            final Factor factor = space.factors().get(f);
            for (final String value : near(factor, candidate.values().get(f))) {
                edits.add(space.with(candidate, f, value));
            }
            if (space.unchanged(f).isPresent()) {
                edits.add(space.with(candidate, f, space.unchanged(f).get()));
            }
        }
    }

    private static List<String> near(final Factor factor, final String value) {
        if (factor.kind() == Factor.Kind.CHOICE) {
            return factor.values().subList(0, Math.min(MOST_ON_A_LINE, factor.levels()));
        }
        final List<String> near = new ArrayList<>();
        if (factor.kind() == Factor.Kind.STEPS) {
            final int here = factor.values().indexOf(value);
            for (int i = Math.max(0, here - 1); i <= Math.min(here + 1, factor.levels() - 1); i++) {
                near.add(factor.values().get(i));
            }
        }
        final double width = factor.high().subtract(factor.low()).doubleValue();
        final double u =
                width == 0 ? 0 : (Double.parseDouble(value) - factor.low().doubleValue()) / width;
        for (final double move : MOVES) {
            near.add(factor.at(Math.max(0, Math.min(ALMOST_ONE, u + move))));
        }
        return near;
    }
}
