package org.sitrep.junit;

/** What becomes of a test when the missions are used up and something is neither shown nor refuted. */
public enum Undecided {
    /** It fails: give it more missions, or expect less exactly. */
    FAIL,
    /** It counts as skipped, with the reason. */
    SKIP,
    /** It passes: only what is refuted fails. */
    PASS
}
