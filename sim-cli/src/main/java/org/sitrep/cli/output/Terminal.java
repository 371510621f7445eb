package org.sitrep.cli.output;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Decides on characters and colours from the environment. Pure.
 *
 * <p>Characters: {@code SITREP_ASCII} decides if it is set (0: never ASCII, anything else: always). Otherwise the first
 * non-empty of {@code LC_ALL}, {@code LC_CTYPE} and {@code LANG} decides, as in POSIX: UTF-8 if it names UTF-8, else
 * ASCII. If none is set, a terminal gets ASCII, the meaning of the C locale (on Windows, the encoding of its console).
 * A pipe or file gets UTF-8, so that the files of a build machine do not depend on it. The launcher gives the JVM
 * another locale if the user's would lose characters of arguments. It then passes on the user's locale, which may be
 * empty, in {@code SITREP_LOCALE}.
 *
 * <p>Colours: {@code NO_COLOR} and {@code TERM=dumb} turn them off, {@code CLICOLOR_FORCE} on even in a pipe;
 * {@code NO_COLOR} wins.
 */
final class Terminal {
    private Terminal() {}

    /**
     * Returns whether text is limited to ASCII.
     *
     * @param terminal whether it goes to a terminal
     * @param windowsConsole encoding of the Windows console; empty elsewhere
     */
    static boolean ascii(final Map<String, String> environment, final boolean terminal, final String windowsConsole) {
        final String wish = environment.getOrDefault("SITREP_ASCII", "");
        if (!wish.isEmpty()) {
            return !"0".equals(wish);
        }
        final String said = environment.containsKey("SITREP_LOCALE")
                ? environment.get("SITREP_LOCALE")
                : Stream.of("LC_ALL", "LC_CTYPE", "LANG")
                        .map(name -> environment.getOrDefault(name, ""))
                        .filter(value -> !value.isEmpty())
                        .findFirst()
                        .orElse("");
        final String locale = said.isEmpty() ? windowsConsole : said;
        return locale.isEmpty() ? terminal : !isUtf8(locale);
    }

    private static boolean isUtf8(final String locale) {
        final String name = locale.toLowerCase(Locale.ROOT);
        return name.contains("utf-8") || name.contains("utf8") || name.contains("65001");
    }

    /** Returns the encoding of the Windows console as the JDK names it; empty elsewhere. */
    static String windowsConsole() {
        if (!System.getProperty("os.name", "").startsWith("Windows")) {
            return "";
        }
        return System.getProperty("stdout.encoding", System.getProperty("sun.stdout.encoding", ""));
    }

    /** Returns whether text may be coloured. */
    static boolean colour(final Map<String, String> environment, final boolean terminal) {
        if (!environment.getOrDefault("NO_COLOR", "").isEmpty()) {
            return false;
        }
        final String force = environment.getOrDefault("CLICOLOR_FORCE", "");
        if (!force.isEmpty() && !"0".equals(force)) {
            return true;
        }
        return terminal && !"dumb".equals(environment.get("TERM"));
    }
}
