package org.sitrep.outcome;

/** A metric: a number of each trial ({@link Slot}), or a ratio of two sums over all trials ({@link Ratio}). */
public sealed interface Metric permits Slot, Ratio {
    /** Returns its dotted name, unique in a layout. */
    String name();

    /** Returns its name in reports. */
    String label();

    /** Returns the unit of its value. */
    String unit();

    /** Returns the direction that is good for the bot's side. */
    Slot.Better better();

    /** Returns whether it comes before metrics that do not lead; see {@link Slot#leads}. */
    boolean leads();
}
