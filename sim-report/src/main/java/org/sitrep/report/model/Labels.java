package org.sitrep.report.model;

import java.util.Locale;
import java.util.regex.Pattern;

/** Names of metrics with their units, neither left out nor said twice. Stateless. */
public final class Labels {
    private Labels() {}

    /** Returns the label and behind a comma the unit, the label alone where it {@link #says} the unit. */
    public static String withUnit(final String label, final String unit) {
        return says(label, unit) ? label : label + ", " + unit;
    }

    /** Returns the unit to put behind a number that stands beside the label: none where the label {@link #says} it. */
    public static String unitBeside(final String label, final String unit) {
        return says(label, unit) ? "" : unit;
    }

    /**
     * Returns whether the unit is one of the label's words, as in {@code Marines who survive} of Marines, or is empty.
     */
    private static boolean says(final String label, final String unit) {
        return unit.isEmpty()
                || Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(unit.toLowerCase(Locale.ROOT))
                                + "(?![\\p{L}\\p{N}])")
                        .matcher(label.toLowerCase(Locale.ROOT))
                        .find();
    }
}
