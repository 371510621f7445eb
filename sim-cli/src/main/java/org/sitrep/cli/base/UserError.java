package org.sitrep.cli.base;

/** An error that the user can correct: the message, the advice and the exit code. Shown without a stack trace. */
public final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int exitCode;
    private final String advice;

    private UserError(final int exitCode, final String message, final String advice) {
        super(message);
        this.exitCode = exitCode;
        this.advice = advice;
    }

    /** Returns an error of the command line. */
    public static UserError usage(final String message, final String advice) {
        return new UserError(ExitCode.USAGE, message, advice);
    }

    /** Returns an error of a file's content. */
    public static UserError badData(final String message, final String advice) {
        return new UserError(ExitCode.BAD_DATA, message, advice);
    }

    /** Returns the error that a bot has failed, so that no more trials can be played. */
    public static UserError givenUp(final String message, final String advice) {
        return new UserError(ExitCode.GIVEN_UP, message, advice);
    }

    /** Returns an error of the machine, e.g. a folder that cannot be written. */
    public static UserError machine(final String message, final String advice) {
        return new UserError(ExitCode.OUR_FAULT, message, advice);
    }

    /** Returns the exit code of the process. */
    public int exitCode() {
        return exitCode;
    }

    /** Returns the advice, one sentence; may be empty. */
    public String advice() {
        return advice;
    }
}
