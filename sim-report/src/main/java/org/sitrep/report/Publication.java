package org.sitrep.report;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.model.StudyReport;

/**
 * A result of one or several runs in all its forms: page, terminal text, tables and JSON. Each form is made on demand.
 *
 * @param source name of the file in its folder from which the result can be read again, e.g. {@code race.json}
 * @param report report from which the page, the terminal text and the tables are made
 * @param json JSON for other programs; {@link Publications#read} accepts it if the source is such a file
 * @param more further files of the folder, by name, in order; tables, source and command are added
 */
public record Publication(
        String source, StudyReport report, Supplier<String> json, Supplier<Map<String, String>> more) {
    /** Returns a renderer for terminals; no line is longer than the width or ends with a blank. */
    public Function<TextReport.Page, String> text() {
        return page -> TextReport.of(report.brief(page.columns()), page);
    }

    /** Returns the main table, for other programs. */
    public Supplier<String> csv() {
        return () -> Csv.of(report.mainTable());
    }

    public Supplier<ReportModel> page() {
        return report::page;
    }

    /** Returns the command that makes the result again. */
    public String command() {
        return report.command();
    }

    /** Returns all files next to the page, by name, in order. */
    Map<String, String> files() {
        final Map<String, String> files = new LinkedHashMap<>(Csv.of(report.tables()));
        files.putAll(more.get());
        files.computeIfAbsent(source, name -> json.get());
        files.put("command.txt", command() + "\n");
        return files;
    }
}
