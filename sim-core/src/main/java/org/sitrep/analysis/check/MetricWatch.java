package org.sitrep.analysis.check;

import java.util.Arrays;
import java.util.Optional;
import org.sitrep.analysis.Standouts;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Differences;
import org.sitrep.stats.Estimate;

/**
 * The running check of one metric: its differences so far, the evidence that it has moved, and the verdict once
 * decided. Not thread-safe.
 */
final class MetricWatch {
    private final BaselineMetric before;
    private final Slot present;
    private final Differences differences;
    private int seen;
    private long unpaired;
    private double evidence;
    private CheckVerdict verdict = CheckVerdict.UNDECIDED;
    private int decidedAfter;

    MetricWatch(final BaselineMetric before, final Slot present) {
        this.before = before;
        this.present = present;
        differences = new Differences(before.slot());
    }

    boolean decided() {
        return verdict != CheckVerdict.UNDECIDED;
    }

    /**
     * Compares further trials with the record, starting after the last compared one. The evidence is the greatest at
     * any look.
     */
    void look(final TrialValues now, final int row) {
        for (; seen < now.trials(); seen++) {
            final int recorded = before.values()[seen];
            final int value = before.within(now.get(row, seen));
            differences.accept(recorded, value);
            unpaired += (recorded == Outcome.ABSENT) != (value == Outcome.ABSENT) ? 1 : 0;
        }
        evidence = Math.max(evidence, differences.logEvidenceBeyond(before.margin()));
    }

    /**
     * Returns an upper bound on the probability of such evidence at any look if the mean has not moved beyond the
     * margin.
     */
    double probability() {
        return Math.min(1, Math.exp(-evidence));
    }

    void decide(final CheckVerdict newVerdict) {
        verdict = newVerdict;
        decidedAfter = seen;
    }

    /** Returns whether the mean is shown to lie within the margin, at any number of looks. */
    boolean isWithin(final double level) {
        if (before.margin() == 0 || differences.n() == 0 || unpaired > 0) {
            return false;
        }
        final Estimate difference = differences.anytime(level);
        return difference.low() >= -before.margin() && difference.high() <= before.margin();
    }

    /** Returns whether every trial of the whole record has the recorded value. */
    boolean isAlike() {
        return seen == before.values().length && differences.differing() == 0 && unpaired == 0;
    }

    /**
     * Returns best, median and worst of the unlimited values, and the trial that differs most from the record within
     * its range, as the test sees it.
     */
    private Optional<Standouts> standouts(final TrialValues now, final int row, final long seed) {
        if (verdict != CheckVerdict.MOVED) {
            return Optional.empty();
        }
        final int[] values = now.row(row);
        final int[] within = Arrays.stream(values).map(before::within).toArray();
        return Standouts.of(present, seed, now.firstTrial(), values)
                .map(all -> all.apart(now.firstTrial(), within, before.values()));
    }

    /**
     * Returns the result of the metric.
     *
     * @param now all trials that were played
     * @param row number of the metric in them
     */
    CheckResult.Metric result(
            final double adjusted, final double level, final TrialValues now, final int row, final long seed) {
        return new CheckResult.Metric(
                present.name(),
                present.label(),
                present.kind() == Slot.Kind.FLAG || present.unit().equals("share"),
                before.margin(),
                before.estimate(),
                differences.anytime(level),
                differences.differing(),
                unpaired,
                adjusted,
                verdict,
                decidedAfter,
                standouts(now, row, seed));
    }
}
