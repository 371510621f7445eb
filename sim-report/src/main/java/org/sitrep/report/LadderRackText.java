package org.sitrep.report;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.LadderRack;
import org.sitrep.report.model.LadderRackSentences;
import org.sitrep.report.model.LadderSentences;

/** Lays several ladders out for a terminal: a table a yardstick of scenario by bot, and one of the steps. Stateless. */
public final class LadderRackText {
    private LadderRackText() {}

    /** Returns the text; no line is longer than the width or ends with a blank, and the last one ends with a line feed. */
    public static String of(final LadderRack rack, final TextReport.Page page) {
        final TextTable out = TextReport.table(page);
        out.heading(LadderRackSentences.title(rack));
        out.line(LadderRackSentences.subtitle(rack));
        LadderRackSentences.notes(rack).forEach(out::line);
        for (final String yardstick : rack.yardsticks()) {
            final Slot slot = rack.slot(yardstick);
            out.heading(LadderRackSentences.labelled(rack, yardstick));
            out.grid(table(rack.bots(), LadderRackSentences.values(rack, yardstick)), false);
            out.heading("Steps by " + slot.label() + ", " + LadderSentences.points(slot));
            out.grid(table(LadderRackSentences.stepNames(rack), LadderRackSentences.steps(rack, slot)), false);
            out.line(LadderRackSentences.steps(rack, yardstick));
        }
        out.heading("Played a second of CPU time");
        out.grid(table(rack.bots(), LadderRackSentences.rates(rack)), false);
        return out.text();
    }

    private static List<List<String>> table(final List<String> heads, final List<List<String>> rows) {
        final List<String> head = new ArrayList<>(List.of(""));
        head.addAll(heads);
        final List<List<String>> table = new ArrayList<>(List.of(head));
        table.addAll(rows);
        return table;
    }
}
