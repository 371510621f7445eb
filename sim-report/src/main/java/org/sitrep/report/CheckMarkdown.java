package org.sitrep.report;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.report.model.CheckReport;
import org.sitrep.report.model.CheckRow;
import org.sitrep.report.model.CheckSentences;

/**
 * Writes a check as a short comment on a change: the verdict, the first metrics that moved, the causes, and what to do.
 * Contains no pictures. Stateless.
 */
public final class CheckMarkdown {
    private CheckMarkdown() {}

    /** Returns the text, which ends with a line feed. */
    public static String of(final CheckResult check) {
        final CheckReport report = new CheckReport(check);
        final CheckSentences sentences = new CheckSentences(check);
        final StringBuilder out = new StringBuilder("### Balance check\n\n");
        paragraph(out, "**" + Markdown.escape(sentences.answer()) + "**");
        final List<CheckRow> rows = report.tested().stream()
                .sorted(Comparator.comparing(row -> row.metric().verdict(), Comparator.reverseOrder()))
                .toList();
        if (!rows.isEmpty()) {
            out.append("| Scenario | Metric | Baseline | Difference | Margin | Verdict |\n");
            out.append("| :--- | :--- | ---: | ---: | ---: | :--- |\n");
            rows.forEach(row -> row(out, row));
            out.append('\n');
        }
        escaped(out, sentences.pooled());
        escaped(out, sentences.parting());
        escaped(out, sentences.blame());
        replays(out, check, report);
        escaped(out, sentences.advice());
        escaped(out, sentences.signatureGuarantee());
        if (!rows.isEmpty()) {
            escaped(out, sentences.errorRates());
        }
        escaped(out, report.subtitle() + ".");
        return out.toString().stripTrailing() + "\n";
    }

    private static void row(final StringBuilder out, final CheckRow row) {
        out.append(Stream.of(
                                row.scenario(),
                                row.metric().label(),
                                row.beforeWithUnit(),
                                row.difference(),
                                row.margin(),
                                row.wordAndTrials())
                        .map(Markdown::escape)
                        .collect(Collectors.joining(" | ", "| ", " |")))
                .append('\n');
    }

    /** One trial per scenario is enough to look at. */
    private static void replays(final StringBuilder out, final CheckResult check, final CheckReport report) {
        final String lines = check.entries().stream()
                .map(report::replay)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n"));
        if (!lines.isEmpty()) {
            final String fence = lines.contains("```") ? "~~~~" : "```";
            paragraph(out, fence + "sh\n" + lines + "\n" + fence);
        }
    }

    private static void escaped(final StringBuilder out, final String text) {
        if (!text.isEmpty()) {
            paragraph(out, Markdown.escape(text));
        }
    }

    private static void paragraph(final StringBuilder out, final String text) {
        out.append(text).append("\n\n");
    }
}
