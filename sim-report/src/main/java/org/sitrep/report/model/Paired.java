package org.sitrep.report.model;

import java.util.List;
import java.util.Locale;
import org.sitrep.analysis.PairedStep;
import org.sitrep.engine.Estimates;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairedDifference;

/** What studies of paired trials share: differences, what pairing leaves of variance, and CSV. Stateless. */
final class Paired {
    private Paired() {}

    /**
     * A row of CSV.
     *
     * @param names of the sides, or what else the row is about
     * @param level of the interval
     */
    record Row(List<String> names, PairedStep step, Slot slot, double level) {
        Estimate difference() {
            return step.difference(slot, level);
        }
    }

    /** Returns the difference of a step with its 95 % interval, with its sign as the slot has it. */
    static Estimate difference(final PairedStep step, final Slot slot) {
        return Measure.of(slot).change(step.difference(slot, Estimates.DEFAULT_LEVEL));
    }

    /** Returns whether the first of two that differ so is shown to be better: 1; worse: -1; neither: 0. */
    static int shown(final Estimate difference, final Slot slot) {
        final Estimate gain = gain(difference, slot);
        return gain.low() > 0 ? 1 : gain.high() < 0 ? -1 : 0;
    }

    /** Returns a difference as a gain: more is better. */
    static Estimate gain(final Estimate difference, final Slot slot) {
        return slot.better() == Slot.Better.LOWER ? difference.negated() : difference;
    }

    /**
     * Returns the variance that the pairing leaves of a step, as a share of that of runs on dice of their own;
     * {@code none} where nothing varies.
     */
    static String pairing(final PairedStep step, final Slot slot) {
        final double share = PairedDifference.varianceShare(step.sums(slot));
        return Double.isNaN(share) ? "none" : String.format(Locale.ROOT, "%.2f", share);
    }

    /** Begins a table of CSV: the names, the metric, its difference and in how many trials there was one. */
    static Columns<Row> csv(final List<Row> rows, final String difference, final String... names) {
        final Columns<Row> table = Columns.of(rows);
        for (int i = 0; i < names.length; i++) {
            final int name = i;
            table.data(names[i], row -> row.names().get(name));
        }
        return table.data("metric", row -> row.slot().name())
                .estimate(difference, Row::difference)
                .data("differing", row -> row.step().sums(row.slot()).differing());
    }

    /** Adds to a table of CSV what the pairing leaves of the variance. */
    static Columns<Row> variance(final Columns<Row> table) {
        return table.data(
                "varianceShare",
                row -> PairedDifference.varianceShare(row.step().sums(row.slot())));
    }

    /** Adds to a table of CSV the unit and how its intervals were made. */
    static Columns<Row> methods(final Columns<Row> table) {
        return table.data("unit", row -> row.slot().unit())
                .data("method", row -> row.difference().method());
    }
}
