package org.sitrep.outcome;

import java.util.Objects;

/**
 * A metric that is the ratio of two slots' sums over the trials, e.g. Enemies eliminated to Enemies met. It is not the
 * mean of the trials' ratios: a trial with more Enemies has more weight. A trial fills both slots or leaves both
 * absent.
 *
 * @param name dotted metric name
 * @param label its name in reports
 * @param unit the unit of the value
 * @param numerator name of a slot of the same layout
 * @param denominator name of a slot of the same layout that is never negative
 * @param better the direction that is good for the bot's side
 */
public record Ratio(String name, String label, String unit, String numerator, String denominator, Slot.Better better)
        implements Metric {
    public Ratio {
        Objects.requireNonNull(name);
        Objects.requireNonNull(label);
        Objects.requireNonNull(unit);
        Objects.requireNonNull(numerator);
        Objects.requireNonNull(denominator);
        Objects.requireNonNull(better);
    }

    /** {@inheritDoc} A ratio never does. */
    @Override
    public boolean leads() {
        return false;
    }
}
