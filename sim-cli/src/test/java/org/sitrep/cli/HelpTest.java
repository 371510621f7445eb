package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.command.HelpTexts;
import org.sitrep.cli.command.RootCommand;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

class HelpTest {
    /** Commands for the launcher and for shells. */
    private static final Set<String> HIDDEN = Set.of("prime", "offer");

    static List<String> commands() {
        return RootCommand.names();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHasHelpThatFitsEightyColumns(final String command) {
        final Cli.Result result = Cli.run(command, "--help");
        assertEquals(ExitCode.OK, result.code());
        assertTrue(result.out().contains("Usage: sitrep " + command), result.out());
        assertFalse(result.out().contains("\u001b"), "colours in a pipe");
        assertTrue(result.out().lines().allMatch(line -> line.length() <= 80), result.out());
        assertEquals("", result.err());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void theRootNamesEveryCommandButTheLaunchersOwn(final String command) {
        assertEquals(!HIDDEN.contains(command), Cli.run("--help").out().contains("\n  " + command + " "));
    }

    /** A screen has 24 lines; what follows the most used options may be longer. */
    @ParameterizedTest
    @MethodSource("commands")
    void theMostUsedOptionsFitTheFirstScreen(final String command) {
        final String help = Cli.run(command, "--help").out();
        final int most = help.indexOf("\nMost used:\n");
        if (most >= 0) {
            final String screen = help.substring(0, help.indexOf("\n\n", most + 1) + 1);
            assertTrue(screen.lines().count() <= 24, screen);
            assertEquals(
                    5,
                    screen.substring(most)
                            .lines()
                            .filter(line -> line.matches("  (-.,|   ) --.*"))
                            .count(),
                    screen);
        }
    }

    /** With its groups or without, the help of a command names each of its options once, at the start of a line. */
    @ParameterizedTest
    @MethodSource("commands")
    void everyOptionIsNamedOnce(final String command) {
        final String help = Cli.run(command, "--help").out().split("\nExamples?[:,]")[0];
        final Set<String> wrong = new TreeSet<>();
        for (final OptionSpec option :
                Cli.line().getSubcommands().get(command).getCommandSpec().options()) {
            final String name = option.longestName();
            final long times = help.lines()
                    .filter(line -> line.matches(" {2,6}(-., )?(--[a-z-]+, )?" + name + "(?![a-z-]).*"))
                    .count();
            if (times != 1) {
                wrong.add(name + " " + times);
            }
        }
        assertEquals(Set.of(), wrong, help);
    }

    @Test
    void theRootHelpIsSealed() throws IOException {
        Golden.assertMatches("help.txt", Cli.run("--help").out());
    }

    @Test
    void withoutACommandTheHelpIsShown() {
        assertEquals(Cli.run("--help").out(), Cli.run().out());
    }

    @Test
    void helpQuotesTheDefaults() {
        final String help = Cli.run("run", "--help").out().replaceAll("\\s+", " ");
        for (final String value : List.of(
                Defaults.TRIALS, Defaults.SEED, Defaults.FIRST, Defaults.CHUNK, Defaults.MAX_DECISIONS, Defaults.OUT)) {
            assertTrue(help.contains("(default: " + value + ")"), value + " is not in\n" + help);
        }
        final String sweep = Cli.run("sweep", "--help").out().replaceAll("\\s+", "");
        assertTrue(sweep.contains("default:" + Defaults.SWEEP_TRIALS), sweep);
    }

    /** A text that is misnamed in the file would be missed in the help. */
    @Test
    void everyCommandOptionAndArgumentIsDescribed() {
        final CommandLine line = Cli.line();
        HelpTexts.describe(line);
        final Set<String> used = new TreeSet<>();
        line.getSubcommands().values().forEach(command -> {
            final CommandSpec spec = command.getCommandSpec();
            assertTrue(spec.usageMessage().header().length > 0, spec.name());
            used.add("usage.header");
            used.add("usage.description");
            for (final ArgSpec argument : spec.args()) {
                final String name = argument instanceof OptionSpec option
                        ? option.longestName().substring(2)
                        : argument.paramLabel() + "[" + ((PositionalParamSpec) argument).index() + "]";
                assertTrue(argument.description().length > 0, spec.name() + " " + name);
                used.add(name);
                used.add("sitrep." + spec.name() + "." + name);
            }
            used.add("sitrep." + spec.name() + ".usage.header");
            used.add("sitrep." + spec.name() + ".usage.description");
        });
        final Set<String> texts = new TreeSet<>(line.getSubcommands()
                .get("run")
                .getCommandSpec()
                .usageMessage()
                .messages()
                .resourceBundle()
                .keySet());
        texts.removeAll(used);
        assertEquals(Set.of(), texts, "texts that nothing shows");
    }

    @Test
    void coloursAreForTerminalsThatWantThem() {
        assertTrue(Cli.runOnTerminal(Map.of(), "run", "--help").out().contains("\u001b["));
        assertFalse(Cli.runOnTerminal(Map.of("NO_COLOR", "1"), "run", "--help")
                .out()
                .contains("\u001b"));
        assertFalse(
                Cli.runOnTerminal(Map.of("TERM", "dumb"), "run", "--help").out().contains("\u001b"));
        assertTrue(
                Cli.runOnTerminal(Map.of("NO_COLOR", ""), "run", "--help").out().contains("\u001b["));
    }

    @Test
    void theVersionNamesToolCommitAndJdk() {
        final Cli.Result result = Cli.run("--version");
        assertEquals(ExitCode.OK, result.code());
        assertTrue(result.out().matches("sitrep \\S+ \\(\\S+\\), JDK \\S+\n"), result.out());
    }
}
