package org.sitrep.cli.output;

import java.util.Locale;

/** What results are written as. */
public enum Format {
    /** For reading in a terminal of 80 columns. */
    TEXT("for people, 80 columns"),
    /** For programs; keys are stable. */
    JSON("for programs; keys are stable"),
    /** For spreadsheets: RFC 4180, a header line, full precision. */
    CSV("for spreadsheets: one header line, full precision"),
    /** For pasting into a discussion. */
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
