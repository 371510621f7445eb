package org.sitrep.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.command.RootCommand;
import org.sitrep.cli.session.Session;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The command line: defines the commands, runs one, and turns failures into a message and an exit code. */
public final class CommandRunner {
    /** The parser throws if its help is narrower. */
    private static final int NARROWEST_HELP = 55;

    /** Former names of options, from before one play of a scenario was called a trial; still accepted. */
    private static final Map<String, String> OLDER_OPTIONS =
            Map.of("--missions", "--trials", "--mission", "--trial", "--first-mission", "--first-trial");

    private final Session session;
    private final Failures failures;

    /** Creates the command line. */
    public CommandRunner(final Session session) {
        this.session = session;
        failures = new Failures(session.console());
    }

    /** Runs one command and returns its exit code. */
    public int run(final String... args) {
        try {
            final String[] present = present(args);
            final int code = commandLine(present).execute(present);
            final Optional<String> lost = session.console().flush();
            lost.ifPresent(reason -> session.console().problem("cannot write the result: " + lost(reason)));
            return lost.isPresent() && code == ExitCode.OK ? ExitCode.OUR_FAULT : code;
        } catch (final Error failed) {
            // The parser passes on exceptions only, and threads of a bot would keep a process alive that has lost its
            // main thread.
            return failures.tell(failed);
        } finally {
            session.console().flush();
        }
    }

    /** Returns the arguments with former option names replaced. */
    private static String[] present(final String... args) {
        return Arrays.stream(args)
                .map(arg -> {
                    final String name = arg.split("=", 2)[0];
                    return OLDER_OPTIONS.getOrDefault(name, name) + arg.substring(name.length());
                })
                .toArray(String[]::new);
    }

    private static String lost(final String reason) {
        return reason.contains("Bad file descriptor")
                ? "standard output is closed; open it, or redirect the result with > FILE"
                : reason + "; free disk space, or redirect the result with > FILE";
    }

    /**
     * Returns the command line with the requested command only, or with all commands if none is named: describing a
     * command to the parser takes longer than most commands take to run.
     */
    public CommandLine commandLine(final String... args) {
        return configured(RootCommand.line(session, other -> new CommandRunner(other)::run, args));
    }

    /** Rejects empty options and arguments: usually the result of an empty variable in a script. */
    private static int execute(final ParseResult parsed) {
        for (ParseResult at = parsed; at != null; at = at.hasSubcommand() ? at.subcommand() : null) {
            final List<ArgSpec> named = new ArrayList<>(at.matchedOptions());
            named.addAll(at.matchedPositionals());
            for (final ArgSpec argument : named) {
                if (argument.originalStringValues().contains("")) {
                    throw new ParameterException(
                            at.commandSpec().commandLine(),
                            Mistakes.name(argument) + " is empty; give it a " + argument.paramLabel() + ", or omit it");
                }
            }
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    private CommandLine configured(final CommandLine line) {
        final var console = session.console();
        final PrintWriter out = new PrintWriter(console.out(), false, StandardCharsets.UTF_8);
        final PrintWriter err = new PrintWriter(console.err(), true, StandardCharsets.UTF_8);
        line.setOut(out);
        line.setErr(err);
        line.setUsageHelpWidth(Math.max(NARROWEST_HELP, console.width()));
        line.setUsageHelpLongOptionsMaxWidth(30);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setOverwrittenOptionsAllowed(true);
        line.setColorScheme(CommandLine.Help.defaultColorScheme(console.colourOut() ? Ansi.ON : Ansi.OFF));
        line.setExecutionStrategy(CommandRunner::execute);
        line.setParameterExceptionHandler(new Mistakes(console));
        line.setExecutionExceptionHandler(failures);
        return line;
    }
}
