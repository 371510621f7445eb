package org.sitrep.report;

import java.util.List;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckVerdict;
import org.sitrep.report.model.CheckReport;
import org.sitrep.report.text.Markup;

/**
 * Writes a check as JUnit XML: one suite per scenario and bot, one test case per metric. A moved metric is a failure.
 * An undecided one is skipped, with the reason, because nothing is shown to be wrong. Stateless.
 */
public final class CheckJunit {
    private CheckJunit() {}

    /** Returns the text, which ends with a line feed. */
    public static String of(final CheckResult check) {
        final CheckReport report = new CheckReport(check);
        final Markup out = new Markup().add("<?xml version='1.0' encoding='UTF-8'?>\n<testsuites");
        final List<CheckResult.Metric> all = check.entries().stream()
                .flatMap(entry -> entry.metrics().stream())
                .toList();
        counts(out, report.title() + " of " + check.baseline(), all);
        for (final CheckResult.Entry entry : check.entries()) {
            final String name = entry.scenario() + " (" + entry.bot() + ")";
            out.add("  <testsuite");
            counts(out, name, entry.metrics());
            entry.metrics().forEach(metric -> testCase(out, report, new CheckReport.Row(entry, metric), name));
            out.add("  </testsuite>\n");
        }
        return out.add("</testsuites>\n").toString();
    }

    private static void counts(final Markup out, final String name, final List<CheckResult.Metric> metrics) {
        out.add(" name='{}' tests='{}'", name, metrics.size())
                .add(" failures='{}' errors='0'", count(metrics, CheckVerdict.MOVED))
                .add(" skipped='{}'>\n", count(metrics, CheckVerdict.UNDECIDED));
    }

    private static long count(final List<CheckResult.Metric> metrics, final CheckVerdict verdict) {
        return metrics.stream().filter(metric -> metric.verdict() == verdict).count();
    }

    private static void testCase(
            final Markup out, final CheckReport report, final CheckReport.Row row, final String suite) {
        out.add("    <testcase classname='{}' name='{}'", suite, row.metric().name());
        final String message = row.word() + ": " + row.metric().label() + " " + row.beforeWithUnit() + ", difference "
                + row.difference() + ", margin " + row.margin();
        switch (row.metric().verdict()) {
            case SAME -> out.add("/>\n");
            case UNDECIDED -> out.add(">\n      <skipped message='{}'/>\n    </testcase>\n", message);
            case MOVED -> {
                final List<String> details = List.of(
                        CheckReport.status(row.entry()), CheckReport.parting(row.entry()), report.replay(row.entry()));
                out.add(">\n      <failure type='moved' message='{}'>", message)
                        .add("{}</failure>\n    </testcase>\n", String.join("\n", details));
            }
        }
    }
}
