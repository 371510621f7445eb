package org.sitrep.scenario;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The program's name in lines to copy, and how a POSIX shell needs their words quoted. The launcher sets the system
 * property {@code sitrep.program} to the program as it was called; without it the name is {@code ./sitrep}.
 */
public final class Launcher {
    private static final String DEFAULT = "./sitrep";

    /** The program as it was called, quoted for a shell. */
    public static final String NAME = quoted(System.getProperty("sitrep.program", DEFAULT));

    private Launcher() {}

    /** Returns the line that calls the program with words, which are quoted for a shell. */
    public static String line(final List<String> words) {
        return words.stream().map(Launcher::quoted).collect(Collectors.joining(" ", NAME + " ", ""));
    }

    /** Returns a text of a packed or shipped file, which calls the program {@code ./sitrep}, with its present name. */
    public static String named(final String text) {
        return text.replace(DEFAULT + " ", NAME + " ");
    }

    /**
     * Returns the word quoted for a shell: unchanged without special characters, in double quotes if these can hold its
     * single quotes, otherwise in single quotes.
     */
    public static String quoted(final String word) {
        if (word.contains("'") && word.chars().noneMatch(c -> "\"$`\\!".indexOf(c) >= 0)) {
            return '"' + word + '"';
        }
        return word.matches("[A-Za-z0-9_@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
