package org.sitrep.cli.service;

import java.util.List;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.report.model.CheckReport;

/** Suggests lines to try after a check. */
public final class AfterCheck {
    private static final int MOVED = 2;

    private AfterCheck() {}

    /**
     * After a check: for each scenario that moved, a trial that differs most from the record; and a run of the first.
     */
    public static NextSteps of(final CheckResult check) {
        final CheckReport report = new CheckReport(check);
        final List<CheckResult.Entry> moved = report.moved();
        final NextSteps steps = new NextSteps();
        moved.stream()
                .limit(MOVED)
                .forEach(entry -> steps.add(
                        "The trial that differs most from the baseline, as it plays now", report.apart(entry)));
        moved.stream().limit(1).forEach(entry -> steps.add("Full results now", report.run(entry)));
        return steps;
    }
}
