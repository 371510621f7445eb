package org.sitrep.report;

import java.util.Map;
import org.sitrep.engine.RunResult;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.model.RunReport;

/** Renders capsules in the ways that tests look at. */
final class Rendered {
    private Rendered() {}

    static ReportModel model(final RunResult capsule) {
        return new RunReport(capsule, false).page();
    }

    static Map<String, String> tables(final RunResult capsule) {
        return Csv.of(new RunReport(capsule, false).tables());
    }

    static String html(final RunResult capsule) {
        return HtmlReport.render(model(capsule), "capsule.json");
    }

    static String markdown(final RunResult capsule) {
        return MarkdownReport.render(model(capsule), true);
    }

    static String brief(final RunResult capsule, final int width) {
        return Publications.of(capsule, false).text().apply(new TextReport.Page(width, false, false));
    }

    static String text(final RunResult capsule, final int width, final boolean ascii, final boolean colour) {
        return Publications.of(capsule, true).text().apply(new TextReport.Page(width, ascii, colour));
    }
}
