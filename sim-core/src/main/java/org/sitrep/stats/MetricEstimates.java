package org.sitrep.stats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Survival;

/**
 * Chooses the interval of each metric. All intervals are for a number of trials fixed beforehand. They must not be used
 * to decide when to stop; use {@link AnytimeEstimates} for that.
 *
 * <ul>
 *   <li>a flag: {@link ClopperPearson};
 *   <li>any other slot: {@link Mean};
 *   <li>a ratio: {@link SumRatio};
 *   <li>a survival curve: {@link KaplanMeier#clustered}.
 * </ul>
 */
public final class MetricEstimates {
    /** Number of successes or failures below which an event counts as rare. */
    public static final long RARE = 10;

    private MetricEstimates() {}

    /**
     * Returns the estimate of every slot and then of every ratio, by name, in the layout's order; unmodifiable.
     *
     * @param tallies one per slot
     * @param products one per ratio
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
            all.put(ratio.name(), ofRatio(layout, ratio, tallies, products.get(r), level));
        }
        return Collections.unmodifiableMap(all);
    }

    public static Estimate of(final Slot slot, final SlotTally tally, final double level) {
        if (slot.kind() != Slot.Kind.FLAG) {
            return Mean.estimate(slot, tally, level);
        }
        final long n = tally.n();
        if (n == 0) {
            return Interval.NONE.around(Double.NaN, level, 0, slot.unit(), "no data");
        }
        return ClopperPearson.estimate(tally.sum(), n, level, slot.unit());
    }

    /**
     * Returns the estimate of a ratio of the layout.
     *
     * @param tallies one per slot
     * @param product that of the ratio's slots
     * @param level confidence level, between 0 and 1
     */
    public static Estimate ofRatio(
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

    /**
     * Returns the survival curves of each survival, by its name, in the layout's order; unmodifiable.
     *
     * @param tallies one per slot
     * @param curves one per curve
     * @param level confidence level of each interval by itself, between 0 and 1
     * @throws IllegalArgumentException if the tallies do not fit the layout
     */
    public static Map<String, List<SurvivalCurve>> survivals(
            final OutcomeLayout layout,
            final List<SlotTally> tallies,
            final List<CurveTally> curves,
            final double level) {
        final Map<String, List<SurvivalCurve>> all = new LinkedHashMap<>();
        int at = 0;
        for (final Survival survival : layout.survivals()) {
            final List<SurvivalCurve> own = new ArrayList<>();
            for (final Survival.Curve curve : survival.curves()) {
                own.add(curve(layout, curve, tallies, curves.get(at++), level));
            }
            all.put(survival.name(), List.copyOf(own));
        }
        return Collections.unmodifiableMap(all);
    }

    private static SurvivalCurve curve(
            final OutcomeLayout layout,
            final Survival.Curve curve,
            final List<SlotTally> tallies,
            final CurveTally products,
            final double level) {
        final List<Slot> slots = curve.atRisk().stream()
                .map(name -> layout.slots().get(layout.index(name)))
                .toList();
        final List<SlotTally> atRisk = curve.atRisk().stream()
                .map(name -> tallies.get(layout.index(name)))
                .toList();
        final List<SlotTally> lost = curve.lost().stream()
                .map(name -> tallies.get(layout.index(name)))
                .toList();
        final List<Estimate> surviving =
                KaplanMeier.clustered(slots, atRisk, lost, products, level, OutcomeLayout.SHARE);
        final List<SurvivalCurve.Point> points = new ArrayList<>();
        for (int k = 0; k < curve.steps(); k++) {
            points.add(new SurvivalCurve.Point(atRisk.get(k).sum(), lost.get(k).sum(), surviving.get(k)));
        }
        return new SurvivalCurve(curve.label(), points);
    }
}
