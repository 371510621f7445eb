package org.sitrep.report;

import java.util.List;
import java.util.stream.Stream;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckVerdict;
import org.sitrep.report.model.CheckReport;
import org.sitrep.report.model.CheckRow;
import org.sitrep.report.model.CheckSentences;
import org.sitrep.report.text.Markup;

/**
 * Writes a check as JUnit XML: one suite per scenario and bot, one test case per metric. A moved metric is a failure.
 * One that is undecided or differs by an unclear amount is skipped, with the reason, because nothing is shown to be
 * wrong. Means over several scenarios are a suite of their own. Stateless.
 */
public final class CheckJunit {
    private CheckJunit() {}

    /** Returns the text, which ends with a line feed. */
    public static String of(final CheckResult check) {
        final CheckReport report = new CheckReport(check);
        final Markup out = new Markup().add("<?xml version='1.0' encoding='UTF-8'?>\n<testsuites");
        final List<CheckRow> pooled = CheckRow.pooled(check);
        final List<CheckRow> all = Stream.concat(
                        check.entries().stream().flatMap(entry -> CheckRow.of(entry, check)), pooled.stream())
                .toList();
        counts(out, report.title() + " of " + check.baseline(), all);
        for (final CheckResult.Entry entry : check.entries()) {
            suite(
                    out,
                    report,
                    entry.scenario() + " (" + entry.bot() + ")",
                    CheckRow.of(entry, check).toList());
        }
        if (!pooled.isEmpty()) {
            suite(out, report, "mean over the tested scenarios", pooled);
        }
        return out.add("</testsuites>\n").toString();
    }

    private static void suite(
            final Markup out, final CheckReport report, final String name, final List<CheckRow> rows) {
        out.add("  <testsuite");
        counts(out, name, rows);
        rows.forEach(row -> testCase(out, report, row, name));
        out.add("  </testsuite>\n");
    }

    private static void counts(final Markup out, final String name, final List<CheckRow> metrics) {
        out.add(" name='{}' tests='{}'", name, metrics.size())
                .add(" failures='{}' errors='0'", count(metrics, CheckVerdict.MOVED))
                .add(" skipped='{}'>\n", count(metrics, CheckVerdict.UNDECIDED) + count(metrics, CheckVerdict.DIFFERS));
    }

    private static long count(final List<CheckRow> rows, final CheckVerdict verdict) {
        return rows.stream().filter(row -> row.metric().verdict() == verdict).count();
    }

    private static void testCase(final Markup out, final CheckReport report, final CheckRow row, final String suite) {
        out.add("    <testcase classname='{}' name='{}'", suite, row.metric().name());
        final String message = row.word() + ": " + row.metric().label() + " " + row.beforeWithUnit() + ", difference "
                + row.difference() + ", margin " + row.margin();
        switch (row.metric().verdict()) {
            case SAME -> out.add("/>\n");
            case UNDECIDED, DIFFERS -> out.add(">\n      <skipped message='{}'/>\n    </testcase>\n", message);
            case MOVED -> {
                final List<String> details = row.entry()
                        .map(entry -> List.of(
                                CheckSentences.status(entry),
                                CheckSentences.parting(entry),
                                CheckSentences.blame(entry),
                                report.replay(entry)))
                        .orElse(List.of());
                out.add(">\n      <failure type='moved' message='{}'>", message)
                        .add("{}</failure>\n    </testcase>\n", String.join("\n", details));
            }
        }
    }
}
