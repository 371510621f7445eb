package org.sitrep.outcome;

import java.util.Objects;

/**
 * One number of a trial's outcome: an integer in {@code min … max}, or {@link Outcome#ABSENT}. Its value in
 * {@link #unit units} is the integer divided by {@link #divisor}.
 *
 * @param name dotted metric name, e.g. {@code marine.3.killed}
 * @param label its name in reports, a few words
 * @param unit the unit of the value, in the plural ({@code Marines}, {@code Damage}); {@code share} for a flag
 * @param kind how reports interpret it
 * @param min smallest integer, inclusive; not {@link Outcome#ABSENT}
 * @param max largest integer, inclusive; together with {@code min} it bounds the exact histogram
 * @param divisor at least 1
 * @param better the direction that is good for the bot's side; defines "best" in reports
 * @param open whether values above {@code max}, or below a negative {@code min}, are possible, if hardly ever; they
 *     count as the nearer end
 * @param leads whether it comes before slots that do not lead: where two sides differ in it, the others do not count
 */
public record Slot(
        String name,
        String label,
        String unit,
        Kind kind,
        int min,
        int max,
        int divisor,
        Better better,
        boolean open,
        boolean leads)
        implements Metric {
    /** The interpretation of a slot's integer. */
    public enum Kind {
        /** 0 or 1; its mean is a rate. */
        FLAG,
        /** A count of things. */
        COUNT,
        /** Any other integer quantity, possibly negative. */
        QUANTITY
    }

    /** The direction that is good for the bot's side. */
    public enum Better {
        /** Higher values are better. */
        HIGHER,
        /** Lower values are better. */
        LOWER,
        /** Neither direction is better. */
        NEUTRAL
    }

    public Slot {
        Objects.requireNonNull(name);
        Objects.requireNonNull(label);
        Objects.requireNonNull(unit);
        Objects.requireNonNull(kind);
        Objects.requireNonNull(better);
        if (min > max || min == Outcome.ABSENT || divisor < 1) {
            throw new IllegalArgumentException(name + ": " + min + " … " + max + " / " + divisor);
        }
        if (leads && better == Better.NEUTRAL) {
            throw new IllegalArgumentException(name + " leads, but has no better direction");
        }
        if (kind == Kind.FLAG && (min != 0 || max != 1 || divisor != 1)) {
            throw new IllegalArgumentException(name + ": a flag is 0 or 1");
        }
    }

    /** Creates a slot that does not lead and whose bounds are those of the rules. */
    public Slot(
            final String name,
            final String label,
            final String unit,
            final Kind kind,
            final int min,
            final int max,
            final int divisor,
            final Better better) {
        this(name, label, unit, kind, min, max, divisor, better, false, false);
    }

    /** Returns the same slot with other bounds. */
    public Slot within(final int low, final int high) {
        return new Slot(name, label, unit, kind, low, high, divisor, better, open, leads);
    }

    /** Returns the same slot, whose bounds stand for all values beyond them. */
    public Slot opened() {
        return new Slot(name, label, unit, kind, min, max, divisor, better, true, leads);
    }

    /** Returns the same slot, which comes before those that do not lead. */
    public Slot leading() {
        return new Slot(name, label, unit, kind, min, max, divisor, better, open, true);
    }

    /** Returns a slot that is 0 or 1. */
    public static Slot flag(final String name, final String label, final Better better) {
        return new Slot(name, label, "share", Kind.FLAG, 0, 1, 1, better);
    }

    /** Returns a slot that counts from 0 to {@code max}. */
    public static Slot count(
            final String name, final String label, final String unit, final int max, final Better better) {
        return new Slot(name, label, unit, Kind.COUNT, 0, max, 1, better);
    }
}
