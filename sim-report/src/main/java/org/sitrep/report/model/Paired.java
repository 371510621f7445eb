package org.sitrep.report.model;

import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.PairedStep;
import org.sitrep.engine.Estimates;
import org.sitrep.outcome.Metric;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Portable;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairSums;
import org.sitrep.stats.PairedDifference;

/** Shared parts of studies of paired trials: differences, the variance ratio of the pairing, and CSV. Stateless. */
final class Paired {
    private Paired() {}

    /**
     * A row of CSV.
     *
     * @param names of the sides, or another subject of the row
     */
    record Row(List<String> names, PairedStep step, Metric metric, Estimate difference) {
        /** Creates a row of a slot with an interval of a level. */
        Row(final List<String> names, final PairedStep step, final Slot slot, final double level) {
            this(names, step, slot, step.difference(slot, level));
        }

        /** Returns the sums of the pairs; empty if the metric is a ratio, which is not paired. */
        private Optional<PairSums> sums() {
            return metric instanceof Slot slot ? Optional.of(step.sums(slot)) : Optional.empty();
        }

        /** Returns {@link Paired#differing}; empty text for a ratio. */
        String differing() {
            return metric instanceof Slot slot ? Paired.differing(step, slot) : "";
        }
    }

    /** Returns the difference of a step with its 95 % interval and the slot's own sign. */
    static Estimate difference(final PairedStep step, final Slot slot) {
        return Measure.of(slot).change(step.difference(slot, Estimates.DEFAULT_LEVEL));
    }

    /** Returns 1 if the first of two sides is shown to be better, -1 if worse, 0 if neither. */
    static int shown(final Estimate difference, final Slot slot) {
        final Estimate gain = difference.gain(slot.better());
        return gain.low() > 0 ? 1 : gain.high() < 0 ? -1 : 0;
    }

    /**
     * Returns the number of pairs if the slot is absent in some trials, so that its mean rests on fewer; else empty.
     */
    static Optional<String> fewerPairs(final PairedStep step, final Slot slot) {
        final long pairs = step.sums(slot).n();
        return pairs < step.trials() - step.incomplete() ? Optional.of(Numbers.count(pairs)) : Optional.empty();
    }

    /** Returns the number of pairs that differ, e.g. {@code 12}; {@code 12 of 340} if there are fewer than trials. */
    static String differing(final PairedStep step, final Slot slot) {
        final String differing = Numbers.count(step.sums(slot).differing());
        return fewerPairs(step, slot).map(pairs -> differing + " of " + pairs).orElse(differing);
    }

    /** Returns the variance of a paired step as a share of that of independent runs; {@code none} if nothing varies. */
    static String pairing(final PairedStep step, final Slot slot) {
        final double share = PairedDifference.varianceShare(step.sums(slot));
        return Double.isNaN(share) ? "none" : Portable.format("%.2f", share);
    }

    /** Begins a table of CSV: the names, the metric, its difference and the number of trials with a difference. */
    static Columns<Row> csv(final List<Row> rows, final String difference, final String... names) {
        final Columns<Row> table = Columns.of(rows);
        for (int i = 0; i < names.length; i++) {
            final int name = i;
            table.data(names[i], row -> row.names().get(name));
        }
        return table.data("metric", row -> row.metric().name())
                .estimate(difference, Row::difference)
                .data(
                        "differing",
                        row -> row.sums().<Object>map(PairSums::differing).orElse(""));
    }

    /** Adds the variance ratio of the pairing to a table of CSV. */
    static Columns<Row> variance(final Columns<Row> table) {
        return table.data(
                "varianceShare",
                row -> row.sums().map(PairedDifference::varianceShare).orElse(Double.NaN));
    }

    /** Adds the unit and the interval method to a table of CSV. */
    static Columns<Row> methods(final Columns<Row> table) {
        return table.data("unit", row -> row.metric().unit())
                .data("method", row -> row.difference().method());
    }
}
