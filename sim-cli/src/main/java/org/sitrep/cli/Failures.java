package org.sitrep.cli;

import java.nio.file.InvalidPathException;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Console;
import org.sitrep.engine.Elsewhere;
import org.sitrep.scenario.Shown;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Reports why a command did not finish: user errors in a sentence, internal errors with their stack trace. */
final class Failures implements IExecutionExceptionHandler {
    /** Enough memory for the message. */
    private static final int RESERVE_BYTES = 2 << 20;

    private final Console console;
    /** Released when memory is exhausted. */
    private byte[] reserve = new byte[RESERVE_BYTES];

    Failures(final Console console) {
        this.console = console;
    }

    @Override
    public int handleExecutionException(final Exception failure, final CommandLine command, final ParseResult parsed) {
        if (failure instanceof UserError error) {
            console.problem(error.getMessage() + (error.advice().isEmpty() ? "" : "; " + error.advice()));
            if (error.exitCode() == ExitCode.USAGE) {
                console.message("Try: " + Mistakes.helpLine(command));
            }
            return error.exitCode();
        }
        // Not only what no system allows: without a UTF-8 locale a name with an accent is invalid too.
        if (failure instanceof InvalidPathException name) {
            console.problem("\"" + Shown.escaped(name.getInput()) + "\" is not a valid file name here: "
                    + name.getReason() + "; name another, or set LC_ALL=C.UTF-8 for letters beyond ASCII");
            return ExitCode.USAGE;
        }
        if (failure instanceof Elsewhere.Refusal refusal) {
            console.problem(refusal.getMessage());
            return ExitCode.OUR_FAULT;
        }
        if (failure instanceof Elsewhere.Pending pending) {
            console.message(pending.getMessage());
            return ExitCode.PENDING;
        }
        if (Reason.isOfTheMachine(failure)) {
            console.problem(Reason.of(failure) + "; check disk space and permissions");
            return ExitCode.OUR_FAULT;
        }
        return tell(failure);
    }

    /** Reports an unexpected failure: lack of memory in a sentence, anything else with its stack trace. */
    int tell(final Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof OutOfMemoryError full) {
                reserve = null;
                console.problem(
                        String.valueOf(full.getMessage()).contains("native thread")
                                ? "the system allows no further thread; use fewer --threads, or allow more: ulimit -u"
                                : "out of memory (" + full.getMessage()
                                        + "); set SITREP_JAVA_OPTS=-Xmx4g, or use fewer --threads");
                return ExitCode.OUR_FAULT;
            }
        }
        console.problem("internal error of Sitrep; please report it with the lines below");
        failure.printStackTrace(console.err());
        return ExitCode.OUR_FAULT;
    }
}
