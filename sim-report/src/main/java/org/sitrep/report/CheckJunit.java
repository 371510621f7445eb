package org.sitrep.report;

import java.util.List;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckVerdict;
import org.sitrep.report.model.CheckReport;
import org.sitrep.report.text.Markup;

/**
 * A check as JUnit XML: a suite a scenario and bot, a test case a metric. What has moved is a failure; what is
 * undecided is skipped, with the reason, since nothing is shown to be wrong. Stateless.
 */
public final class CheckJunit {
    private CheckJunit() {}

    /** Returns the text, which ends with a line feed. */
    public static String of(final CheckResult check) {
        final CheckReport report = new CheckReport(check);
        final StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        out.append("<testsuites");
        attribute(out, "name", report.title() + " of " + check.baseline());
        counts(
                out,
                check.entries().stream()
                        .flatMap(entry -> entry.metrics().stream())
                        .toList());
        out.append(">\n");
        check.entries().forEach(entry -> suite(out, report, entry));
        return out.append("</testsuites>\n").toString();
    }

    private static void counts(final StringBuilder out, final List<CheckResult.Metric> metrics) {
        attribute(out, "tests", Integer.toString(metrics.size()));
        attribute(out, "failures", Long.toString(count(metrics, CheckVerdict.MOVED)));
        attribute(out, "errors", "0");
        attribute(out, "skipped", Long.toString(count(metrics, CheckVerdict.UNDECIDED)));
    }

    private static long count(final List<CheckResult.Metric> metrics, final CheckVerdict verdict) {
        return metrics.stream().filter(metric -> metric.verdict() == verdict).count();
    }

    private static void suite(final StringBuilder out, final CheckReport report, final CheckResult.Entry entry) {
        final String name = entry.scenario() + " (" + entry.bot() + ")";
        out.append("  <testsuite");
        attribute(out, "name", name);
        counts(out, entry.metrics());
        out.append(">\n");
        entry.metrics().forEach(metric -> testCase(out, report, new CheckReport.Row(entry, metric), name));
        out.append("  </testsuite>\n");
    }

    private static void testCase(
            final StringBuilder out, final CheckReport report, final CheckReport.Row row, final String suite) {
        out.append("    <testcase");
        attribute(out, "classname", suite);
        attribute(out, "name", row.metric().name());
        switch (row.metric().verdict()) {
            case SAME -> out.append("/>\n");
            case UNDECIDED -> {
                out.append(">\n      <skipped");
                attribute(out, "message", "undecided: " + numbers(row));
                out.append("/>\n    </testcase>\n");
            }
            case MOVED -> {
                out.append(">\n      <failure type=\"moved\"");
                attribute(out, "message", "moved: " + numbers(row));
                final List<String> details = List.of(
                        CheckReport.looked(row.entry()), CheckReport.parting(row.entry()), report.replay(row.entry()));
                out.append('>').append(Markup.escape(String.join("\n", details)));
                out.append("</failure>\n    </testcase>\n");
            }
        }
    }

    private static String numbers(final CheckReport.Row row) {
        return row.metric().label() + " " + row.beforeWithUnit() + ", difference " + row.difference() + ", margin "
                + row.margin();
    }

    private static void attribute(final StringBuilder out, final String name, final String value) {
        out.append(' ').append(name).append("=\"").append(Markup.escape(value)).append('"');
    }
}
