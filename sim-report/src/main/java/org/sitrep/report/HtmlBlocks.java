package org.sitrep.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.SvgPictures;
import org.sitrep.report.model.Block;
import org.sitrep.report.model.NamedTrial;
import org.sitrep.report.text.Markup;

/**
 * Renders the blocks of a page. A figure and the table after it become one panel with a tab for each; figures next to
 * each other share a grid.
 *
 * @param charts charts of the report in reading order, which number its figures
 * @param png whether a PNG file of each picture lies next to the page
 * @param replays replay pages next to the page
 */
record HtmlBlocks(Markup out, List<Chart> charts, boolean png, Map<NamedTrial, String> replays) {
    /**
     * Appends the blocks of a section.
     *
     * @param heading its heading; a figure of the same title does not repeat it
     */
    void add(final String heading, final List<Block> blocks) {
        int next = 0;
        while (next < blocks.size()) {
            final int figures = figuresFrom(blocks, next);
            if (figures > 1) {
                out.add("<div class='panels'>\n");
            }
            for (int done = 0; done < Math.max(1, figures); done++) {
                next = part(heading, blocks, next);
            }
            out.add(figures > 1 ? "</div>\n" : "");
        }
    }

    /** Appends a block, with its table if it is a figure; returns the index of the next block. */
    private int part(final String heading, final List<Block> blocks, final int at) {
        if (blocks.get(at) instanceof Block.Figure figure) {
            panel(heading, figure, tableAfter(blocks, at));
        } else {
            block(blocks.get(at));
        }
        return after(blocks, at);
    }

    private static int figuresFrom(final List<Block> blocks, final int first) {
        int figures = 0;
        for (int at = first; at < blocks.size() && blocks.get(at) instanceof Block.Figure; at = after(blocks, at)) {
            figures++;
        }
        return figures;
    }

    private static int after(final List<Block> blocks, final int at) {
        return blocks.get(at) instanceof Block.Figure
                ? at + 1 + tableAfter(blocks, at).size()
                : at + 1;
    }

    /** Returns the table behind a figure; empty if no table follows it. */
    private static List<Block.Table> tableAfter(final List<Block> blocks, final int at) {
        return at + 1 < blocks.size() && blocks.get(at + 1) instanceof Block.Table table ? List.of(table) : List.of();
    }

    private void block(final Block block) {
        if (block instanceof Block.Paragraph p) {
            out.add("<p>{}</p>\n", Html.of(p.text()));
        } else if (block instanceof Block.Table t) {
            out.add(t.folded() ? "<details>\n<summary>Table: {}</summary>\n" : "{}", t.folded() ? t.caption() : "");
            table(t);
            out.add(t.folded() ? "</details>\n" : "");
        } else if (block instanceof Block.Matrix m) {
            matrix(m);
        } else if (block instanceof Block.Facts f) {
            out.add("<dl>\n");
            f.facts()
                    .forEach(fact -> out.add("<div><dt>{}</dt>", Html.prose(fact.term()))
                            .add("<dd>{}</dd></div>\n", Html.of(fact.value())));
            out.add("</dl>\n");
        } else if (block instanceof Block.Command c) {
            out.add("<div class='command'>\n<p>{}", Html.of(c.label()));
            c.trial()
                    .map(replays::get)
                    .ifPresent(file -> out.add(" <a class='replay' href='{}'>Watch</a>", Markup.raw(file)));
            out.add("</p>\n<pre><code>");
            words(c.line());
            out.add("</code></pre>\n</div>\n");
        }
    }

    private void panel(final String heading, final Block.Figure figure, final List<Block.Table> behind) {
        final Chart chart = figure.chart();
        final int number = 1 + charts.indexOf(chart);
        out.add("<div class='panel' role='group' aria-label='Figure {}'>\n<div class='bar'>\n", number);
        if (!chart.title().equals(heading)) {
            out.add("<p class='figure-title'>{}</p>\n", Html.prose(chart.title()));
        }
        if (!behind.isEmpty()) {
            tab(chart, "chart", "Chart", " checked='checked'");
            tab(chart, "rows", "Table", "");
        }
        if (png) {
            out.add("<a href='{}.png' aria-label='PNG of figure {}'>PNG</a>\n", chart.id(), number);
        }
        out.add("</div>\n");
        figure(figure, number);
        behind.forEach(this::table);
        out.add("</div>\n");
    }

