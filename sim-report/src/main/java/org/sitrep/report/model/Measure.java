package org.sitrep.report.model;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Metric;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;

/**
 * A quantity that a study is judged by, in the units shown to readers. Shares are in percent and their differences in
 * points; everything else has its own unit.
 *
 * @param label its name in sentences
 * @param rawUnit its unit as counted
 * @param share whether its values are shares of 0 … 1
 */
public record Measure(String label, String rawUnit, boolean share) {
    /** Returns the measure of a metric; a flag and a ratio in that unit are shares. */
    public static Measure of(final Metric metric) {
        final boolean share = metric instanceof Slot slot
                ? slot.kind() == Slot.Kind.FLAG
                : metric.unit().equals(OutcomeLayout.SHARE);
        return new Measure(metric.label(), metric.unit(), share);
    }

    public static Measure of(final Solution.Goal goal) {
        return new Measure(goal.label(), goal.unit(), goal.share());
    }

    public static Measure of(final CheckResult.Metric metric) {
        return new Measure(metric.label(), metric.before().unit(), metric.share());
    }

    /** Returns the mean of a slot over the trials of a run, or the value of a ratio; a share as 0 … 1. */
    public static Estimate raw(final RunResult result, final Metric metric) {
        final OutcomeLayout layout = result.layout();
        return metric instanceof Ratio ratio
                ? MetricEstimates.ofRatio(
                        layout,
                        ratio,
                        result.tallies(),
                        result.products().get(layout.ratios().indexOf(ratio)),
                        Estimates.DEFAULT_LEVEL)
                : MetricEstimates.of(
                        (Slot) metric, result.tallies().get(layout.index(metric.name())), Estimates.DEFAULT_LEVEL);
    }

    /** Returns the mean of a slot over the trials of a run, or the value of a ratio; a share in percent. */
    static Estimate mean(final RunResult result, final Metric metric) {
        return of(metric).value(raw(result, metric));
    }

    /** Returns the unit of a value: {@code %} for a share. */
    public String unit() {
        return share ? "%" : rawUnit;
    }

    /** Returns the unit of a difference: {@code points} for a share. */
    public String points() {
        return share ? "points" : rawUnit;
    }

    /** Returns the label, with the unit of a value unless the label contains it. */
    public String labelled() {
        return Labels.withUnit(label, unit());
    }

    /** Returns the suffix for a heading whose numbers are shares; empty for others. */
    public String note() {
        return share ? ", %" : "";
    }

    /** Returns a number in the displayed unit. */
    public double scaled(final double x) {
        return share ? 100 * x : x;
    }

    /** Returns a value in the displayed unit. */
    public Estimate value(final Estimate estimate) {
        return share ? Numbers.inPercent(estimate) : estimate;
    }

    /** Returns a difference in the displayed unit. */
    public Estimate change(final Estimate estimate) {
        return share ? Numbers.inPoints(estimate) : estimate;
    }

    /** Returns a value with its interval; a share is in percent, with its unit. */
    public String shown(final Estimate estimate) {
        return Numbers.withUnit(value(estimate), share ? "%" : "");
    }

    /** Returns a difference with its sign and interval; of shares, in percent points. */
    String signed(final Estimate estimate) {
        final String text = Numbers.withUnit(change(estimate), "");
        return (estimate.value() > 0 && !text.matches("0(\\.0*)? .*") ? "+" : "") + text;
    }

    /** Returns a difference with its interval and unit, e.g. {@code 31.2 ± 1.9 points}. */
    public String amount(final Estimate difference) {
        return change(difference).shortForm() + " " + points();
    }

    /** Returns an amount that nothing exceeds, rounded up to two significant figures, with its unit. */
    public String atMost(final double x) {
        final BigDecimal up = BigDecimal.valueOf(scaled(x)).round(new MathContext(2, RoundingMode.CEILING));
        return Numbers.plain(up.doubleValue(), Math.max(0, up.scale())) + " " + points();
    }

    /** Returns an amount without an interval, with its unit and at most four decimals. */
    public String amount(final double x) {
        return Numbers.plain(scaled(x), 4) + " " + points();
    }
}
