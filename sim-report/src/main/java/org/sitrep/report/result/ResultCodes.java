package org.sitrep.report.result;

/** Codes of the findings about a result file. */
public final class ResultCodes {
    /** The file is not JSON. */
    public static final String NOT_JSON = "C001";

    /** The file is of an unknown schema version, or not a result file. */
    public static final String UNKNOWN_VERSION = "C002";

    /** A key is missing, or its value is of the wrong type or out of range. */
    public static final String WRONG_VALUE = "C003";

    /** Values contradict each other: the file was damaged or edited. */
    public static final String INCONSISTENT = "C004";

    private ResultCodes() {}
}
