package org.sitrep.report;

import java.util.List;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.SvgPictures;
import org.sitrep.report.model.Block;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.model.ReportSection;
import org.sitrep.report.model.RichText;
import org.sitrep.report.text.Markup;
import org.sitrep.report.text.Resources;

/**
 * Renders a report as one self-contained HTML page. It uses no network and a single script, and is complete without
 * that script. The page is also well-formed XML, so other programs can read it. Not thread-safe.
 */
public final class HtmlReport {
    private static final String SCRIPT = Resources.text("page.js");

    private final ReportModel report;
    private final List<Chart> charts;
    private final Markup out = new Markup();

    private HtmlReport(final ReportModel report) {
        this.report = report;
        charts = report.charts();
    }

    /**
     * Returns the page.
     *
     * @param source name of the file in the same folder from which the page was made
     */
    public static String render(final ReportModel report, final String source) {
        return new HtmlReport(report).page(source);
    }

    private String page(final String source) {
        head();
        out.add("<body>\n<a class='skip' href='#answer'>Skip to the answer</a>\n<div class='page'>\n")
                .add("<header class='masthead'>\n<p class='eyebrow'>Situation report</p>\n")
                .add("<h1>{}</h1>\n<p class='subtitle'>{}</p>\n", Html.prose(report.title()), report.subtitle())
                .add("</header>\n<nav aria-labelledby='contents'>\n<details class='contents' open='open'>\n")
                .add("<summary><h2 id='contents'>Contents</h2></summary>\n<ol>\n")
                .add("<li><a href='#answer'>The answer</a></li>\n");
        report.sections()
                .forEach(s -> out.add("<li><a href='#{}'>{}</a></li>\n", Markup.raw(s.id()), Html.prose(s.heading())));
        out.add("</ol>\n</details>\n</nav>\n<main>\n");
        answer();
        report.sections().forEach(this::section);
        return out.add("</main>\n<footer><p>Made by Sitrep from <code>{}</code>. ", source)
                .add("This page loads nothing from elsewhere.</p></footer>\n</div>\n")
                .add("<script>{}</script>\n</body>\n</html>\n", Markup.raw(SCRIPT))
                .toString();
    }

    private void head() {
        final String policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
                + "form-action 'none'; script-src '" + Markup.hash(SCRIPT) + "'";
        out.add("<!DOCTYPE html>\n<html lang='en'>\n<head>\n<meta charset='utf-8'/>\n")
                .add("<meta name='viewport' content='width=device-width, initial-scale=1'/>\n")
                .add("<meta name='color-scheme' content='light dark'/>\n")
                .add("<meta http-equiv='Content-Security-Policy' content='{}'/>\n", Markup.raw(policy))
                .add("<title>{} · Sitrep</title>\n<style>\n", report.title())
                .add(
                        "{}{}</style>\n</head>\n",
                        Markup.raw(Resources.text("report.css")),
                        Markup.raw(SvgPictures.style()));
    }

    private void answer() {
        out.add("<section id='answer' class='answer' aria-labelledby='answer-heading'>\n")
                .add("<h2 id='answer-heading'>The answer</h2>\n");
        String style = " class='lead'";
        for (final RichText line : report.answer()) {
            out.add("<p" + style + ">{}</p>\n", Html.of(line));
            style = "";
        }
        report.warnings()
                .forEach(text -> out.add("<p class='warning' role='note'>")
                        .add("<span class='warning-word'>Note</span> {}</p>\n", Html.of(text)));
        if (!report.tiles().isEmpty()) {
            out.add("<ul class='tiles'>\n");
            report.tiles()
                    .forEach(tile -> out.add("<li><a href='#{}'>", Markup.raw(tile.section()))
                            .add("<span class='tile-label'>{}</span> ", tile.label())
                            .add("<span class='tile-value'>{}</span></a></li>\n", Html.figure(tile.value())));
            out.add("</ul>\n");
        }
        out.add("</section>\n");
    }

    private void section(final ReportSection section) {
        final Markup id = Markup.raw(section.id());
        out.add("<section id='{}' aria-labelledby='{}-heading'>\n", id, id)
                .add("<h2 id='{}-heading'>{}</h2>\n", id, Html.prose(section.heading()));
        if (!section.question().isEmpty()) {
            out.add("<p class='question'>{}</p>\n", Html.prose(section.question()));
        }
        section.blocks().forEach(this::block);
        out.add("</section>\n");
    }

    private void block(final Block block) {
        if (block instanceof Block.Paragraph p) {
            out.add("<p>{}</p>\n", Html.of(p.text()));
        } else if (block instanceof Block.Figure f) {
            figure(f);
        } else if (block instanceof Block.Table t) {
            table(t);
        } else if (block instanceof Block.Facts f) {
            out.add("<dl>\n");
            f.facts()
                    .forEach(fact -> out.add("<div><dt>{}</dt>", Html.prose(fact.term()))
                            .add("<dd>{}</dd></div>\n", Html.of(fact.value())));
            out.add("</dl>\n");
        } else if (block instanceof Block.Command c) {
            out.add("<div class='command'>\n<p>{}</p>\n<pre><code>", Html.of(c.label()));
            words(c.line());
            out.add("</code></pre>\n</div>\n");
        }
    }

    private void figure(final Block.Figure figure) {
        final Chart chart = figure.chart();
        out.add("<figure>\n<div class='wide'>\n{}</div>\n", Markup.raw(SvgPictures.inline(chart, SvgPictures.WIDE)))
                .add("<div class='narrow'>\n{}</div>\n", Markup.raw(SvgPictures.inline(chart, SvgPictures.NARROW)))
                .add("<figcaption><span class='figure-title'>Figure {}. ", 1 + charts.indexOf(chart))
                .add("{}.</span> {}</figcaption>\n</figure>\n", Html.prose(chart.title()), Html.of(figure.caption()));
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
        if (table.folded()) {
            out.add("<details>\n<summary>Table: {}</summary>\n", table.caption());
        }
        final Markup id = Markup.raw(table.id() + "-caption");
        out.add("<div class='scroll' role='region' tabindex='0' aria-labelledby='{}'>\n<table>\n", id)
                .add("<caption id='{}'><span>{}</span></caption>\n<thead>\n<tr>", id, table.caption());
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
        out.add("</tbody>\n</table>\n</div>\n").add(table.folded() ? "</details>\n" : "");
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
