package org.sitrep.ruleset.odds;

/**
 * An option of an odds question. Two forms may share an option, with all its properties equal.
 *
 * @param name with its hyphens, e.g. {@code --range}
 * @param kind kind of its value
 * @param label placeholder of its value in the help, e.g. {@code R}; empty for a switch
 * @param description a sentence or two
 * @param orElse default value; empty if it has none
 */
public record OddsOption(String name, Kind kind, String label, String description, String orElse) {
    /** The kind of an option's value. */
    public enum Kind {
        /** Any text. */
        TEXT,
        /** A whole number. */
        NUMBER,
        /** No value: the option is present or not. */
        SWITCH
    }

    /** Returns an option that takes text. */
    public static OddsOption text(final String name, final String label, final String description) {
        return new OddsOption(name, Kind.TEXT, label, description, "");
    }

    /** Returns an option that takes a whole number. */
    public static OddsOption number(final String name, final String label, final String description) {
        return new OddsOption(name, Kind.NUMBER, label, description, "");
    }

    /** Returns an option that takes a whole number, with a default. */
    public static OddsOption number(final String name, final String label, final String description, final int orElse) {
        return new OddsOption(
                name, Kind.NUMBER, label, description + " (default: " + orElse + ").", Integer.toString(orElse));
    }

    /** Returns a switch, which is present or not. */
    public static OddsOption flag(final String name, final String description) {
        return new OddsOption(name, Kind.SWITCH, "", description, "");
    }
}
