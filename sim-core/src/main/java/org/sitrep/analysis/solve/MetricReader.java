package org.sitrep.analysis.solve;

import java.util.List;
import java.util.Optional;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

/**
 * Reads a metric from the slots of a trial: one slot, or two whose sums form a ratio.
 *
 * @param slot the slot, or the numerator
 * @param denominator denominator of a ratio
 * @param ratio the ratio; empty for a slot
 */
public record MetricReader(Slot slot, Optional<Slot> denominator, Optional<Ratio> ratio) {
    /** Returns the reader of a metric for a layout; empty if the layout lacks the metric. */
    public static Optional<MetricReader> of(final OutcomeLayout layout, final String metric) {
        return layout.slot(metric)
                .map(slot -> new MetricReader(slot, Optional.empty(), Optional.empty()))
                .or(() -> layout.ratio(metric).map(ratio -> ofRatio(layout, ratio)));
    }

    private static MetricReader ofRatio(final OutcomeLayout layout, final Ratio ratio) {
        return new MetricReader(
                layout.slot(ratio.numerator()).orElseThrow(), layout.slot(ratio.denominator()), Optional.of(ratio));
    }

    public static MetricReader of(final Slot slot) {
        return new MetricReader(slot, Optional.empty(), Optional.empty());
    }

    /** Returns the names of the slots that it reads. */
    public List<String> slots() {
        return denominator.map(below -> List.of(slot.name(), below.name())).orElse(List.of(slot.name()));
    }

    /** Returns the label of the metric in reports. */
    public String label() {
        return ratio.map(Ratio::label).orElse(slot.label());
    }

    public String unit() {
        return ratio.map(Ratio::unit).orElse(slot.unit());
    }

    /** Returns whether it is a share of a whole, 0 … 1. */
    public boolean isShare() {
        return ratio.isPresent() ? unit().equals(OutcomeLayout.SHARE) : slot.kind() == Slot.Kind.FLAG;
    }
}
