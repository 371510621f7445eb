package org.sitrep.report.chart;

import java.util.Locale;

/** The part that one of several candidates plays in a search; a picture of candidates marks its dot. */
public enum Role {
    /** One candidate among others. */
    PLAIN,
    /** The present values. */
    NOW,
    /** The answer of the search. */
    CHOSEN;

    /** Radius of a marked dot, px. */
    static final double RADIUS = 7;

    /** Returns the class of its dot in the style sheet of the pictures. */
    String style() {
        return switch (this) {
            case PLAIN -> "main";
            case NOW -> "now";
            case CHOSEN -> "good";
        };
    }

    /** Returns its name in a legend. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
