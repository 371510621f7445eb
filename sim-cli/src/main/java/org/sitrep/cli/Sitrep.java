package org.sitrep.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.command.BaselineCommand;
import org.sitrep.cli.command.BenchCommand;
import org.sitrep.cli.command.CheckCommand;
import org.sitrep.cli.command.CompareCommand;
import org.sitrep.cli.command.CompletionCommand;
import org.sitrep.cli.command.CoverageCommand;
import org.sitrep.cli.command.ListCommand;
import org.sitrep.cli.command.LoadoutsCommand;
import org.sitrep.cli.command.MergeCommand;
import org.sitrep.cli.command.NewCommand;
import org.sitrep.cli.command.OddsCommand;
import org.sitrep.cli.command.PrimeCommand;
import org.sitrep.cli.command.ReferenceCommand;
import org.sitrep.cli.command.ReplayCommand;
import org.sitrep.cli.command.ReportCommand;
import org.sitrep.cli.command.ResumeCommand;
import org.sitrep.cli.command.RootCommand;
import org.sitrep.cli.command.RunCommand;
import org.sitrep.cli.command.SchemaCommand;
import org.sitrep.cli.command.ShowCommand;
import org.sitrep.cli.command.SolveCommand;
import org.sitrep.cli.command.SweepCommand;
import org.sitrep.cli.command.TuneCommand;
import org.sitrep.cli.command.ValidateCommand;
import org.sitrep.cli.session.Session;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The command line: knows the commands, runs one, turns what goes wrong into a message and an exit code. */
public final class Sitrep {
    private static final Map<String, Entry> COMMANDS = commands();

    /** The parser sets no narrower help; it throws. */
    private static final int NARROWEST_HELP = 55;

    private final Session session;
    private final Failures failures;

    /** Creates the command line. */
    public Sitrep(final Session session) {
        this.session = session;
        failures = new Failures(session.console());
    }

    /** A command, and the theme that the help lists it under; empty for one that it does not list. */
    private record Entry(String theme, Function<Session, Object> create) {}

    private static Map<String, Entry> commands() {
        final Map<String, Entry> commands = new LinkedHashMap<>();
        put(commands, "Play", "run", RunCommand::new);
        put(commands, "Play", "resume", ResumeCommand::new);
        put(commands, "Play", "replay", ReplayCommand::new);
        put(commands, "Play", "compare", CompareCommand::new);
        put(commands, "Play", "loadouts", LoadoutsCommand::new);
        put(commands, "Play", "sweep", SweepCommand::new);
        put(commands, "Play", "solve", SolveCommand::new);
        put(commands, "Play", "coverage", CoverageCommand::new);
        put(commands, "Play", "tune", TuneCommand::new);
        put(commands, "Gate", "baseline", BaselineCommand::new);
        put(commands, "Gate", "check", CheckCommand::new);
        commands.put("odds", new Entry("Compute", OddsCommand::of));
        put(commands, "Scenarios", "new", NewCommand::new);
        put(commands, "Scenarios", "validate", ValidateCommand::new);
        put(commands, "Scenarios", "show", ShowCommand::new);
        put(commands, "Scenarios", "list", ListCommand::new);
        put(commands, "Scenarios", "schema", SchemaCommand::new);
        put(commands, "Scenarios", "reference", ReferenceCommand::new);
        put(commands, "Results", "report", ReportCommand::new);
        put(commands, "Results", "merge", MergeCommand::new);
        final Function<Session, Object> completion = session -> new CompletionCommand(new Sitrep(session)::commandLine);
        commands.put("completion", new Entry("Sitrep itself", completion));
        put(commands, "Sitrep itself", "bench", BenchCommand::new);
        put(commands, "", "prime", () -> new PrimeCommand(silent -> new Sitrep(silent)::run));
        return commands;
    }

    private static void put(
            final Map<String, Entry> commands, final String theme, final String name, final Supplier<Object> create) {
        commands.put(name, new Entry(theme, session -> create.get()));
    }

    /** Returns the names of all commands, those that the help does not show included. */
    public static List<String> commandNames() {
        return List.copyOf(COMMANDS.keySet());
    }

    /** Runs one command and returns its exit code. */
    public int run(final String... args) {
        try {
            final int code = commandLine(args).execute(args);
            final Optional<String> lost = session.console().flush();
            lost.ifPresent(reason -> session.console().problem("cannot write the result: " + lost(reason)));
            return lost.isPresent() && code == ExitCode.OK ? ExitCode.OUR_FAULT : code;
        } catch (final Error failed) {
            // The parser hands on exceptions only; and threads of a bot would keep a process alive that has lost its
            // main thread.
            return failures.tell(failed);
        } finally {
            session.console().flush();
        }
    }

    private static String lost(final String reason) {
        return reason.contains("Bad file descriptor")
                ? "standard output is closed; open it, or send the result elsewhere with > FILE"
                : reason + "; make room on the disk, or send it elsewhere with > FILE";
    }

    /**
     * Returns the command line with the one command that is asked for, or with all of them if none is named: to
     * describe a command to the parser takes longer than most commands take to run.
     */
    public CommandLine commandLine(final String... args) {
        final CommandLine line = new CommandLine(new RootCommand(session));
        final boolean known = args.length > 0 && COMMANDS.containsKey(args[0]);
        COMMANDS.forEach((name, entry) -> {
            if (!known || name.equals(args[0])) {
                line.addSubcommand(name, entry.create.apply(session));
            }
        });
        return configured(line);
    }

    /** No option or argument means anything when it is empty: as a rule a variable of a script was. */
    private static int execute(final ParseResult parsed) {
        for (ParseResult at = parsed; at != null; at = at.hasSubcommand() ? at.subcommand() : null) {
            final List<ArgSpec> named = new ArrayList<>(at.matchedOptions());
            named.addAll(at.matchedPositionals());
            for (final ArgSpec argument : named) {
                if (argument.originalStringValues().contains("")) {
                    throw new ParameterException(
                            at.commandSpec().commandLine(),
                            Mistakes.name(argument) + " is empty; give it a " + argument.paramLabel()
                                    + ", or leave it away");
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
        line.setExecutionStrategy(Sitrep::execute);
        line.setParameterExceptionHandler(new Mistakes(console));
        line.setExecutionExceptionHandler(failures);
        final Map<String, List<String>> themes = new LinkedHashMap<>();
        COMMANDS.forEach((name, entry) ->
                themes.computeIfAbsent(entry.theme, first -> new ArrayList<>()).add(name));
        themes.remove("");
        RootCommand.arrangeHelp(line, themes);
        return line;
    }
}
