package org.sitrep.cli.base;

/** What the process returns to the shell. */
public final class ExitCode {
    /** Done, and the answer is good. */
    public static final int OK = 0;
    /** A fault of Sitrep, or of the machine (disk full). */
    public static final int OUR_FAULT = 1;
    /** The command line is wrong. */
    public static final int USAGE = 2;
    /** A scenario, capsule or other file is wrong; nothing was written. */
    public static final int BAD_DATA = 3;
    /** Done, and the verdict is negative. */
    public static final int VERDICT_NEGATIVE = 4;
    /** Done, and no verdict could be reached. */
    public static final int UNDECIDED = 5;
    /** Done, but trials were given up or the run was ended: a bot failed, asked too much, or did not answer. */
    public static final int GIVEN_UP = 6;
    /** Interrupted; what was played so far is saved. */
    public static final int INTERRUPTED = 130;

    private ExitCode() {}
}
