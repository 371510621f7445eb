package org.sitrep.report;

import java.util.Map;
import org.sitrep.engine.RunResult;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.model.RunReport;

/** Renders results in the ways that tests look at. */
final class Rendered {
    private Rendered() {}

    static ReportModel model(final RunResult result) {
        return new RunReport(result, false).page();
    }

    static Map<String, String> tables(final RunResult result) {
        return Csv.of(new RunReport(result, false).tables());
    }

    static String html(final RunResult result) {
        return HtmlReport.render(model(result), "result.json", false);
    }

    static String markdown(final RunResult result) {
        return MarkdownReport.render(model(result), true);
    }

    static String brief(final RunResult result, final int width) {
        return Publications.of(result, false).text().apply(new TextReport.Page(width, false, false));
    }

    static String text(final RunResult result, final int width, final boolean ascii, final boolean colour) {
        return Publications.of(result, true).text().apply(new TextReport.Page(width, ascii, colour));
    }
}
