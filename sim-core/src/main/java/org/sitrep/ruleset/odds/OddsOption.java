package org.sitrep.ruleset.odds;

/**
 * An option by which odds are asked for. Two forms may have the same one, with everything about it alike.
 *
 * @param name with its hyphens, e.g. {@code --range}
 * @param kind what it takes
 * @param label what stands for its value in the help, e.g. {@code R}; empty for a switch
 * @param description a sentence or two
 * @param orElse its value if it is not typed; empty if it has none
 */
public record OddsOption(String name, Kind kind, String label, String description, String orElse) {
    /** What an option takes. */
    public enum Kind {
        /** Any text. */
        TEXT,
        /** A whole number. */
        NUMBER,
        /** Nothing: it is there or not. */
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

    /** Returns an option that takes a whole number and has one if it is not typed. */
    public static OddsOption number(final String name, final String label, final String description, final int orElse) {
        return new OddsOption(
                name, Kind.NUMBER, label, description + " (default: " + orElse + ").", Integer.toString(orElse));
    }

    /** Returns an option that is there or not. */
    public static OddsOption flag(final String name, final String description) {
        return new OddsOption(name, Kind.SWITCH, "", description, "");
    }
}
