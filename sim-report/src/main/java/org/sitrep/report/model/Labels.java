package org.sitrep.report.model;

import java.util.Locale;
import java.util.regex.Pattern;

/** Combines the labels and units of metrics so that each unit appears exactly once. Stateless. */
public final class Labels {
    private Labels() {}

    /** Returns the label, a comma and the unit; only the label if it {@link #says} the unit. */
    public static String withUnit(final String label, final String unit) {
        return says(label, unit) ? label : label + ", " + unit;
    }

    /** Returns the unit to put after a number next to the label; empty if the label {@link #says} it. */
    public static String unitAfter(final String label, final String unit) {
        return says(label, unit) ? "" : unit;
    }

    /** Returns whether the unit is empty or a word of the label, such as Marines in {@code Marines who survive}. */
    private static boolean says(final String label, final String unit) {
        return unit.isEmpty()
                || Pattern.compile(
                                "(?<![\\p{L}0-9])" + Pattern.quote(unit.toLowerCase(Locale.ROOT)) + "(?![\\p{L}0-9])")
                        .matcher(label.toLowerCase(Locale.ROOT))
                        .find();
    }
}
