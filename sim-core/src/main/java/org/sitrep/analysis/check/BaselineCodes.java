package org.sitrep.analysis.check;

/** What can be wrong with a baseline, with stable codes. */
public enum BaselineCodes {
    /** The file is no baseline, or of a version that this build does not read. */
    VERSION("BL001"),
    /** A line is unknown, missing, twice or cannot be read. */
    LINE("BL002"),
    /** A margin is no number of at least 0. */
    MARGIN("BL003"),
    /** A packed record is damaged or does not belong to the lines above it. */
    RECORD("BL004"),
    /** A scenario or a bot is not there. */
    MISSING("BL005"),
    /** A metric is not there any more, or is counted otherwise. */
    METRIC("BL006");

    private final String id;

    BaselineCodes(final String id) {
        this.id = id;
    }

    /** Returns the code as printed. */
    public String id() {
        return id;
    }
}
