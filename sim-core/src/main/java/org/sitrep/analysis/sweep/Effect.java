package org.sitrep.analysis.sweep;

import java.util.List;
import java.util.Optional;
import org.sitrep.stats.Estimate;

/**
 * What one factor does to one metric. Which parts there are depends on the design.
 *
 * @param path the factor's path
 * @param metric the slot's name
 * @param curve the mean of the metric at each value of the factor, or around it, each interval by itself; empty where a
 *     design does not tell
 * @param overRange of a number, from its least value to its greatest
 * @param widest from the value with the least mean to that with the greatest; its interval allows for their having been
 *     picked
 * @param elementary of walks
 * @param shares of pairs
 * @param basis what the curve rests on, in words; empty if there is none
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
     * @param value the factor's value, or what stands for several
     * @param at its place among numbers; NaN for a choice
     * @param mean of the metric
     */
    public record Level(String value, double at, Estimate mean) {}

    /**
     * A change from one value of the factor to another.
     *
     * @param from value before
     * @param to value after
     * @param change of the metric's mean
     */
    public record Span(String from, String to, Estimate change) {}

    /**
     * Elementary effects: what changing this factor alone does, from many places; of a number, taken to its whole range
     * (Morris).
     *
     * @param mean with its sign; empty for a choice, where a sign means nothing
     * @param size mean of the effects without their signs; about 0, on either side, for a factor that does nothing
     * @param spread standard deviation of the effects between places: 0 where the effect is the same everywhere
     * @param walks how many effects there are
     * @param shows whether the factor does anything that is more than chance: at the places of these walks, whatever it
     *     does elsewhere, or on average over the space
     */
    public record Elementary(Optional<Estimate> mean, Estimate size, Estimate spread, int walks, boolean shows) {}

    /**
     * What share of the variance of the metric's mean over the space goes back to the factor (Sobol).
     *
     * @param first through the factor alone
     * @param total together with all that it does in company of others
     * @param pairs how many pairs it rests on
     */
    public record Shares(Estimate first, Estimate total, int pairs) {}

    Effect withShares(final Optional<Shares> of) {
        return new Effect(path, metric, curve, overRange, widest, elementary, of, basis);
    }

    /**
     * Returns by what factors are ranked: the share in total, the size of elementary effects, or the widest change;
     * empty if there is none of them.
     */
    public Optional<Estimate> weight() {
        return shares.map(Shares::total)
                .or(() -> elementary.map(Elementary::size))
                .or(() -> widest.map(Span::change));
    }

    /**
     * Returns whether the factor is shown to do anything: whether its elementary effects show, or else the interval of
     * its weight is clear of 0.
     */
    public boolean shows() {
        return elementary()
                .map(Elementary::shows)
                .orElse(weight().map(weight -> weight.low() > 0).orElse(false));
    }
}
