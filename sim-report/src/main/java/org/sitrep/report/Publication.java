package org.sitrep.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.sitrep.report.model.ReportModel;

/**
 * A result of several runs in all the forms in which it is shown and kept. A form is made when it is asked for.
 *
 * @param source name of the file of its folder from which it can be had again, e.g. {@code race.json}
 * @param text for a terminal
 * @param json for programs; what {@link Publications#read} takes, where the source is such a file
 * @param csv its main table, for other programs
 * @param page the report as data
 * @param tables files to lie beside the page, by name, in order; the source and the command come with them
 * @param command the line that makes the result again
 */
public record Publication(
        String source,
        Function<TextReport.Page, String> text,
        Supplier<String> json,
        Supplier<String> csv,
        Supplier<ReportModel> page,
        Supplier<Map<String, String>> tables,
        String command) {
    /** Returns all files that lie beside the page, by name, in order. */
    Map<String, String> files() {
        final Map<String, String> files = new LinkedHashMap<>(tables.get());
        files.computeIfAbsent(source, name -> json.get());
        files.put("command.txt", command + "\n");
        return Collections.unmodifiableMap(files);
    }
}