    private void tab(final Chart chart, final String view, final String word, final String checked) {
        final Markup id = Markup.raw(chart.id() + "-as-" + view);
        out.add("<input type='radio' class='tab {}' name='{}-as' id='{}'" + checked + "/>", view, chart.id(), id)
                .add("<label for='{}'>{}</label>\n", id, word);
    }

    private void figure(final Block.Figure figure, final int number) {
        final Chart chart = figure.chart();
        out.add("<figure>\n<div class='wide'>\n{}</div>\n", Markup.raw(SvgPictures.inline(chart, SvgPictures.WIDE)))
                .add("<div class='narrow'>\n{}</div>\n", Markup.raw(SvgPictures.inline(chart, SvgPictures.NARROW)))
                .add("<figcaption>Figure {}. {}</figcaption>\n</figure>\n", number, Html.of(figure.caption()));
    }

    /** Appends text; browsers break lines at hyphens, which would split the names of options. */
    private void words(final String line) {
        String blank = "";
        for (final String word : line.split(" ", -1)) {
            out.add(blank);
            if (word.startsWith("--")) {
                out.add("<span class='option'>{}</span>", word);
            } else {
                out.add("{}", Html.breakable(word));
            }
            blank = " ";
        }
    }

    /** Appends a table that scrolls inside its own box, with header cells that a screen reader can name. */
    private void table(final Block.Table table) {
        beginTable(table.id(), table.caption());
        table.columns()
                .forEach(column -> out.add("<th scope='col'")
                        .add(column.numeric() ? " class='number'>" : ">")
                        .add("{}</th>", Html.prose(column.heading())));
        out.add("</tr>\n</thead>\n<tbody>\n");
        for (final List<String> row : table.rows()) {
            out.add("<tr><th scope='row'");
            cell(table.columns().get(0), row.get(0));
            out.add("</th>");
            for (int i = 1; i < row.size(); i++) {
                out.add("<td");
                cell(table.columns().get(i), row.get(i));
                out.add("</td>");
            }
            out.add("</tr>\n");
        }
        out.add("</tbody>\n</table>\n</div>\n");
    }

    private void beginTable(final String id, final String caption) {
        out.add("<div class='scroll' role='region' tabindex='0' aria-labelledby='{}-caption'>\n<table>\n", id)
                .add("<caption id='{}-caption'><span>{}</span></caption>\n<thead>\n<tr>", id, caption);
    }

    private void matrix(final Block.Matrix matrix) {
        beginTable(matrix.id(), matrix.caption());
        matrix.columns().forEach(column -> out.add("<th scope='col'>{}</th>", Html.prose(column)));
        out.add("</tr>\n</thead>\n<tbody>\n");
        for (final Block.MatrixRow row : matrix.rows()) {
            out.add("<tr><th scope='row'>{}</th>", Html.prose(row.label()));
            row.cells().forEach(this::verdict);
            out.add("</tr>\n");
        }
        out.add("</tbody>\n</table>\n</div>\n");
    }

    private void verdict(final Block.Cell cell) {
        out.add("<td class='tone {}'>", cell.tone().name().toLowerCase(Locale.ROOT))
                .add(cell.section().isEmpty() ? "{}" : "<a href='#{}'>", cell.section())
                .add("{} {}", cell.mark(), Html.prose(cell.words()))
                .add(cell.section().isEmpty() ? "</td>" : "</a></td>");
    }

    /** Appends a cell. Figures carry the number they are sorted by, which the page's script reads. */
    private void cell(final Block.Column column, final String cell) {
        if (column.numeric()) {
            out.add(" class='number'");
            SortKey.of(cell).ifPresent(value -> out.add(" data-v='{}'", value));
        }
        out.add(">{}", Html.prose(cell));
    }
}
