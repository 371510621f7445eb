package org.sitrep.report.model;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

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

    /**
     * Returns the last words of a path: {@code least}, or more if needed to distinguish it from the others, up to the
     * whole path.
     */
    static String ending(final String path, final List<String> paths, final int least) {
        final List<String> words = List.of(path.split("\\."));
        return IntStream.range(least, words.size())
                .mapToObj(n -> String.join(".", words.subList(words.size() - n, words.size())))
                .filter(end -> paths.stream()
                                .filter(other -> ("." + other).endsWith("." + end))
                                .count()
                        == 1)
                .findFirst()
                .orElse(path);
    }

    /** Returns whether the unit is empty or a word of the label, such as Marines in {@code Marines who survive}. */
    private static boolean says(final String label, final String unit) {
        return unit.isEmpty()
                || Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(unit.toLowerCase(Locale.ROOT))
                                + "(?![\\p{L}\\p{N}])")
                        .matcher(label.toLowerCase(Locale.ROOT))
                        .find();
    }
}
