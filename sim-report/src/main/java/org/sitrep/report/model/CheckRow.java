package org.sitrep.report.model;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckVerdict;
import org.sitrep.report.text.Numbers;

/**
 * A metric of a check and the scenario in which it is measured.
 *
 * @param entry the scenario; empty for the mean over several
 * @param scenario its name in tables: title and bot, or the number of scenarios
 * @param metric the metric
 * @param falseAlarm probability up to which evidence counts
 */
public record CheckRow(
        Optional<CheckResult.Entry> entry, String scenario, CheckResult.Metric metric, double falseAlarm) {
    /** Returns the metrics of all scenarios, in their order. */
    static List<CheckRow> of(final CheckResult check) {
        return check.entries().stream().flatMap(entry -> of(entry, check)).toList();
    }

    /** Returns the metrics of one scenario of a check. */
    public static Stream<CheckRow> of(final CheckResult.Entry entry, final CheckResult check) {
        return entry.metrics().stream()
                .map(metric -> new CheckRow(Optional.of(entry), name(entry), metric, check.falseAlarm()));
    }

    /** Returns the means over several scenarios. */
    public static List<CheckRow> pooled(final CheckResult check) {
        return check.pooled().stream()
                .map(all -> new CheckRow(
                        Optional.empty(), all.scenarios() + " scenarios", all.metric(), check.falseAlarm()))
                .toList();
    }

    static String name(final CheckResult.Entry entry) {
        return entry.title() + ", " + entry.bot();
    }

    boolean tested() {
        return entry.map(CheckResult.Entry::tested).orElse(true);
    }

    Measure measure() {
        return Measure.of(metric);
    }

    /** Returns the mean or ratio of the baseline with its interval, a share in percent. */
    public String before() {
        return measure().value(metric.before()).shortForm();
    }

    /** Returns the value of the baseline with its interval and unit, or that there is none. */
    public String beforeWithUnit() {
        return Double.isNaN(metric.before().value())
                ? before()
                : before() + " " + measure().unit();
    }

    /** Returns the difference, a share in percent points. */
    public String difference() {
        return metric.difference().n() == 0
                ? "none seen"
                : measure().change(metric.difference()).shortForm();
    }

    /** Returns the margin, a share in percent points. */
    public String margin() {
        return Numbers.plain(measure().scaled(metric.margin()), 6);
    }

    /** Returns the verdict in words. */
    public String word() {
        return switch (metric.verdict()) {
            case DIFFERS -> "differs, size unclear";
            case SAME -> metric.zeroProbability() <= falseAlarm ? "same within the margin" : "same";
            case UNDECIDED, MOVED -> word(metric.verdict());
        };
    }

    /** Returns the verdict in one word, for programs. */
    static String word(final CheckVerdict verdict) {
        return verdict.name().toLowerCase(Locale.ROOT);
    }

    /** Returns the verdict in words, and after how many trials it was reached. */
    public String wordAndTrials() {
        final boolean early = metric.verdict() == CheckVerdict.SAME || metric.verdict() == CheckVerdict.MOVED;
        return early && metric.decidedAfter() > 0 ? word() + ", after " + Numbers.count(metric.decidedAfter()) : word();
    }

    double byMargin() {
        return Math.abs(metric.difference().value()) / Math.max(1e-9, metric.margin());
    }
}
