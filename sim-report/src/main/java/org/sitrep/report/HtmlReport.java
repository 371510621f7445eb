package org.sitrep.report;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.SvgPictures;
import org.sitrep.report.model.Block;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.model.Rich;
import org.sitrep.report.model.Section;
import org.sitrep.report.model.Tile;
import org.sitrep.report.text.Markup;
import org.sitrep.report.text.Resources;

/**
 * Lays a report out as one HTML page that needs nothing else: no network, and no other script than {@link PageScript},
 * without which it is whole too. It is also well-formed XML, so that other programs can read it. Stateless.
 */
public final class HtmlReport {
    private HtmlReport() {}

    /** Returns the page. */
    public static String render(final ReportModel report) {
        return render(report, "capsule.json");
    }

    /**
     * Returns the page.
     *
     * @param source the file beside it that it was made from
     */
    public static String render(final ReportModel report, final String source) {
        final StringBuilder out = new StringBuilder(1 << 16);
        head(out, report);
        out.append("<body>\n<a class=\"skip\" href=\"#answer\">Skip to the answer</a>\n<div class=\"page\">\n");
        masthead(out, report);
        contents(out, report);
        out.append("<main>\n");
        answer(out, report);
        final List<Chart> charts = report.charts();
        report.sections().forEach(s -> section(out, s, charts));
        out.append("</main>\n<footer><p>Made by Sitrep from <code>")
                .append(Markup.escape(source))
                .append("</code>. " + "This page loads nothing from elsewhere.</p></footer>\n</div>\n<script>")
                .append(PageScript.text())
                .append("</script>\n</body>\n</html>\n");
        return out.toString();
    }

    private static void head(final StringBuilder out, final ReportModel report) {
        out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n")
                .append("<meta name=\"color-scheme\" content=\"light dark\"/>\n")
                .append("<meta http-equiv=\"Content-Security-Policy\" content=\"")
                .append(PageScript.policy())
                .append("\"/>\n<title>")
                .append(Markup.escape(report.title()))
                .append(" · Sitrep</title>\n<style>\n")
                .append(Resources.text("report.css"))
                .append(SvgPictures.style())
                .append("</style>\n</head>\n");
    }

    private static void masthead(final StringBuilder out, final ReportModel report) {
        out.append("<header class=\"masthead\">\n<p class=\"eyebrow\">Situation report</p>\n<h1>")
                .append(Html.prose(report.title()))
                .append("</h1>\n<p class=\"subtitle\">")
                .append(Markup.escape(report.subtitle()))
                .append("</p>\n</header>\n");
    }

    private static void contents(final StringBuilder out, final ReportModel report) {
        out.append("<nav aria-labelledby=\"contents\">\n<details class=\"contents\" open=\"open\">\n")
                .append("<summary><h2 id=\"contents\">Contents</h2></summary>\n<ol>\n")
                .append("<li><a href=\"#answer\">The answer</a></li>\n");
        for (final Section s : report.sections()) {
            out.append("<li><a href=\"#")
                    .append(s.id())
                    .append("\">")
                    .append(Html.prose(s.heading()))
                    .append("</a></li>\n");
        }
        out.append("</ol>\n</details>\n</nav>\n");
    }

    private static void answer(final StringBuilder out, final ReportModel report) {
        out.append("<section id=\"answer\" class=\"answer\" aria-labelledby=\"answer-heading\">\n")
                .append("<h2 id=\"answer-heading\">The answer</h2>\n");
        final List<Rich> lines = report.answer();
        for (int i = 0; i < lines.size(); i++) {
            out.append(i == 0 ? "<p class=\"lead\">" : "<p>")
                    .append(Html.of(lines.get(i)))
                    .append("</p>\n");
        }
        report.warnings().forEach(w -> warning(out, w));
        if (!report.tiles().isEmpty()) {
            out.append("<ul class=\"tiles\">\n");
            report.tiles().forEach(t -> tile(out, t));
            out.append("</ul>\n");
        }
        out.append("</section>\n");
    }

    private static void tile(final StringBuilder out, final Tile tile) {
        out.append("<li><a href=\"#")
                .append(tile.section())
                .append("\"><span class=\"tile-label\">")
                .append(Markup.escape(tile.label()))
                .append("</span> <span class=\"tile-value\">")
                .append(Html.figure(tile.value()))
                .append("</span></a></li>\n");
    }

    private static void section(final StringBuilder out, final Section section, final List<Chart> charts) {
        out.append("<section id=\"")
                .append(section.id())
                .append("\" aria-labelledby=\"")
                .append(section.id())
                .append("-heading\">\n<h2 id=\"")
                .append(section.id())
                .append("-heading\">")
                .append(Html.prose(section.heading()))
                .append("</h2>\n");
        if (!section.question().isEmpty()) {
            out.append("<p class=\"question\">")
                    .append(Html.prose(section.question()))
                    .append("</p>\n");
        }
        section.blocks().forEach(b -> block(out, b, charts));
        out.append("</section>\n");
    }

    private static void block(final StringBuilder out, final Block block, final List<Chart> charts) {
        if (block instanceof Block.Paragraph p) {
            out.append("<p>").append(Html.of(p.text())).append("</p>\n");
        } else if (block instanceof Block.Figure f) {
            figure(out, f, 1 + charts.indexOf(f.chart()));
        } else if (block instanceof Block.Table t) {
            HtmlTable.append(out, t);
        } else if (block instanceof Block.Facts f) {
            facts(out, f);
        } else if (block instanceof Block.Command c) {
            command(out, c);
        }
    }

    private static void warning(final StringBuilder out, final Rich text) {
        out.append("<p class=\"warning\" role=\"note\"><span class=\"warning-word\">Note</span> ")
                .append(Html.of(text))
                .append("</p>\n");
    }

    private static void figure(final StringBuilder out, final Block.Figure figure, final int number) {
        out.append("<figure>\n<div class=\"wide\">\n")
                .append(SvgPictures.inline(figure.chart(), SvgPictures.WIDE))
                .append("</div>\n<div class=\"narrow\">\n")
                .append(SvgPictures.inline(figure.chart(), SvgPictures.NARROW))
                .append("</div>\n<figcaption><span class=\"figure-title\">Figure ")
                .append(number)
                .append(". ")
                .append(Html.prose(figure.chart().title()))
                .append(".</span> ")
                .append(Html.of(figure.caption()))
                .append("</figcaption>\n</figure>\n");
    }

    private static void facts(final StringBuilder out, final Block.Facts facts) {
        out.append("<dl>\n");
        for (final Block.Fact fact : facts.facts()) {
            out.append("<div><dt>")
                    .append(Html.prose(fact.term()))
                    .append("</dt><dd>")
                    .append(Html.of(fact.value()))
                    .append("</dd></div>\n");
        }
        out.append("</dl>\n");
    }

    /** A browser breaks lines at hyphens, which would tear the names of options. */
    private static String words(final String line) {
        return Arrays.stream(line.split(" ", -1))
                .map(word -> word.startsWith("--")
                        ? "<span class=\"option\">" + Markup.escape(word) + "</span>"
                        : Html.breakable(Markup.escape(word)))
                .collect(Collectors.joining(" "));
    }

    private static void command(final StringBuilder out, final Block.Command command) {
        out.append("<div class=\"command\">\n<p>")
                .append(Html.of(command.label()))
                .append("</p>\n<pre><code>")
                .append(words(command.line()))
                .append("</code></pre>\n</div>\n");
    }
}
