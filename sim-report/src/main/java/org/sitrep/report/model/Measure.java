package org.sitrep.report.model;

import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;

/**
 * A quantity that a study is judged by, as people read it: a share in percent and differences of shares in points,
 * anything else in its own unit.
 *
 * @param label its name in sentences
 * @param rawUnit its unit as it is counted
 * @param share whether its values are shares of 0 … 1
 */
public record Measure(String label, String rawUnit, boolean share) {
    /** Returns that of a slot; a flag is a share. */
    public static Measure of(final Slot slot) {
        return new Measure(slot.label(), slot.unit(), slot.kind() == Slot.Kind.FLAG);
    }

    public static Measure of(final Solution.Goal goal) {
        return new Measure(goal.label(), goal.unit(), goal.share());
    }

    public static Measure of(final CheckResult.Metric metric) {
        return new Measure(metric.label(), metric.before().unit(), metric.share());
    }

    /** Returns the mean of a slot over the trials of a run, a share as 0 … 1. */
    static Estimate raw(final RunResult capsule, final Slot slot) {
        return MetricEstimates.of(
                slot, capsule.tallies().get(capsule.layout().index(slot.name())), Estimates.DEFAULT_LEVEL);
    }

    /** Returns the mean of a slot over the trials of a run, a share in percent. */
    static Estimate mean(final RunResult capsule, final Slot slot) {
        return of(slot).value(raw(capsule, slot));
    }

    /** Returns the unit of a value: {@code %} for a share. */
    public String unit() {
        return share ? "%" : rawUnit;
    }

    /** Returns the unit of a difference: {@code points} for a share. */
    public String points() {
        return share ? "points" : rawUnit;
    }

    /** Returns the label with the unit of a value, where the label does not say it. */
    public String labelled() {
        return Labels.withUnit(label, unit());
    }

    /** Returns what to put behind a heading whose numbers are shares, nothing for any other. */
    public String note() {
        return share ? ", %" : "";
    }

    /** Returns a number in the unit that is shown. */
    public double scaled(final double x) {
        return share ? 100 * x : x;
    }

    /** Returns a value in the unit that is shown. */
    public Estimate value(final Estimate estimate) {
        return share ? Numbers.inPercent(estimate) : estimate;
    }

    /** Returns a difference in the unit that is shown. */
    public Estimate change(final Estimate estimate) {
        return share ? Numbers.inPoints(estimate) : estimate;
    }

    /** Returns a value with its interval, a share in percent with its unit. */
    public String shown(final Estimate estimate) {
        return Numbers.withUnit(value(estimate), share ? "%" : "");
    }

    /** Returns a difference with its sign and interval, of shares in percent points. */
    String signed(final Estimate estimate) {
        return (estimate.value() > 0 ? "+" : "") + Numbers.withUnit(change(estimate), "");
    }

    /** Returns a difference with its interval and unit, e.g. {@code 31.2 ± 1.9 points}. */
    public String amount(final Estimate difference) {
        return change(difference).shortForm() + " " + points();
    }

    /** Returns an amount without an interval and its unit, with at most four decimals. */
    public String amount(final double x) {
        return Numbers.plain(scaled(x), 4) + " " + points();
    }
}
