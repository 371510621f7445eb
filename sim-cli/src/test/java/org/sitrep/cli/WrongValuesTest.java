package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.command.RootCommand;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.session.Games;
import org.sitrep.cli.session.Home;
import org.sitrep.cli.session.Session;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Every option of every command with a value that it cannot take: it is refused with what is wrong and what to do,
 * without a stack trace, before anything is played or written. A new option is in this test without being named here.
 */
class WrongValuesTest {
    private static final String AMBUSHED = Cli.shipped("purple-haze/combats/ambushed.yaml");
    private static final String NOVICE = Cli.shipped("purple-haze/playbooks/novice.yaml");

    /** Options that take any text, or that another value of the line makes idle. */
    private static final Set<String> ANYTHING_GOES = Set.of("list --scenario", "report --out", "site --out");

    @TempDir
    private Path folder;

    /** A line that is sound without the option. */
    private static Map<String, List<String>> lines() {
        final String coins = Cli.coins("three.yaml");
        final Map<String, List<String>> lines = new LinkedHashMap<>();
        lines.put("run", List.of(coins, "-n", "5"));
        lines.put("replay", List.of(coins, "--trial", "0"));
        lines.put("play", List.of(coins));
        lines.put("compare", List.of(coins, "--against", "--set coins=4", "-n", "5"));
        lines.put("matchup", List.of(Cli.village(), "--bot", "random,novice", "-n", "10"));
        lines.put("sweep", List.of(coins, "-n", "5"));
        lines.put("solve", List.of(coins, "--vary", "coins=2..4", "--target", "heads>=1"));
        lines.put("loadouts", List.of(AMBUSHED, "--budget", "1200"));
        lines.put("coverage", List.of(Cli.shipped("purple-haze/missions/01-crash.yaml"), "-n", "1"));
        lines.put("serve", List.of("--no-open"));
        lines.put("site", List.of());
        lines.put("work", List.of("shared"));
        lines.put("tune", List.of(NOVICE, Cli.patrol(), "-n", "5"));
        lines.put("baseline", List.of(coins, "-n", "50"));
        lines.put("check", List.of("no.baseline"));
        lines.put("odds", List.of());
        lines.put("new", List.of("mission", "some", "--ruleset", "purple-haze"));
        lines.put("validate", List.of(coins));
        lines.put("show", List.of(coins));
        lines.put("list", List.of("bots"));
        lines.put("schema", List.of());
        lines.put("reference", List.of());
        lines.put("report", List.of("nowhere"));
        lines.put("merge", List.of("nowhere", "elsewhere"));
        lines.put("resume", List.of("nowhere"));
        lines.put("bench", List.of("--signature"));
        lines.put("completion", List.of("bash"));
        return lines;
    }

    /** Returns a value that the option cannot take. */
    private static String wrong(final OptionSpec option) {
        if (option.typeInfo().getType().isEnum()) {
            return "jsn";
        }
        return switch (option.paramLabel()) {
            case "BOT", "BOTS" -> "nobdy";
            case "KIND:NAME" -> "wepon:m60";
            case "PATH=VALUE", "PATH=VALUES", "PATH=RANGE" -> "nothing-behind";
            case "NAME=W", "METRIC=W", "METRIC=D", "TARGET" -> "heads=many";
            case "CHANGES" -> "--loadot x";
            case "DIR", "PAGE" -> "pom.xml/below";
            case "FILE" -> option.longestName().matches("--overlay|--scenario") ? "nofile.yaml" : "src";
            default -> "no-such";
        };
    }

    private static CommandLine all() {
        final Console console = new Console(
                java.io.OutputStream.nullOutputStream(),
                java.io.OutputStream.nullOutputStream(),
                false,
                false,
                Defaults.WIDTH,
                Map.of());
        return new CommandRunner(new Session(console, Games.shipped(), new Home(Optional.of(Cli.REPOSITORY))))
                .commandLine();
    }

