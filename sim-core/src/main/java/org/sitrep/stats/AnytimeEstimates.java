package org.sitrep.stats;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;

/**
 * Chooses the interval of each metric of a run that stops by its own numbers: one that holds at all numbers of trials
 * at once. The counterpart of {@link MetricEstimates}.
 *
 * <ul>
 *   <li>a flag: {@link BetaBinomialSequence};
 *   <li>any other slot: {@link BettingSequence};
 *   <li>a ratio: {@link RatioSequence};
 *   <li>a survival curve: none. Its value is given, its limits are NaN.
 * </ul>
 *
 * <p>A slot that is absent from some trials forms a sequence of the trials that have it. Its interval holds too, since
 * a trial's inclusion does not depend on earlier values.
 */
public final class AnytimeEstimates {
    /** Value of {@link Estimate#method} where no anytime interval is known. */
    public static final String NONE = "no interval valid after a stop on precision";

    private AnytimeEstimates() {}

    /**
     * Returns the estimate of every slot and then of every ratio, by name, in the layout's order; unmodifiable.
     *
     * @param tallies one per slot
     * @param products one per ratio
     * @param level confidence level of each interval by itself, between 0 and 1, over all looks together
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
        layout.ratios().forEach(ratio -> all.put(ratio.name(), of(layout, ratio, tallies, products, level)));
        return Collections.unmodifiableMap(all);
    }

    /** Returns the estimate of one slot. Cost: that of the sequence. */
    public static Estimate of(final Slot slot, final SlotTally tally, final double level) {
        if (tally.n() == 0) {
            return Interval.NONE.around(Double.NaN, level, 0, slot.unit(), "no data");
        }
        return slot.kind() == Slot.Kind.FLAG
                ? BetaBinomialSequence.estimate(tally.sum(), tally.n(), level, slot.unit())
                : BettingSequence.estimate(slot, tally, level);
    }

    /**
     * Returns the estimate of one ratio. Cost: that of the sequence.
     *
     * @param tallies one per slot of the layout
     * @param products one per ratio of the layout
     */
    public static Estimate of(
            final OutcomeLayout layout,
            final Ratio ratio,
            final List<SlotTally> tallies,
            final List<ProductTally> products,
            final double level) {
        final int a = layout.index(ratio.numerator());
        final int b = layout.index(ratio.denominator());
        final List<Slot> slots = layout.slots();
        final ProductTally product = products.get(layout.ratios().indexOf(ratio));
        return RatioSequence.estimate(
                ratio, slots.get(a), tallies.get(a), slots.get(b), tallies.get(b), product, level);
    }

    /**
     * Returns a survival estimate without limits: Kaplan-Meier limits hold only for a number of trials fixed
     * beforehand.
     */
    static Estimate withoutInterval(final Estimate fixed) {
        return Double.isNaN(fixed.value())
                ? fixed
                : Interval.NONE.around(fixed.value(), fixed.level(), fixed.n(), fixed.unit(), NONE);
    }

    /**
     * Returns the survival curves of each survival, by its name, in the layout's order, without limits; unmodifiable.
     *
     * @param tallies one per slot
     * @param curves one per curve
     * @param level level to store in the points, although they have no limits
     */
    public static Map<String, List<SurvivalCurve>> survivals(
            final OutcomeLayout layout,
            final List<SlotTally> tallies,
            final List<CurveTally> curves,
            final double level) {
        final Map<String, List<SurvivalCurve>> all =
                new LinkedHashMap<>(MetricEstimates.survivals(layout, tallies, curves, level));
        all.replaceAll((name, own) ->
                own.stream().map(AnytimeEstimates::withoutInterval).toList());
        return Collections.unmodifiableMap(all);
    }

    private static SurvivalCurve withoutInterval(final SurvivalCurve curve) {
        return new SurvivalCurve(
                curve.label(),
                curve.points().stream()
                        .map(p -> new SurvivalCurve.Point(p.atRisk(), p.lost(), withoutInterval(p.surviving())))
                        .toList());
    }
}
