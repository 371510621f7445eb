package org.sitrep.ruleset.story;

import java.util.Locale;

/** Small turns of phrase that every game's replay needs. */
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

    /** Returns a word in capitals as it is written elsewhere, e.g. {@code Focus}. */
    public static String capital(final String word) {
        return word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT);
    }

    /** Returns an answer that is 0 for no and 1 for yes. */
    public static String yes(final int option) {
        return option == 0 ? "no" : "yes";
    }
}
