package org.sitrep.analysis.sweep;

import java.util.List;
import java.util.Optional;
import org.sitrep.stats.Estimate;

/**
 * The effect of one factor on one metric. The design determines which parts exist.
 *
 * @param path the factor's path
 * @param metric the slot's name
 * @param curve mean of the metric at or around each value of the factor, each interval by itself; empty where the
 *     design does not give one
 * @param overRange for a number, the change from its least value to its greatest
 * @param widest change from the value with the least mean to that with the greatest; its interval allows for this
 *     selection
 * @param elementary elementary effects, from walks
 * @param shares shares of variance, from pairs
 * @param basis basis of the curve, in words; empty if there is none
 */
public record Effect(
        String path,
        String metric,
        List<Level> curve,
        Optional<Span> overRange,
        Optional<Span> widest,
        Optional<Elementary> elementary,
        Optional<Shares> shares,
        String basis) {
    public Effect {
        curve = List.copyOf(curve);
    }

    /**
     * A point of a response curve.
     *
     * @param value the factor's value, or a label for several
     * @param at its position among numbers; NaN for a choice
     * @param mean mean of the metric
     */
    public record Level(String value, double at, Estimate mean) {}

    /**
     * A change from one value of the factor to another.
     *
     * @param from value before
     * @param to value after
     * @param change change of the metric's mean
     */
    public record Span(String from, String to, Estimate change) {}

    /**
     * Elementary effects: the changes of the metric's mean when this factor alone changes by one step, at many places.
     * A number always moves by the same step, so the changes are those that were measured: none is divided by the step
     * or multiplied up to the range. Source: Morris, Technometrics 33 (1991), 161-174; the mean size: Campolongo,
     * Cariboni, Saltelli, Environ. Model. Softw. 22 (2007), 1509-1518. Both divide by the step, a constant here.
     *
     * @param step how far a number moves, in its own unit; NaN for a choice, which changes to another one
     * @param mean mean change when the number rises by a step (Morris's mu); empty for a choice, where a sign means
     *     nothing
     * @param size mean of the absolute change (mu*); about 0, on either side, for a factor without effect
     * @param spread standard deviation of the change between places, without the noise of the trials (sigma): 0 where a
     *     step does the same everywhere, greater if the change depends on where the factor stands (it is not linear) or
     *     on other factors (they interact)
     * @param walks number of changes
     * @param shows whether the factor has an effect beyond chance: at the places of these walks, regardless of others,
     *     or on average over the space
     */
    public record Elementary(
            double step, Optional<Estimate> mean, Estimate size, Estimate spread, int walks, boolean shows) {}

    /**
     * The shares of the variance of the metric's mean over the space that are due to the factor (Sobol).
     *
     * @param first share of the factor alone
     * @param total share including its interactions with others
     * @param pairs number of pairs
     */
    public record Shares(Estimate first, Estimate total, int pairs) {}

    Effect withShares(final Optional<Shares> of) {
        return new Effect(path, metric, curve, overRange, widest, elementary, of, basis);
    }

    /**
     * Returns the quantity by which factors are ranked: the total share, the size of elementary effects, or the widest
     * change; empty if there is none of them.
     */
    public Optional<Estimate> weight() {
        return shares.map(Shares::total)
                .or(() -> elementary.map(Elementary::size))
                .or(() -> widest.map(Span::change));
    }

    /**
     * Returns whether the factor is shown to have an effect: whether its elementary effects show, or else the interval
     * of its weight excludes 0.
     */
    public boolean shows() {
        return elementary()
                .map(Elementary::shows)
                .orElse(weight().map(weight -> weight.low() > 0).orElse(false));
    }
}
