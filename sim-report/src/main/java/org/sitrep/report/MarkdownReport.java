package org.sitrep.report;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.model.Block;
import org.sitrep.report.model.NamedTrial;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.model.ReportSection;
import org.sitrep.report.model.RichText;
import org.sitrep.report.text.Markup;

/** Renders a report as Markdown for code-hosting sites; its pictures are files in the same folder. Stateless. */
public final class MarkdownReport {
    private MarkdownReport() {}

    /**
     * Returns the text.
     *
     * @param report report to render
     * @param png whether PNG files of the pictures exist; otherwise the SVG files are shown
     */
    public static String render(final ReportModel report, final boolean png) {
        return render(report, png, Map.of());
    }

    /** @param replays replay pages next to the text, by the trial that each shows */
    static String render(final ReportModel report, final boolean png, final Map<NamedTrial, String> replays) {
        final StringBuilder out = new StringBuilder(1 << 14);
        out.append("# " + Markdown.escape(report.title()) + "\n\n");
        out.append(Markdown.escape(report.subtitle()) + ".\n\n");
        report.answer().forEach(line -> paragraph(out, line));
        report.warnings().forEach(line -> out.append("> **Note:** " + Markdown.of(line, false) + "\n\n"));
        if (!report.tiles().isEmpty()) {
            out.append("| Key figures | |\n| :--- | ---: |\n");
            report.tiles()
                    .forEach(tile -> out.append("| " + link(tile.label(), tile.section()) + " | "
                            + Markdown.escape(tile.value()) + " |\n"));
            out.append('\n');
        }
        out.append("## Contents\n\n");
        report.sections().forEach(s -> out.append("- " + link(s.heading(), s.id()) + "\n"));
        out.append('\n');
        report.sections().forEach(s -> section(out, s, png, replays));
        return out.toString().stripTrailing() + "\n";
    }

    private static String link(final String text, final String section) {
        return "[" + Markdown.escape(text) + "](#" + section + ")";
    }

    private static void section(
            final StringBuilder out,
            final ReportSection section,
            final boolean png,
            final Map<NamedTrial, String> replays) {
        // An explicit anchor keeps links valid, whatever a site derives from the heading.
        out.append("<a id=\"" + section.id() + "\"></a>\n\n## " + Markdown.escape(section.heading()) + "\n\n");
        if (!section.question().isEmpty()) {
            paragraph(out, RichText.of(section.question()));
        }
        section.blocks().forEach(b -> block(out, b, png, replays));
    }

    private static void block(
            final StringBuilder out, final Block block, final boolean png, final Map<NamedTrial, String> replays) {
        if (block instanceof Block.Paragraph p) {
            paragraph(out, p.text());
        } else if (block instanceof Block.Figure f) {
            figure(out, f, png);
        } else if (block instanceof Block.Table t) {
            table(out, t);
        } else if (block instanceof Block.Matrix m) {
            matrix(out, m);
        } else if (block instanceof Block.Facts f) {
            facts(out, f);
        } else if (block instanceof Block.Command c) {
            final String watch = c.trial()
                    .map(replays::get)
                    .map(file -> " [Watch](" + file + ")")
                    .orElse("");
            out.append(Markdown.of(c.label(), false)).append(watch).append("\n\n");
            out.append(Markdown.fenced("sh", c.line())).append("\n\n");
        }
    }

    private static void paragraph(final StringBuilder out, final RichText text) {
        out.append(Markdown.of(text, false)).append("\n\n");
    }

    private static void figure(final StringBuilder out, final Block.Figure figure, final boolean png) {
        final Chart chart = figure.chart();
        final String inWords = Markdown.escape(chart.title() + ". " + chart.description());
        out.append("![" + inWords + "](" + chart.id() + (png ? ".png" : ".svg") + ")\n\n");
        paragraph(out, figure.caption());
    }

    private static void table(final StringBuilder out, final Block.Table table) {
        out.append(
                table.folded()
                        ? "<details>\n<summary>" + Markup.escape(table.caption()) + "</summary>\n\n"
                        : "*" + Markdown.escape(table.caption()) + "*\n\n");
        row(out, table.columns().stream().map(column -> Markdown.escape(column.heading())));
        row(out, table.columns().stream().map(column -> column.numeric() ? "---:" : ":---"));
        table.rows().forEach(row -> row(out, row.stream().map(Markdown::escape)));
        out.append(table.folded() ? "\n</details>\n\n" : "\n");
    }

    private static void matrix(final StringBuilder out, final Block.Matrix matrix) {
        out.append("*" + Markdown.escape(matrix.caption()) + "*\n\n");
        row(out, matrix.columns().stream().map(Markdown::escape));
        row(out, matrix.columns().stream().map(column -> ":---"));
        matrix.rows()
                .forEach(row -> row(
                        out,
                        Stream.concat(
                                Stream.of(Markdown.escape(row.label())),
                                row.cells().stream().map(MarkdownReport::verdict))));
        out.append('\n');
    }

    private static String verdict(final Block.Cell cell) {
        final String words = (cell.mark() + " " + cell.words()).strip();
        return cell.section().isEmpty() ? Markdown.escape(words) : link(words, cell.section());
    }

    private static void row(final StringBuilder out, final Stream<String> cells) {
        out.append(cells.collect(Collectors.joining(" | ", "| ", " |\n")));
    }

    private static void facts(final StringBuilder out, final Block.Facts facts) {
        out.append("| | |\n| :--- | :--- |\n");
        facts.facts()
                .forEach(fact -> row(out, Stream.of(Markdown.escape(fact.term()), Markdown.of(fact.value(), true))));
        out.append('\n');
    }
}
