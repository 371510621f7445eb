package org.sitrep.report;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.Worth;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.LadderSentences;
import org.sitrep.report.model.Trial;
import org.sitrep.report.model.WorthSentences;

/** Lays out for a terminal what things are worth. Stateless. */
public final class WorthText {
    private WorthText() {}

    /** Returns the text; no line is longer than the width or ends with a blank, and the last one ends with a line feed. */
    public static String of(final Worth worth, final TextReport.Page page) {
        final TextTable out = TextReport.table(page);
        out.heading(WorthSentences.title(worth));
        out.line(WorthSentences.subtitle(worth));
        if (worth.whole().unplayed() > 0) {
            out.line(Trial.of(worth.whole()).counted(worth.whole().unplayed()) + " not played ("
                    + worth.whole().stopReason() + ")");
        }
        out.heading("With it less without it");
        out.wideVerdicts(table(worth));
        out.heading("How to read it");
        WorthSentences.leftOut(worth).forEach(out::line);
        out.line(WorthSentences.reading(worth));
        return out.text();
    }

    /** The table without the column of missions, which the second line says for all, and with the units in a row of their own: so it fits 80 columns. */
    private static List<List<String>> table(final Worth worth) {
        final List<String> labels = new ArrayList<>(List.of("Thing", "Verdict"));
        final List<String> units = new ArrayList<>(List.of("", ""));
        for (final Slot slot : worth.slots()) {
            labels.add(slot.label());
            units.add(LadderSentences.points(slot));
        }
        final List<List<String>> table = new ArrayList<>(List.of(labels, units));
        WorthSentences.rows(worth).forEach(row -> table.add(row.subList(0, row.size() - 1)));
        return table;
    }
}
