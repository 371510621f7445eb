package org.sitrep.ruleset.story;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.portable.Portable;

/** Phrases that the narration of every game needs. */
public final class Phrases {
    private Phrases() {}

    /** Returns e.g. {@code 1 hit} or {@code 3 hits}. */
    public static String count(final int n, final String one, final String many) {
        return n + " " + (n == 1 ? one : many);
    }

    /** Returns a change with its sign, e.g. {@code +2}. */
    public static String signed(final int change) {
        return (change > 0 ? "+" : "") + change;
    }

    /** Returns a word written in capitals elsewhere, with only its first letter capital, e.g. {@code Focus}. */
    public static String capital(final String word) {
        return word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT);
    }

    /** Returns the name of a constant with a capital letter at each word, e.g. {@code Kill Shot}. */
    public static String title(final Enum<?> constant) {
        return Stream.of(constant.name().split("_")).map(Phrases::capital).collect(Collectors.joining(" "));
    }

    /** Returns yes or no for an option, 0 for no and 1 for yes. */
    public static String yes(final int option) {
        return option == 0 ? "no" : "yes";
    }

    /** Returns a number with {@code decimals} decimals, never {@code -0}. */
    public static String fixed(final double number, final int decimals) {
        final String text = Portable.format("%." + decimals + "f", number);
        return text.matches("-0(\\.0*)?") ? text.substring(1) : text;
    }
}
