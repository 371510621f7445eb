package org.sitrep.cli.base;

/** Exit codes of the process. */
public final class ExitCode {
    /** Done; the answer is positive. */
    public static final int OK = 0;
    /** An error of Sitrep or of the machine (disk full). */
    public static final int OUR_FAULT = 1;
    /** The command line is wrong. */
    public static final int USAGE = 2;
    /** A scenario, result or other file is wrong; nothing was written. */
    public static final int BAD_DATA = 3;
    /** Done; the verdict is negative. */
    public static final int VERDICT_NEGATIVE = 4;
    /** Done; no verdict was reached. */
    public static final int UNDECIDED = 5;
    /** Done, but trials were aborted or the run was ended: a bot failed, asked too much, or did not answer. */
    public static final int GIVEN_UP = 6;
    /** Not done: trials have to be played elsewhere before the command is repeated. */
    public static final int PENDING = 7;
    /** Interrupted; the trials played so far are saved. */
    public static final int INTERRUPTED = 130;

    private ExitCode() {}
}
