package org.sitrep.report;

import org.sitrep.analysis.Ladder;
import org.sitrep.engine.Capsule;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.LadderSentences;
import org.sitrep.report.model.Numbers;
import org.sitrep.report.model.Trial;
import org.sitrep.stats.Estimate;

/** Lays a ladder out for a terminal: for each yardstick the rungs with bars, then the steps between them in words. Stateless. */
public final class LadderText {
    private LadderText() {}

    /** Returns the text; no line is longer than the width or ends with a blank, and the last one ends with a line feed. */
    public static String of(final Ladder ladder, final TextReport.Page page) {
        final TextTable out = TextReport.table(page);
        final Capsule first = ladder.rungs().get(0);
        out.heading(LadderSentences.title(ladder));
        out.line(LadderSentences.subtitle(ladder));
        if (!Capsule.ALL_PLAYED.equals(first.stopReason())) {
            out.line(Trial.of(first).counted(first.unplayed()) + " not played (" + first.stopReason() + ")");
        }
        if (first.setup().containsKey("Forbidden")) {
            out.line("forbidden: " + first.setup().get("Forbidden"));
        }
        ladder.yardsticks().forEach(yardstick -> yardstick(out, ladder, ladder.slot(yardstick)));
        rates(out, ladder);
        return out.text();
    }

    private static void yardstick(final TextTable out, final Ladder ladder, final Slot slot) {
        out.heading(LadderSentences.labelled(slot));
        double greatest = slot.kind() == Slot.Kind.FLAG ? 100 : 0;
        for (int rung = 0; rung < ladder.rungs().size(); rung++) {
            greatest =
                    Math.max(greatest, LadderSentences.value(ladder, rung, slot).value());
        }
        for (int rung = 0; rung < ladder.rungs().size(); rung++) {
            final Estimate value = LadderSentences.value(ladder, rung, slot);
            final double share = greatest > 0 ? Math.max(0, value.value() / greatest) : 0;
            out.bar(ladder.bot(rung), Numbers.withUnit(value, ""), Double.isNaN(share) ? 0 : share);
        }
        ladder.neighbours().forEach(step -> out.verdict(LadderSentences.verdict(ladder, step, slot)));
        out.line(LadderSentences.stepsInAll(ladder, slot));
        out.line(LadderSentences.skillAndLuck(ladder, slot));
    }

    private static void rates(final TextTable out, final Ladder ladder) {
        out.heading(Trial.of(ladder.rungs().get(0)).titles() + " a second of CPU time");
        ladder.rungs().forEach(rung -> out.row(rung.bot(), LadderSentences.rate(rung), ""));
    }
}
