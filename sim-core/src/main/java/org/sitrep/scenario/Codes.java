package org.sitrep.scenario;

/**
 * Everything the file layer can find wrong, with its stable code. A code is never given another meaning; a new fault
 * gets a new code.
 */
public enum Codes {
    /** A file that is named cannot be read. */
    UNREADABLE("S001", "a file is missing or cannot be read"),
    /** More bytes than a file of data has reason to have. */
    TOO_LARGE("S002", "a file is larger than 1 MiB"),
    /** Not UTF-8, or a character that YAML forbids. */
    NOT_TEXT("S003", "a file is not UTF-8 text"),
    /** Not YAML. */
    SYNTAX("S004", "YAML syntax"),
    /** {@code &name} or {@code *name}. */
    ALIAS("S005", "YAML anchors and aliases are refused"),
    /** {@code !type}. */
    TAG("S006", "YAML tags are refused"),
    /** Maps and lists in each other without end. */
    TOO_DEEP("S007", "a file is nested more than 64 deep"),
    /** {@code ---} twice. */
    SEVERAL_DOCUMENTS("S008", "a file holds more than one YAML document"),
    /** The same key twice in one map. */
    DUPLICATE_KEY("S009", "a key stands twice in one map"),
    /** A key that no dotted path can name. */
    BAD_KEY("S010", "a key is empty, not a plain word, or contains a dot or an asterisk"),
    /** Infinite, not a number, or beyond 64 bits. */
    BAD_NUMBER("S011", "a number is infinite or too large"),
    /** A file, or its root, of the wrong kind. */
    NOT_A_MAP("S012", "a file does not hold a map of keys"),
    /** {@code sitrep: 1} is missing or names another version. */
    FORMAT_VERSION("S013", "the format version (sitrep: 1) is missing or unknown"),
    /** {@code ruleset} or {@code title}. */
    HEADER("S014", "ruleset or title is missing, not a text, not known, or contradicts the scenario's"),
    /** {@code extends} is no list of file names. */
    BAD_EXTENDS("S015", "extends is not a file name or a list of file names"),
    /** A file that extends itself. */
    CYCLE("S016", "files extend each other in a circle"),
    /** A path out of the scenario folder. */
    LEAVES_ROOT("S017", "extends leaves the folder that it may read"),
    /** {@code provenance} of a wrong shape. */
    BAD_PROVENANCE("S018", "a provenance entry is malformed"),
    /** A pattern that names no value. */
    IDLE_PROVENANCE("S019", "a provenance path matches nothing"),
    /** Not {@code path=value}. */
    BAD_SET("S020", "a --set is not path=value"),
    /** The path of a {@code --set} cannot be followed. */
    SET_PATH("S021", "the path of a --set leads through a value or out of a list"),
    /** See {@link SafeText}. */
    UNSAFE_TEXT("S022", "a text or key holds a control character, or one that turns the direction of writing"),
    /** A key that the record does not have. */
    UNKNOWN_KEY("S030", "unknown key"),
    /** A key without which the record cannot be. */
    MISSING_KEY("S031", "a required key is missing"),
    /** Text where a number should be, and the like. */
    WRONG_TYPE("S032", "a value is of the wrong type"),
    /** A number outside its range. */
    OUT_OF_RANGE("S033", "a number is out of range"),
    /** A list or map with too few or too many entries. */
    WRONG_SIZE("S034", "a list or map has too few or too many entries"),
    /** A word that is none of the legal ones. */
    UNKNOWN_WORD("S035", "a word is not one of the legal ones"),
    /** A name of something that is not there. */
    DANGLING("S036", "a name refers to nothing"),
    /** The record's own check. */
    INCONSISTENT("S037", "values contradict each other");

    private final String id;
    private final String summary;

    Codes(final String id, final String summary) {
        this.id = id;
        this.summary = summary;
    }

    /** Returns the code as printed, e.g. {@code S030}. */
    public String id() {
        return id;
    }

    /** Returns one line that says what is wrong. */
    public String summary() {
        return summary;
    }
}
