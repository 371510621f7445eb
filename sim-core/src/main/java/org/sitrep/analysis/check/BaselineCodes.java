package org.sitrep.analysis.check;

/** Stable codes of the findings about a baseline. */
public enum BaselineCodes {
    /** The file is not a baseline, or has a version that this build cannot read. */
    VERSION("BL001"),
    /** A line is unknown, missing, repeated or unreadable. */
    LINE("BL002"),
    /** A margin is not a number of at least 0. */
    MARGIN("BL003"),
    /** A packed record is damaged or does not belong to the lines above it. */
    RECORD("BL004"),
    /** A scenario or a bot does not exist. */
    MISSING("BL005"),
    /** A metric no longer exists, or is counted differently. */
    METRIC("BL006");

    private final String id;

    BaselineCodes(final String id) {
        this.id = id;
    }

    /** Returns the printed code. */
    public String id() {
        return id;
    }
}
