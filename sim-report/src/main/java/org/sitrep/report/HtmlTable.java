package org.sitrep.report;

import java.util.List;
import org.sitrep.report.model.Block;
import org.sitrep.report.text.Markup;

/**
 * Writes a table that scrolls inside its own box, with a caption, header cells that a screen reader can name and the
 * numbers that its figures are sorted by.
 */
final class HtmlTable {
    private HtmlTable() {}

    static void append(final StringBuilder out, final Block.Table table) {
        final String captionId = table.id() + "-caption";
        if (table.folded()) {
            out.append("<details>\n<summary>Table: ")
                    .append(Markup.escape(table.caption()))
                    .append("</summary>\n");
        }
        out.append("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-labelledby=\"")
                .append(captionId)
                .append("\">\n<table>\n<caption id=\"")
                .append(captionId)
                .append("\"><span>")
                .append(Markup.escape(table.caption()))
                .append("</span></caption>\n");
        head(out, table.columns());
        out.append("<tbody>\n");
        table.rows().forEach(r -> row(out, table.columns(), r));
        out.append("</tbody>\n</table>\n</div>\n");
        if (table.folded()) {
            out.append("</details>\n");
        }
    }

    private static void head(final StringBuilder out, final List<Block.Column> columns) {
        out.append("<thead>\n<tr>");
        for (final Block.Column column : columns) {
            out.append("<th scope=\"col\"")
                    .append(style(column))
                    .append('>')
                    .append(Html.prose(column.heading()))
                    .append("</th>");
        }
        out.append("</tr>\n</thead>\n");
    }

    private static void row(final StringBuilder out, final List<Block.Column> columns, final List<String> cells) {
        out.append("<tr><th scope=\"row\"")
                .append(style(columns.get(0)))
                .append(key(columns.get(0), cells.get(0)))
                .append('>')
                .append(Html.prose(cells.get(0)))
                .append("</th>");
        for (int i = 1; i < cells.size(); i++) {
            out.append("<td")
                    .append(style(columns.get(i)))
                    .append(key(columns.get(i), cells.get(i)))
                    .append('>')
                    .append(Html.prose(cells.get(i)))
                    .append("</td>");
        }
        out.append("</tr>\n");
    }

    /** What a column of figures is sorted by; the script of the page reads it. */
    private static String key(final Block.Column column, final String cell) {
        return column.numeric()
                ? SortKey.of(cell).map(value -> " data-v=\"" + value + "\"").orElse("")
                : "";
    }

    private static String style(final Block.Column column) {
        return column.numeric() ? " class=\"number\"" : "";
    }
}
