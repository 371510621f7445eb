package org.sitrep.outcome;

import java.util.Objects;

/**
 * A metric that is a ratio of two slots' sums over the trials, e.g. Enemies eliminated to Enemies met. Not the mean of
 * the trials' ratios: a trial with more Enemies counts for more. A trial fills both slots or leaves both absent.
 *
 * @param name dotted metric name
 * @param label what a report calls it
 * @param unit the unit of the value
 * @param numerator name of a slot of the same layout
 * @param denominator name of a slot of the same layout that is never negative
 * @param better which direction is good for whom the bot plays
 */
public record Ratio(String name, String label, String unit, String numerator, String denominator, Slot.Better better) {
    public Ratio {
        Objects.requireNonNull(name);
        Objects.requireNonNull(label);
        Objects.requireNonNull(unit);
        Objects.requireNonNull(numerator);
        Objects.requireNonNull(denominator);
        Objects.requireNonNull(better);
    }
}
