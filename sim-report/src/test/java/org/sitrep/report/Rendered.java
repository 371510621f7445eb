package org.sitrep.report;

import java.util.Map;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Estimates;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.model.RunReport;
import org.sitrep.report.model.RunTables;
import org.sitrep.stats.Estimate;

/** Renders capsules in the ways that tests look at. */
final class Rendered {
    private Rendered() {}

    static ReportModel model(final Capsule capsule) {
        return RunReport.of(capsule, Estimates.of(capsule), Commands.of(capsule));
    }

    static Map<String, String> tables(final Capsule capsule, final Map<String, Estimate> estimates) {
        return Csv.of(RunTables.of(capsule, estimates));
    }

    static String html(final Capsule capsule) {
        return HtmlReport.render(model(capsule));
    }

    static String markdown(final Capsule capsule) {
        return MarkdownReport.render(model(capsule), true);
    }

    static String brief(final Capsule capsule, final int width) {
        return TextReport.of(capsule, Estimates.of(capsule), new TextReport.Page(width, false, false), false);
    }

    static String text(final Capsule capsule, final int width, final boolean ascii, final boolean colour) {
        return TextReport.of(capsule, Estimates.of(capsule), new TextReport.Page(width, ascii, colour), true);
    }
}
