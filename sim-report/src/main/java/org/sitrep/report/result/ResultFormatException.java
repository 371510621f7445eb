package org.sitrep.report.result;

import org.sitrep.scenario.Finding;

/**
 * Thrown if a file is not a result file that this build can read. The finding says what is wrong, where, and what to
 * do.
 */
public final class ResultFormatException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Finding finding;

    /** Creates the exception; its message is the text of the finding. */
    public ResultFormatException(final Finding finding) {
        super(finding.toString());
        this.finding = finding;
    }

    /** Returns the finding; its code is one of {@link ResultCodes}. */
    public Finding finding() {
        return finding;
    }
}
