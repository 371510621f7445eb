package org.sitrep.analysis.check;

/** What can be wrong with a baseline, with stable codes. */
public enum BaselineCodes {
    VERSION("BL001", "the file is no baseline, or of a version that this build does not read"),
    LINE("BL002", "a line is unknown, missing, twice or cannot be read"),
    MARGIN("BL003", "a margin is no number of at least 0"),
    /** A packed record that is damaged. */
    RECORD("BL004", "a packed record is damaged or does not belong to the lines above it"),
    MISSING("BL005", "a scenario or a bot is not there"),
    METRIC("BL006", "a metric is not there any more, or is counted otherwise");

    private final String id;
    private final String summary;

    BaselineCodes(final String id, final String summary) {
        this.id = id;
        this.summary = summary;
    }

    /** Returns the code as printed. */
    public String id() {
        return id;
    }

    /** Returns one line that says what is wrong. */
    public String summary() {
        return summary;
    }
}
