package org.sitrep.report.result;

/** What can be wrong with a capsule file. */
public final class ResultCodes {
    /** The file is not JSON. */
    public static final String NOT_JSON = "C001";

    /** The file is of a schema version that this build does not know, or no capsule at all. */
    public static final String UNKNOWN_VERSION = "C002";

    /** A key is missing, or its value is of the wrong type or out of range. */
    public static final String WRONG_VALUE = "C003";

    /** Values contradict each other: the file was damaged or edited. */
    public static final String INCONSISTENT = "C004";

    private ResultCodes() {}
}
