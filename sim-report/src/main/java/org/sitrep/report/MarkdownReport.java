package org.sitrep.report;

import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.model.Block;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.model.Rich;
import org.sitrep.report.model.Section;
import org.sitrep.report.model.Tile;
import org.sitrep.report.text.Markup;

/**
 * Lays a report out as Markdown with tables, for code-hosting sites; its pictures are the files beside it. Stateless.
 */
public final class MarkdownReport {
    private MarkdownReport() {}

    /**
     * Returns the text.
     *
     * @param report what to say
     * @param png whether the pictures are there as PNG; else it shows the SVG files
     */
    public static String render(final ReportModel report, final boolean png) {
        final StringBuilder out = new StringBuilder(1 << 14);
        out.append("# ").append(Markdown.escape(report.title())).append("\n\n");
        out.append(Markdown.escape(report.subtitle())).append(".\n\n");
        report.answer().forEach(line -> paragraph(out, line));
        report.warnings().forEach(line -> warning(out, line));
        tiles(out, report.tiles());
        out.append("## Contents\n\n");
        for (final Section s : report.sections()) {
            out.append("- [")
                    .append(Markdown.escape(s.heading()))
                    .append("](#")
                    .append(s.id())
                    .append(")\n");
        }
        out.append('\n');
        report.sections().forEach(s -> section(out, s, png));
        return out.toString().stripTrailing() + "\n";
    }

    private static void tiles(final StringBuilder out, final List<Tile> tiles) {
        if (tiles.isEmpty()) {
            return;
        }
        out.append("| At a glance | |\n| :--- | ---: |\n");
        for (final Tile tile : tiles) {
            out.append("| [")
                    .append(Markdown.escape(tile.label()))
                    .append("](#")
                    .append(tile.section())
                    .append(") | ")
                    .append(Markdown.escape(tile.value()))
                    .append(" |\n");
        }
        out.append('\n');
    }

    private static void section(final StringBuilder out, final Section section, final boolean png) {
        // The anchor of its own makes links hold whatever a site derives from the heading.
        out.append("<a id=\"").append(section.id()).append("\"></a>\n\n");
        out.append("## ").append(Markdown.escape(section.heading())).append("\n\n");
        if (!section.question().isEmpty()) {
            paragraph(out, Rich.of(section.question()));
        }
        section.blocks().forEach(b -> block(out, b, png));
    }

    private static void block(final StringBuilder out, final Block block, final boolean png) {
        if (block instanceof Block.Paragraph p) {
            paragraph(out, p.text());
        } else if (block instanceof Block.Figure f) {
            figure(out, f, png);
        } else if (block instanceof Block.Table t) {
            table(out, t);
        } else if (block instanceof Block.Facts f) {
            facts(out, f);
        } else if (block instanceof Block.Command c) {
            paragraph(out, c.label());
            out.append(Markdown.fenced("sh", c.line())).append("\n\n");
        }
    }

    private static void paragraph(final StringBuilder out, final Rich text) {
        out.append(Markdown.of(text, false)).append("\n\n");
    }

    private static void warning(final StringBuilder out, final Rich text) {
        out.append("> **Note:** ").append(Markdown.of(text, false)).append("\n\n");
    }

    private static void figure(final StringBuilder out, final Block.Figure figure, final boolean png) {
        final Chart chart = figure.chart();
        out.append("![")
                .append(Markdown.escape(chart.title() + ". " + chart.description()))
                .append("](")
                .append(chart.id())
                .append(png ? ".png" : ".svg")
                .append(")\n\n");
        paragraph(out, figure.caption());
    }

    private static void table(final StringBuilder out, final Block.Table table) {
        if (table.folded()) {
            out.append("<details>\n<summary>")
                    .append(Markup.escape(table.caption()))
                    .append("</summary>\n\n");
        } else {
            out.append('*').append(Markdown.escape(table.caption())).append("*\n\n");
        }
        row(out, table.columns().stream().map(Block.Column::heading).toList());
        out.append(table.columns().stream()
                        .map(c -> c.numeric() ? "---:" : ":---")
                        .collect(Collectors.joining(" | ", "| ", " |")))
                .append('\n');
        table.rows().forEach(r -> row(out, r));
        out.append(table.folded() ? "\n</details>\n\n" : "\n");
    }

    private static void row(final StringBuilder out, final List<String> cells) {
        out.append(cells.stream().map(Markdown::escape).collect(Collectors.joining(" | ", "| ", " |")))
                .append('\n');
    }

    private static void facts(final StringBuilder out, final Block.Facts facts) {
        out.append("| | |\n| :--- | :--- |\n");
        for (final Block.Fact fact : facts.facts()) {
            out.append("| ")
                    .append(Markdown.escape(fact.term()))
                    .append(" | ")
                    .append(Markdown.of(fact.value(), true))
                    .append(" |\n");
        }
        out.append('\n');
    }
}
