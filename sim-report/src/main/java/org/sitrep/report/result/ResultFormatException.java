package org.sitrep.report.result;

import org.sitrep.scenario.Finding;

/** A file is not a capsule that this build can read. The finding says what is wrong, where, and what to do. */
public final class ResultFormatException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Finding finding;

    /** Creates the exception; its message is the finding as text. */
    public ResultFormatException(final Finding finding) {
        super(finding.toString());
        this.finding = finding;
    }

    /** Returns what is wrong; its code is one of {@link ResultCodes}. */
    public Finding finding() {
        return finding;
    }
}
