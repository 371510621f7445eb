package org.sitrep.junit;

import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** What becomes of a test when the trials are used up and something is neither shown nor refuted. */
public enum Undecided {
    /** It fails: give it more trials, or expect less exactly. */
    FAIL,
    /** It counts as skipped, with the reason. */
    SKIP,
    /** It passes: only what is refuted fails. */
    PASS;

    /** Ends the test as it is to end where something is undecided. */
    void tell(final String undecided, final String advice) {
        if (this == FAIL) {
            throw new AssertionFailedError(undecided + advice);
        }
        if (this == SKIP) {
            throw new TestAbortedException(undecided);
        }
    }
}
