package org.sitrep.report;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.model.StudyReport;

/**
 * A result of several runs in all the forms in which it is shown and kept. A form is made when it is asked for.
 *
 * @param source name of the file of its folder from which it can be had again, e.g. {@code race.json}
 * @param report its report, from which the page, the text of a terminal and the tables are made
 * @param json for programs; what {@link Publications#read} takes, where the source is such a file
 * @param more files to lie beside the page, by name, in order; its tables, the source and the command come with them
 */
public record Publication(
        String source, StudyReport report, Supplier<String> json, Supplier<Map<String, String>> more) {
    /** Returns the text for a terminal; no line is longer than the width or ends with a blank. */
    public Function<TextReport.Page, String> text() {
        return page -> TextReport.of(report.brief(page.columns()), page);
    }

    /** Returns its main table, for other programs. */
    public Supplier<String> csv() {
        return () -> Csv.of(report.mainTable());
    }

    public Supplier<ReportModel> page() {
        return report::page;
    }

    /** Returns the line that makes the result again. */
    public String command() {
        return report.command();
    }

    /** Returns all files that lie beside the page, by name, in order. */
    Map<String, String> files() {
        final Map<String, String> files = new LinkedHashMap<>(Csv.of(report.tables()));
        files.putAll(more.get());
        files.computeIfAbsent(source, name -> json.get());
        files.put("command.txt", command() + "\n");
        return files;
    }
}
