package org.sitrep.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.portable.Portable;
import org.sitrep.report.model.Block;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.model.ReportSection;
import org.sitrep.report.model.RichText;
import org.sitrep.report.model.StudyReport;
import org.sitrep.report.text.Markup;
import org.sitrep.report.text.Resources;
import org.sitrep.scenario.JsonText;

/**
 * Writes a report as a notebook (nbformat 4.5): answer, guide, method and command, and a Python cell for each table
 * that has a picture. Python 3 suffices to run it: it draws with matplotlib and prints without it. Stateless; the same
 * report gives the same bytes.
 */
final class Notebook {
    public static final String FILE = "report.ipynb";

    private Notebook() {}

    /**
     * Returns the text of the file.
     *
     * @param report content of the report
     * @param study study that the report is about
     * @param files names of the other files in the folder
     */
    static String render(final ReportModel report, final StudyReport study, final Collection<String> files) {
        final List<String> cells = new ArrayList<>();
        cells.add(words("answer", answer(report)));
        cells.add(words("how", how(files)));
        cells.add(code("tools", Resources.text("notebook.py").strip()));
        for (final NotebookPicture picture : NotebookPicture.of(study.headline(), files)) {
            cells.add(words("words-" + picture.id(), picture.words()));
            cells.add(code("code-" + picture.id(), picture.code()));
        }
        cells.add(words("method", method(report, study.command())));
        return "{\n \"cells\": [\n" + String.join(",\n", cells)
                + "\n ],\n \"metadata\": {\n  \"kernelspec\": {\"display_name\": \"Python 3\", \"language\": "
                + "\"python\", \"name\": \"python3\"},\n"
                + "  \"language_info\": {\"name\": \"python\"}\n },\n \"nbformat\": 4,\n \"nbformat_minor\": 5\n}\n";
    }

    private static String answer(final ReportModel report) {
        final StringBuilder out = new StringBuilder("# ").append(Markdown.escape(report.title()));
        out.append("\n\n").append(Markdown.escape(report.subtitle())).append('.');
        report.answer().stream()
                .filter(line -> line.spans().stream().noneMatch(span -> span.style() == RichText.Style.LINK))
                .forEach(line -> out.append("\n\n").append(Markdown.of(line, false)));
        report.warnings().forEach(line -> out.append("\n\n> **Note:** ").append(Markdown.of(line, false)));
        return out.toString();
    }

    private static String how(final Collection<String> files) {
        return "The cells below read the tables in this folder, so keep the notebook there. The tables are "
                + files.stream()
                        .filter(file -> file.endsWith(".csv"))
                        .map(file -> Markdown.code(file, false))
                        .collect(Collectors.joining(", "))
                + ". Shares are 0 to 1; an empty cell means that there is no number. The whole report is "
                + "`report.html`.";
    }

    /** Returns the paragraphs of the method section. */
    private static String method(final ReportModel report, final String command) {
        final StringBuilder out = new StringBuilder("## Method");
        report.sections().stream()
                .filter(section -> section.id().endsWith("-method"))
                .map(ReportSection::blocks)
                .flatMap(List::stream)
                .filter(Block.Paragraph.class::isInstance)
                .map(block -> ((Block.Paragraph) block).text())
                .forEach(text -> out.append("\n\n").append(Markdown.of(text, false)));
        return out.append("\n\nCommand to reproduce the result:\n\n")
                .append(Markdown.fenced("sh", command))
                .toString();
    }

    private static String words(final String id, final String text) {
        return "  {\n   \"cell_type\": \"markdown\",\n   \"id\": \"" + id + "\",\n   \"metadata\": {},\n" + source(text)
                + "  }";
    }

    private static String code(final String id, final String text) {
        return "  {\n   \"cell_type\": \"code\",\n   \"execution_count\": null,\n   \"id\": \"" + id
                + "\",\n   \"metadata\": {},\n   \"outputs\": [],\n" + source(text) + "  }";
    }

    /** Returns the lines of a cell, each as a string with its line end, as notebooks require. */
    private static String source(final String text) {
        final List<String> lines = new ArrayList<>(Markup.lines(text));
        for (int i = 0; i < lines.size(); i++) {
            lines.set(i, "    " + quoted(lines.get(i) + (i < lines.size() - 1 ? "\n" : "")));
        }
        return "   \"source\": [\n" + String.join(",\n", lines) + "\n   ]\n";
    }

    /** Returns a text as JSON, in ASCII only. */
    private static String quoted(final String text) {
        return JsonText.quote(text)
                .chars()
                .mapToObj(c -> c <= '~' ? String.valueOf((char) c) : Portable.format("\\u%04x", c))
                .collect(Collectors.joining());
    }
}
