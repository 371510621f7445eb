package org.sitrep.cli.service.check;

import java.util.Locale;

/** What a check is written as. */
public enum CheckFormat {
    /** For people, in a terminal. */
    TEXT,
    /** For programs; keys are stable. */
    JSON,
    /** For spreadsheets. */
    CSV,
    /** For the discussion of a change. */
    MARKDOWN,
    /** JUnit XML, for what shows tests. */
    JUNIT;

    /** Returns what to type. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
