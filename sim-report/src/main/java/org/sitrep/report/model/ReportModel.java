package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
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
    /** The number of trials in which two sides part that come before those of one side. */
    private static final int MOST_PARTINGS = 2;

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

    /**
     * Returns the trials that the report names, most telling first: up to {@value #MOST_PARTINGS} in which two sides
     * part, then those of one side in reading order, then further partings.
     */
    public List<Block.Command> namedTrials() {
        final List<Block.Command> all = sections.stream()
                .flatMap(section -> section.blocks().stream())
                .filter(Block.Command.class::isInstance)
                .map(Block.Command.class::cast)
                .filter(command -> command.trial().isPresent())
                .toList();
        final List<Block.Command> partings = all.stream()
                .filter(command -> command.trial().orElseThrow().beside().isPresent())
                .limit(MOST_PARTINGS)
                .toList();
        final List<Block.Command> first = new ArrayList<>(partings);
        first.addAll(all);
        return first.stream().filter(Streams.unseen()).toList();
    }

    private static void requireNew(final Set<String> ids, final String id) {
        if (!ids.add(id)) {
            throw new IllegalArgumentException("two parts of the report are called " + id);
        }
    }
}
