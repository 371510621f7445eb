package org.sitrep.cli.output;

import java.util.Locale;

/** Formats of results. */
public enum Format {
    TEXT("for people, 80 columns"),
    JSON("for programs; keys are stable"),
    CSV("for spreadsheets: one header line, full precision"),
    MARKDOWN("for pasting into a discussion");

    private final String summary;

    Format(final String summary) {
        this.summary = summary;
    }

    /** Returns a one-line description of the use. */
    public String summary() {
        return summary;
    }

    /** Returns the word to type. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
