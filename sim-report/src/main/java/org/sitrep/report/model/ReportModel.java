package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.sitrep.outcome.Slot;
import org.sitrep.report.chart.Chart;

/**
 * A whole report as data. Immutable.
 *
 * @param title the scenario or study
 * @param subtitle the bot and the number of trials
 * @param answer the result in one sentence with its interval, then other essential facts
 * @param verdict whether the answer is good or bad; neutral if it is neither, or not known
 * @param warnings reasons to doubt the answer; may be empty
 * @param tiles key figures
 * @param sections in reading order
 */
public record ReportModel(
        String title,
        String subtitle,
        List<RichText> answer,
        Slot.Better verdict,
        List<RichText> warnings,
        List<Tile> tiles,
        List<ReportSection> sections) {
    /** Copies the lists and checks that no two sections, charts or tables share an id. */
    public ReportModel {
        answer = List.copyOf(answer);
        warnings = List.copyOf(warnings);
        tiles = List.copyOf(tiles);
        sections = List.copyOf(sections);
        final Set<String> ids = new HashSet<>();
        for (final ReportSection section : sections) {
            requireNew(ids, section.id());
            for (final Block block : section.blocks()) {
                if (block instanceof Block.Figure figure) {
                    requireNew(ids, figure.chart().id());
                } else if (block instanceof Block.Table table) {
                    requireNew(ids, table.id());
                } else if (block instanceof Block.Matrix matrix) {
                    requireNew(ids, matrix.id());
                }
            }
        }
    }

    /** Returns all charts in reading order. */
    public List<Chart> charts() {
        final List<Chart> charts = new ArrayList<>();
        for (final ReportSection section : sections) {
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
