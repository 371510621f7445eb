package org.sitrep.report;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.report.model.CheckSentences;
import org.sitrep.report.model.Numbers;

/** Lays a check out for a terminal: the verdict, a table for each scenario that was tested, and why. Stateless. */
public final class CheckText {
    private CheckText() {}

    /** Returns the text; no line is longer than the width or ends with a blank, and the last one ends with a line feed. */
    public static String of(final CheckResult check, final TextReport.Page page) {
        final TextTable out = TextReport.table(page);
        out.heading(CheckSentences.title(check));
        out.line(CheckSentences.subtitle(check));
        out.line("");
        out.verdict(CheckSentences.answer(check));
        if (check.interrupted()) {
            out.line("Interrupted: what is undecided might have been decided.");
        }
        check.entries().stream().filter(CheckResult.Entry::tested).forEach(entry -> entry(out, check, entry));
        final String bySignature = CheckSentences.bySignature(check);
        if (!bySignature.isEmpty() && !check.bySignature()) {
            out.heading("Same by signature");
            out.line(bySignature);
        }
        out.line("");
        if (!CheckSentences.promise(check).isEmpty()) {
            out.line(CheckSentences.promise(check));
        }
        if (!check.bySignature()) {
            out.line(CheckSentences.chances(check));
            closing(out, check);
        }
        return out.text();
    }

    private static void closing(final TextTable out, final CheckResult check) {
        final String parting = CheckSentences.parting(check);
        final String advice = CheckSentences.advice(check);
        if (!parting.isEmpty() || !advice.isEmpty()) {
            out.heading("What now");
        }
        if (!parting.isEmpty()) {
            out.line(parting);
        }
        if (!advice.isEmpty()) {
            out.line(advice);
        }
    }

    private static void entry(final TextTable out, final CheckResult check, final CheckResult.Entry entry) {
        out.heading(CheckSentences.name(entry));
        out.line(entry.scenario() + ". " + CheckSentences.looked(entry));
        if (entry.givenUp() > 0) {
            out.line(entry.givenUp() + " were given up; they count for nothing.");
        }
        final List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "before", "difference", "margin", "verdict", "after"));
        for (final CheckResult.Metric metric : entry.metrics()) {
            rows.add(List.of(
                    metric.name() + (metric.share() ? ", %" : ""),
                    CheckSentences.mean(metric),
                    CheckSentences.shown(metric),
                    CheckSentences.margin(metric),
                    CheckSentences.word(metric.verdict()),
                    metric.decidedAfter() == 0 ? "" : Numbers.count(metric.decidedAfter())));
        }
        out.verdicts(rows);
        if (!CheckSentences.parting(entry).isEmpty()) {
            out.line(CheckSentences.parting(entry));
        }
        final String replay = CheckSentences.replay(check, entry);
        if (!replay.isEmpty()) {
            out.note(replay);
        }
    }
}
