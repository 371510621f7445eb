package org.sitrep.scenario;

/** Puts the range of a field into words. */
final class Ranges {
    private Ranges() {}

    /** Returns for example {@code 0 to 12 Damage}; the unit alone if there is no limit. */
    static String of(final RecordShape.Component component) {
        final String unit = component.field().unit();
        return unit.isEmpty() ? bounds(component) : bounds(component) + " " + unit;
    }

    /** Returns for example {@code at least 1}; empty if there is no limit. */
    static String bounds(final RecordShape.Component component) {
        final Field field = component.field();
        if (component.hasMin() && component.hasMax()) {
            return field.min() == field.max() ? "exactly " + field.min() : field.min() + " to " + field.max();
        }
        if (component.hasMin()) {
            return "at least " + field.min();
        }
        return component.hasMax() ? "at most " + field.max() : "";
    }
}
