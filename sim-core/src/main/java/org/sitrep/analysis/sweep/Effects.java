package org.sitrep.analysis.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.sitrep.analysis.design.Design;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Slot;

/**
 * Computes the effect of each factor of a design on each metric, as far as the design allows. Stateless; nothing is
 * drawn, so the same points give the same effects.
 */
public final class Effects {
    private static final int MOST_BLOCKS = 50;

    private static final int LEAST_IN_A_BLOCK = 5;

    private Effects() {}

    /**
     * Returns an effect for each metric and factor, the metrics in order and within each the factors.
     *
     * @param points values of the design's points, empty for one that was not played; all of the same trials
     * @param metrics recorded slots, in their order
     * @param level level at which all effects that rank factors hold together (Bonferroni's inequality); each interval
     *     of a curve has it by itself
     * @throws IllegalArgumentException if the number of points differs from the design's
     */
    public static List<Effect> of(
            final Design design,
            final List<Optional<TrialValues>> points,
            final List<Slot> metrics,
            final double level) {
        if (points.size() != design.points().size()) {
            throw new IllegalArgumentException(
                    points.size() + " points of " + design.points().size());
        }
        final double each = 1 - (1 - level) / Math.max(1, design.factors().size() * metrics.size());
        final List<Effect> effects = new ArrayList<>();
        for (int m = 0; m < metrics.size(); m++) {
            effects.addAll(of(design, Responses.of(metrics.get(m), points, m), level, each));
        }
        return effects;
    }

    private static List<Effect> of(
            final Design design, final Responses responses, final double level, final double each) {
        final List<Effect> effects = new ArrayList<>();
        final int blocks = Math.max(1, Math.min(MOST_BLOCKS, responses.trials() / LEAST_IN_A_BLOCK));
        switch (design.kind()) {
            case GRID -> {
                for (int f = 0; f < design.factors().size(); f++) {
                    effects.add(GridEffects.of(design, f, responses, level, each));
                }
            }
            case SPACE -> effects.addAll(space(design, responses.played(), responses, level, each));
            case MORRIS -> {
                final MorrisEffects morris = new MorrisEffects(design, responses, blocks);
                for (int f = 0; f < design.factors().size(); f++) {
                    effects.add(new Effect(
                            design.factors().get(f).path(),
                            responses.slot().name(),
                            List.of(),
                            Optional.empty(),
                            Optional.empty(),
                            morris.of(f, each),
                            Optional.empty(),
                            ""));
                }
            }
            case SOBOL -> {
                final SobolShares shares = new SobolShares(design, responses, blocks);
                final List<Effect> curves = space(design, pairs(design, responses), responses, level, each);
                for (int f = 0; f < curves.size(); f++) {
                    effects.add(curves.get(f).withShares(shares.of(f, each)));
                }
            }
        }
        return effects;
    }

    private static List<Effect> space(
            final Design design,
            final List<Integer> points,
            final Responses responses,
            final double level,
            final double each) {
        final SpaceEffects space = new SpaceEffects(design, points);
        final List<Effect> effects = new ArrayList<>();
        for (int f = 0; f < design.factors().size(); f++) {
            effects.add(space.of(f, responses, level, each));
        }
        return effects;
    }

    /**
     * Returns the points of the pairs themselves; the exchanged points share their values and would count them twice.
     */
    private static List<Integer> pairs(final Design design, final Responses responses) {
        final TreeSet<Integer> points = new TreeSet<>();
        design.rows().forEach(row -> points.addAll(row.subList(0, 2)));
        return points.stream().filter(responses::isPlayed).toList();
    }
}