    static Stream<String> commands() {
        return RootCommand.shown().stream();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyOptionIsRefused(final String command) throws IOException {
        final List<String> faults = new ArrayList<>();
        for (final OptionSpec option :
                all().getSubcommands().get(command).getCommandSpec().options()) {
            if (option.arity().max() > 0 && !ANYTHING_GOES.contains(command + " " + option.longestName())) {
                fault(command, option.longestName(), wrong(option)).ifPresent(faults::add);
                fault(command, option.longestName(), "").ifPresent(faults::add);
            }
        }
        assertEquals(List.of(), faults);
        assertEquals(List.of(), left(), "something was written");
    }

    private Optional<String> fault(final String command, final String option, final String value) {
        final List<String> words = new ArrayList<>();
        words.add(command);
        words.addAll(lines().get(command));
        if (List.of("run", "compare", "matchup", "sweep", "solve", "loadouts").contains(command)
                && !option.equals("--out")) {
            words.addAll(List.of("--out", folder.toString()));
        }
        words.add(option + "=" + value);
        final Cli.Result result = Cli.run(words.toArray(String[]::new));
        // The findings on a file are the result of validate, and messages elsewhere.
        final String said = command.equals("validate") ? result.out() + result.err() : result.err();
        final boolean refused = result.code() == ExitCode.USAGE || result.code() == ExitCode.BAD_DATA;
        final boolean helps = said.contains("; ") || said.contains("did you mean");
        final boolean raw = said.contains("\tat ") || said.contains("Exception") || said.contains("Invalid value");
        final boolean partial = !command.equals("validate") && !result.out().isEmpty();
        return refused && helps && !raw && !partial
                ? Optional.empty()
                : Optional.of(command + " " + option + "=" + value + " (" + result.code() + ") " + said + result.out());
    }

    private List<String> left() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(Path::toString).toList();
        }
    }

    /** The line without the option is sound, or is refused for a reason that comes after the options are read. */
    @Test
    void everyCommandHasALine() {
        assertEquals(new TreeSet<>(commands().toList()), new TreeSet<>(lines().keySet()));
    }

    @Test
    void whatIsMissingIsNamed() {
        assertSays("no scenario is given; name a file: ./sitrep list scenarios", "run");
        assertSays("--bot needs a value, BOT: Bot (default: the game's first", "run", Cli.coins("three.yaml"), "--bot");
        assertSays("SHELL is missing; name it: bash, zsh or fish", "completion");
        assertSays("--signature is missing; name it: Print the signature", "bench");
    }

    @Test
    void whatWasMeantIsGuessed() {
        assertSays("--format jsn is not one of its values; did you mean \"json\"?", "list", "-f", "jsn");
        assertSays(
                "--progress nevr is not one of its values; did you mean \"never\"?",
                "run",
                "x.yaml",
                "--progress",
                "nevr");
        assertSays("did you mean --loadout?", "compare", Cli.patrol(), "--against", "--loadot flak-jackets");
        assertSays("did you mean \"wounds\"?", "run", Cli.patrol(), "--precision", "wouds=1");
        assertSays("did you mean \"m16\"?", "odds", "--weapon", "m166");
    }

    /** A name alone finds a file that ships; a name in a folder one beside it. */
    @Test
    void filesThatWereMeant(@TempDir final Path own) throws IOException {
        Files.writeString(own.resolve("mine.yaml"), "sitrep: 1\n");
        final String typed = own.resolve("mien.yaml").toString();
        final String near =
                "did you mean \"" + own.resolve("mine.yaml").toString().replace("\\", "\\\\") + "\"?";
        assertRefused(near, "run", typed);
        assertRefused(near, "run", Cli.patrol(), "--overlay", typed);
        assertRefused(near, "run", Cli.patrol(), "--bot", typed);
        assertRefused(
                "did you mean \"" + Cli.shipped("purple-haze/missions/01-crash.yaml") + "\"?", "run", "crsh.yaml");
        assertRefused("did you mean \"" + Cli.patrol() + "\"?", "run", "patrol");
    }

    private static void assertSays(final String text, final String... line) {
        final Cli.Result result = Cli.run(line);
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertTrue(result.err().contains(text), result.err());
        assertFalse(result.err().contains("Invalid value"), result.err());
    }

    private static void assertRefused(final String text, final String... line) {
        final Cli.Result result = Cli.run(line);
        assertEquals(ExitCode.BAD_DATA, result.code(), result.err());
        assertTrue(result.err().contains(text), result.err());
    }
}
