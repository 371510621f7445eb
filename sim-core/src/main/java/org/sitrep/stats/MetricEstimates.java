package org.sitrep.stats;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

/**
 * Which interval a metric gets. All intervals are for a number of missions fixed beforehand: they must not be used to decide when to stop.
 *
 * <ul>
 *   <li>a flag: {@link Wilson}, or {@link ClopperPearson} with fewer than {@value #RARE} successes or failures;
 *   <li>any other slot: {@link Mean};
 *   <li>a ratio: {@link SumRatio}.
 * </ul>
 */
public final class MetricEstimates {
    /** Fewer successes or failures than this are rare events. */
    public static final long RARE = 10;

    private MetricEstimates() {}

    /**
     * Returns the estimate of every slot and then of every ratio, by name, in the layout's order; unmodifiable.
     *
     * @param tallies one a slot
     * @param products one a ratio
     * @param level confidence level of each interval by itself, between 0 and 1: among 100 metrics some 5 miss at 0.95
     * @throws IllegalArgumentException if the tallies do not fit the layout
     */
    public static Map<String, Estimate> of(
            final OutcomeLayout layout,
            final List<SlotTally> tallies,
            final List<ProductTally> products,
            final double level) {
        final Map<String, Estimate> all = new LinkedHashMap<>();
        for (int s = 0; s < layout.slots().size(); s++) {
            final Slot slot = layout.slots().get(s);
            all.put(slot.name(), of(slot, tallies.get(s), level));
        }
        for (int r = 0; r < layout.ratios().size(); r++) {
            final Ratio ratio = layout.ratios().get(r);
            all.put(ratio.name(), of(layout, ratio, tallies, products.get(r), level));
        }
        return Collections.unmodifiableMap(all);
    }

    /** Returns the estimate of one slot. */
    public static Estimate of(final Slot slot, final SlotTally tally, final double level) {
        if (slot.kind() != Slot.Kind.FLAG) {
            return Mean.estimate(slot, tally, level);
        }
        final long n = tally.n();
        if (n == 0) {
            return Interval.NONE.around(Double.NaN, level, 0, slot.unit(), "no data");
        }
        final long successes = tally.sum();
        return Math.min(successes, n - successes) < RARE
                ? ClopperPearson.estimate(successes, n, level, slot.unit())
                : Wilson.estimate(successes, n, level, slot.unit());
    }

    private static Estimate of(
            final OutcomeLayout layout,
            final Ratio ratio,
            final List<SlotTally> tallies,
            final ProductTally product,
            final double level) {
        final int a = layout.index(ratio.numerator());
        final int b = layout.index(ratio.denominator());
        final List<Slot> slots = layout.slots();
        return SumRatio.estimate(ratio, slots.get(a), tallies.get(a), slots.get(b), tallies.get(b), product, level);
    }
}
