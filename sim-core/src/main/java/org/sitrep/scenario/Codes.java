package org.sitrep.scenario;

/**
 * Stable codes of all faults that the file layer detects. A code never changes its meaning; a new fault gets a new
 * code.
 */
public enum Codes {
    UNREADABLE("S001", "a file is missing or cannot be read"),
    TOO_LARGE("S002", "a file is larger than 1 MiB"),
    NOT_TEXT("S003", "a file is not UTF-8 text"),
    SYNTAX("S004", "a file has a YAML syntax error"),
    ALIAS("S005", "YAML anchors and aliases are not allowed"),
    TAG("S006", "YAML tags are not allowed"),
    TOO_DEEP("S007", "a file has more than 64 levels of nesting"),
    SEVERAL_DOCUMENTS("S008", "a file holds more than one YAML document"),
    DUPLICATE_KEY("S009", "a key occurs twice in one map"),
    BAD_KEY("S010", "a key is empty, not a plain word, or contains a dot or an asterisk"),
    BAD_NUMBER("S011", "a number is infinite or too large"),
    NOT_A_MAP("S012", "a file is not a map of keys"),
    FORMAT_VERSION("S013", "the format version (sitrep: 1) is missing or unknown"),
    HEADER("S014", "ruleset or title is missing, not text, unknown, or contradicts the scenario's"),
    BAD_EXTENDS("S015", "extends is not a file name or a list of file names"),
    CYCLE("S016", "files extend each other in a cycle"),
    LEAVES_ROOT("S017", "extends leaves the folder that it may read"),
    BAD_PROVENANCE("S018", "a provenance entry is malformed"),
    IDLE_PROVENANCE("S019", "a provenance path matches nothing"),
    BAD_SET("S020", "a --set is not path=value"),
    SET_PATH("S021", "the path of a --set passes through a value or outside a list"),
    UNSAFE_TEXT("S022", "text or a key contains a control character or one that changes the writing direction"),
    UNKNOWN_KEY("S030", "a key is unknown"),
    MISSING_KEY("S031", "a required key is missing"),
    WRONG_TYPE("S032", "a value is of the wrong type"),
    OUT_OF_RANGE("S033", "a number is out of range"),
    WRONG_SIZE("S034", "a list or map has too few or too many entries"),
    UNKNOWN_WORD("S035", "a word is not one of the allowed ones"),
    DANGLING("S036", "a name refers to nothing"),
    INCONSISTENT("S037", "values contradict each other");

    private final String id;
    private final String summary;

    Codes(final String id, final String summary) {
        this.id = id;
        this.summary = summary;
    }

    /** Returns the printed code, e.g. {@code S030}. */
    public String id() {
        return id;
    }

    /** Returns a one-line description of the fault. */
    public String summary() {
        return summary;
    }
}
