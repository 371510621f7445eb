package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.sitrep.engine.Capsule;
import org.sitrep.stats.Estimate;

/**
 * A whole report as data. Immutable; equal capsules, estimates and commands give equal models.
 *
 * @param title what was played
 * @param subtitle by whom and how often
 * @param answer the result in one sentence with its interval, then what else must be known first
 * @param warnings what puts the answer in doubt, empty if nothing does
 * @param tiles key figures
 * @param sections in reading order
 */
public record ReportModel(
        String title,
        String subtitle,
        List<Rich> answer,
        List<Rich> warnings,
        List<Tile> tiles,
        List<Section> sections) {
    /** Copies the lists and checks that no two sections, charts or tables share an id. */
    public ReportModel {
        answer = List.copyOf(answer);
        warnings = List.copyOf(warnings);
        tiles = List.copyOf(tiles);
        sections = List.copyOf(sections);
        final Set<String> ids = new HashSet<>();
        for (final Section section : sections) {
            requireNew(ids, section.id());
            for (final Block block : section.blocks()) {
                if (block instanceof Block.Figure figure) {
                    requireNew(ids, figure.chart().id());
                } else if (block instanceof Block.Table table) {
                    requireNew(ids, table.id());
                }
            }
        }
    }

    /**
     * Returns the report of a run.
     *
     * @param capsule the run
     * @param estimates of its metrics, by name
     * @param commands the lines that repeat it
     */
    public static ReportModel of(
            final Capsule capsule, final Map<String, Estimate> estimates, final Commands commands) {
        final Metrics metrics = new Metrics(capsule, estimates);
        final List<Section> sections = new ArrayList<>(new OutcomeSections(metrics).sections());
        sections.addAll(new RunSections(metrics, commands).sections());
        return new ReportModel(
                capsule.title(),
                Answer.subtitle(capsule),
                answer(metrics, commands),
                Answer.warnings(capsule),
                capsule.completed() == 0 ? List.of() : new Tiles(metrics).all(),
                sections);
    }

    private static List<Rich> answer(final Metrics metrics, final Commands commands) {
        final List<Rich> answer = new ArrayList<>(Answer.of(metrics));
        final Examples examples =
                new Examples(metrics, metrics.capsule().layout().headline(), commands);
        if (!examples.isEmpty()) {
            answer.add(examples.pointer(RunSections.EXAMPLES));
        }
        return answer;
    }

    /** Returns all charts in reading order. */
    public List<Chart> charts() {
        final List<Chart> charts = new ArrayList<>();
        for (final Section section : sections) {
            for (final Block block : section.blocks()) {
                if (block instanceof Block.Figure figure) {
                    charts.add(figure.chart());
                }
            }
        }
        return charts;
    }

    private static void requireNew(final Set<String> ids, final String id) {
        if (!ids.add(id)) {
            throw new IllegalArgumentException("two parts of the report are called " + id);
        }
    }
}
