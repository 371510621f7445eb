package org.sitrep.junit;

import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** The outcome of a test whose expectation is neither shown nor refuted when all trials are played. */
public enum Undecided {
    /** The test fails: allow more trials, or a wider range. */
    FAIL,
    /** The test counts as skipped, with the reason. */
    SKIP,
    /** The test passes: only a refuted expectation fails. */
    PASS;

    /** Ends the test with this outcome. */
    void tell(final String undecided, final String advice) {
        if (this == FAIL) {
            throw new AssertionFailedError(undecided + advice);
        }
        if (this == SKIP) {
            throw new TestAbortedException(undecided);
        }
    }
}
