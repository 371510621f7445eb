package org.sitrep.cli.output;

import java.util.Locale;

/** What results are written as. */
public enum Format {
    TEXT("for people, 80 columns"),
    JSON("for programs; keys are stable"),
    CSV("for spreadsheets: one header line, full precision"),
    MARKDOWN("for pasting into a discussion");

    private final String summary;

    Format(final String summary) {
        this.summary = summary;
    }

    /** Returns one line that says what it is for. */
    public String summary() {
        return summary;
    }

    /** Returns what to type. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
