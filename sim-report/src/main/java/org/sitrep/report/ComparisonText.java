package org.sitrep.report;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Yardstick;
import org.sitrep.engine.Capsule;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.ComparisonSentences;
import org.sitrep.report.model.LadderSentences;
import org.sitrep.report.model.Numbers;
import org.sitrep.report.model.Trial;

/** Lays a comparison out for a terminal: a table a yardstick, then each side in a sentence. Stateless. */
public final class ComparisonText {
    private ComparisonText() {}

    /** Returns the text; no line is longer than the width or ends with a blank, and the last one ends with a line feed. */
    public static String of(final Comparison comparison, final TextReport.Page page) {
        final TextTable out = TextReport.table(page);
        final Capsule first = comparison.base().capsule();
        out.heading(ComparisonSentences.title(comparison));
        out.line(ComparisonSentences.subtitle(comparison));
        if (Capsule.INTERRUPTED.equals(first.stopReason())) {
            out.line(Trial.of(first).counted(first.unplayed()) + " not played (interrupted)");
        }
        for (final Yardstick yardstick : comparison.yardsticks()) {
            yardstick(out, comparison, yardstick);
        }
        out.line("");
        out.line("Intervals of differences hold together at " + Numbers.level(comparison.level())
                + "; variance: what pairing leaves of that of runs on dice of their own.");
        out.heading("Verdict");
        for (final PairedStep step : comparison.steps()) {
            out.verdict(ComparisonSentences.side(comparison, step));
        }
        comparison
                .steps()
                .forEach(step ->
                        ComparisonSentences.alsoDiffering(comparison, step).ifPresent(out::line));
        if (comparison.steps().size() > 1) {
            ComparisonSentences.groups(comparison).forEach(out::line);
        }
        return out.text();
    }

    private static void yardstick(final TextTable out, final Comparison comparison, final Yardstick yardstick) {
        final Slot slot = yardstick.slot();
        out.heading(LadderSentences.labelled(slot));
        final List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "by itself", "paired difference", "variance"));
        rows.add(List.of(
                comparison.base().name(),
                Numbers.withUnit(ComparisonSentences.value(comparison.base(), slot), ""),
                "",
                ""));
        for (final PairedStep step : comparison.steps()) {
            rows.add(List.of(
                    comparison.side(step).name(),
                    Numbers.withUnit(ComparisonSentences.value(comparison.side(step), slot), ""),
                    ComparisonSentences.difference(comparison, step, slot).shortForm(),
                    LadderSentences.pairing(step, slot)));
        }
        out.grid(rows, false);
    }
}
