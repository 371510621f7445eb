package org.sitrep.report;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.report.model.CheckSentences;

/** A check as a comment on a change: the verdict, what moved first, why, and what to do. Short, without pictures. Stateless. */
public final class CheckMarkdown {
    private CheckMarkdown() {}

    /** A metric and where it is measured. */
    private record Row(CheckResult.Entry entry, CheckResult.Metric metric) {}

    /** Returns the text, which ends with a line feed. */
    public static String of(final CheckResult check) {
        final StringBuilder out = new StringBuilder("### Balance check\n\n");
        paragraph(out, "**" + Markdown.escape(CheckSentences.answer(check)) + "**");
        final List<Row> rows = check.entries().stream()
                .filter(CheckResult.Entry::tested)
                .flatMap(entry -> entry.metrics().stream().map(metric -> new Row(entry, metric)))
                .sorted(Comparator.comparing(row -> row.metric.verdict(), Comparator.reverseOrder()))
                .toList();
        if (!rows.isEmpty()) {
            out.append("| Scenario | Metric | Baseline | Difference | Margin | Verdict |\n");
            out.append("| :--- | :--- | ---: | ---: | ---: | :--- |\n");
            rows.forEach(row -> row(out, row));
            out.append('\n');
        }
        escaped(out, CheckSentences.parting(check));
        replays(out, check);
        escaped(out, CheckSentences.advice(check));
        escaped(out, CheckSentences.promise(check));
        if (!rows.isEmpty()) {
            escaped(out, CheckSentences.chances(check));
        }
        escaped(out, CheckSentences.subtitle(check) + ".");
        return out.toString().stripTrailing() + "\n";
    }

    private static void row(final StringBuilder out, final Row row) {
        final List<String> cells = List.of(
                CheckSentences.name(row.entry),
                row.metric.label(),
                CheckSentences.before(row.metric).shortForm() + " " + CheckSentences.unit(row.metric),
                CheckSentences.shown(row.metric),
                CheckSentences.margin(row.metric),
                CheckSentences.wordAndMissions(row.metric));
        out.append(cells.stream().map(Markdown::escape).collect(Collectors.joining(" | ", "| ", " |")))
                .append('\n');
    }

    /** One mission a scenario is enough to look at. */
    private static void replays(final StringBuilder out, final CheckResult check) {
        final String lines = check.entries().stream()
                .map(entry -> CheckSentences.replay(check, entry))
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
