package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Survival;
import org.sitrep.report.chart.SurvivalChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SurvivalCurve;

/** Builds the key figures at the top of a report, one per group and survival that one number can summarise. */
record Tiles(MetricText metrics) {
    private static final int MAX_TILES = 6;

    /** Returns the first figure of every such group, each linked to its section. */
    List<Tile> all() {
        final List<Tile> tiles = new ArrayList<>();
        for (final Group group : metrics.groups()) {
            final Optional<Tile> tile = switch (group.kind()) {
                case CATEGORY -> mostFrequent(group);
                case THEME -> first(group);
                case PER_SUBJECT -> metrics.total(group).map(m -> tile(group, m));
                case BREAKDOWN, MATRIX -> Optional.empty();
            };
            tile.ifPresent(tiles::add);
        }
        metrics.survivals().forEach(s -> lasting(s).ifPresent(tiles::add));
        return tiles.subList(0, Math.min(MAX_TILES, tiles.size()));
    }

    private Optional<Tile> mostFrequent(final Group group) {
        return Ranking.of(metrics, group)
                .highest()
                .map(i -> new Tile(
                        Sentences.capitalised(i.label()),
                        metrics.withUnit(i.metric()),
                        OutcomeSections.sectionId(group.name())));
    }

    private Optional<Tile> first(final Group group) {
        return group.metrics().stream()
                .filter(m -> !m.equals(metrics.result().layout().headline()))
                .findFirst()
                .or(() -> group.metrics().stream().findFirst())
                .map(m -> tile(group, m));
    }

    /** Returns the share that outlasts the last observed step, by the first curve. */
    private Optional<Tile> lasting(final Survival survival) {
        final SurvivalCurve first = metrics.curves(survival).get(0);
        final List<SurvivalCurve.Point> points = SurvivalChart.drawn(first);
        if (points.isEmpty()) {
            return Optional.empty();
        }
        final Estimate last = Numbers.inPercent(points.get(points.size() - 1).surviving());
        return Optional.of(new Tile(
                survival.label() + " after " + survival.step() + " " + points.size() + ", " + first.label(),
                Numbers.withUnit(last, "%"),
                OutcomeSections.sectionId(survival.name())));
    }

    private Tile tile(final Group group, final String metric) {
        final String label = metrics.label(metric);
        return new Tile(
                label,
                metrics.withUnit(metric, Labels.unitAfter(label, metrics.unit(metric))),
                OutcomeSections.sectionId(group.name()));
    }
}
