package org.sitrep.scenario;

/** Puts the range of a field into words. */
final class Ranges {
    private Ranges() {}

    /** Returns for example {@code 0 to 12 Damage}, {@code at least 1}, or {@code everything} if there is no limit. */
    static String of(final RecordShape.Component component, final String everything) {
        final String range = bounds(component, everything);
        final String unit = component.field().unit();
        return unit.isEmpty() ? range : range + " " + unit;
    }

    private static String bounds(final RecordShape.Component component, final String everything) {
        final Field field = component.field();
        if (component.hasMin() && component.hasMax()) {
            return field.min() == field.max() ? "exactly " + field.min() : field.min() + " to " + field.max();
        }
        if (component.hasMin()) {
            return "at least " + field.min();
        }
        return component.hasMax() ? "at most " + field.max() : everything;
    }
}
