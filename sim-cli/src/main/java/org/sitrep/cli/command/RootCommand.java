package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.session.Session;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code sitrep} alone: shows the help. */
@Command(
        name = "sitrep",
        customSynopsis = "sitrep COMMAND [ARGUMENTS]",
        description = "%nMonte Carlo simulation and balance analysis for squad-level board wargames.",
        versionProvider = RootCommand.Version.class,
        optionListHeading = "%nOptions:%n")
public final class RootCommand implements Runnable {
    private static final int NAME_WIDTH = 12;
    private static final Map<String, Entry> COMMANDS = commands();

    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help.")
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version, the commit it was built from and the JDK.")
    private boolean version;

    private final Session session;
    private final Function<Session, ToIntFunction<String[]>> sitrep;

    private RootCommand(final Session session, final Function<Session, ToIntFunction<String[]>> sitrep) {
        this.session = session;
        this.sitrep = sitrep;
    }

    /** A command, and its heading in the help; empty for a hidden one. */
    private record Entry(String theme, Function<Session, Object> create) {}

    private static Map<String, Entry> commands() {
        final Map<String, Entry> commands = new LinkedHashMap<>();
        put(commands, "Play", "run", RunCommand::new);
        put(commands, "Play", "resume", ResumeCommand::new);
        put(commands, "Play", "play", PlayCommand::new);
        put(commands, "Play", "replay", ReplayCommand::new);
        put(commands, "Play", "compare", CompareCommand::new);
        put(commands, "Play", "matchup", MatchupCommand::new);
        put(commands, "Play", "loadouts", LoadoutsCommand::new);
        put(commands, "Play", "sweep", SweepCommand::new);
        put(commands, "Play", "solve", SolveCommand::new);
        put(commands, "Play", "coverage", CoverageCommand::new);
        put(commands, "Play", "tune", TuneCommand::new);
        put(commands, "Play", "serve", ServeCommand::new);
        put(commands, "Play", "site", SiteCommand::new);
        put(commands, "Play", "work", WorkCommand::new);
        put(commands, "Gate", "baseline", BaselineCommand::new);
        put(commands, "Gate", "check", CheckCommand::new);
        commands.put("odds", new Entry("Compute", OddsCommand::of));
        put(commands, "Scenarios", "new", NewCommand::new);
        put(commands, "Scenarios", "validate", ValidateCommand::new);
        put(commands, "Scenarios", "show", ShowCommand::new);
        put(commands, "Scenarios", "list", ListCommand::new);
        put(commands, "Scenarios", "schema", SchemaCommand::new);
        put(commands, "Scenarios", "reference", () -> new DefinitionCommand(DefinitionCommand::reference));
        put(commands, "Results", "report", ReportCommand::new);
        put(commands, "Results", "merge", MergeCommand::new);
        put(commands, "Sitrep itself", "completion", CompletionCommand::new);
        put(commands, "Sitrep itself", "bench", BenchCommand::new);
        put(commands, "", "prime", PrimeCommand::new);
        put(commands, "", "offer", OfferCommand::new);
        return commands;
    }

    private static void put(
            final Map<String, Entry> commands, final String theme, final String name, final Supplier<Object> create) {
        commands.put(name, new Entry(theme, session -> create.get()));
    }

    /** Returns the names of all commands, including hidden ones. */
    public static List<String> names() {
        return List.copyOf(COMMANDS.keySet());
    }

    /** Returns the names of the commands that the help shows. */
    public static List<String> shown() {
        return COMMANDS.entrySet().stream()
                .filter(command -> !command.getValue().theme.isEmpty())
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * Returns the command line with the requested command only, or with all commands if none is named: describing a
     * command to the parser takes longer than most commands take to run.
     *
     * @param sitrep opens the whole command line for another session
     */
    public static CommandLine line(
            final Session session, final Function<Session, ToIntFunction<String[]>> sitrep, final String... args) {
        final CommandLine line = new CommandLine(new RootCommand(session, sitrep));
        final boolean known = args.length > 0 && COMMANDS.containsKey(args[0]);
        COMMANDS.forEach((name, entry) -> {
            if (!known || name.equals(args[0])) {
                line.addSubcommand(name, entry.create.apply(session));
            }
        });
        line.getSubcommands().values().forEach(command -> ShortOptions.add(command.getCommandSpec(), session.games()));
        arrangeHelp(line);
        return line;
    }

    /** Returns the command line with the named command only, or with all commands if none is named, for inspection. */
    CommandLine grammar(final String... named) {
        return line(session, sitrep, named);
    }

    /** Runs lines in another session. */
    ToIntFunction<String[]> in(final Session other) {
        return sitrep.apply(other);
    }

    Session session() {
        return session;
    }

    /** Arranges the help of the whole command line: commands by heading, headings alike. */
    private static void arrangeHelp(final CommandLine line) {
        HelpTexts.show(line);
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, RootCommand::commandsByTheme);
        line.getHelpSectionMap().remove(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING);
        final List<String> sections = new ArrayList<>(line.getHelpSectionKeys());
        sections.remove(UsageMessageSpec.SECTION_KEY_COMMAND_LIST);
        sections.add(
                sections.indexOf(UsageMessageSpec.SECTION_KEY_DESCRIPTION) + 1,
                UsageMessageSpec.SECTION_KEY_COMMAND_LIST);
        line.setHelpSectionKeys(sections);
    }

    private static String commandsByTheme(final CommandLine.Help help) {
        if (help.commandSpec().parent() != null) {
            return "";
        }
        final StringBuilder out = new StringBuilder();
        String before = "";
        for (final Map.Entry<String, CommandLine> command :
                help.commandSpec().subcommands().entrySet()) {
            final String theme = COMMANDS.get(command.getKey()).theme;
            if (!theme.isEmpty()) {
                out.append(theme.equals(before) ? "" : "\n" + theme + ":\n")
                        .append("  ")
                        .append(Text.padRight(command.getKey(), NAME_WIDTH))
                        .append(String.join(
                                " ",
                                command.getValue()
                                        .getCommandSpec()
                                        .usageMessage()
                                        .header()))
                        .append('\n');
                before = theme;
            }
        }
        return out.toString();
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            final BuildInfo build = BuildInfo.current();
            return new String[] {"sitrep " + build.version() + " (" + build.commit() + "), JDK " + build.java()};
        }
    }
}
