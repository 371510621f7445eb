package org.sitrep.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.session.Games;
import org.sitrep.cli.session.Home;
import org.sitrep.cli.session.Session;
import org.sitrep.ruleset.Ruleset;
import picocli.CommandLine;

/** Runs command lines within the test, as from a pipe or as from a terminal. */
public final class Cli {
    /** The module's folder is the current one when Maven runs tests; the repository lies above it. */
    public static final Path REPOSITORY = Path.of("").toAbsolutePath().getParent();

    private Cli() {}

    /**
     * The result of a command line.
     *
     * @param code exit code
     * @param out standard output
     * @param err standard error
     */
    public record Result(int code, String out, String err) {}

    /** Runs a line outside a terminal. */
    public static Result run(final String... args) {
        return run(false, Map.of(), args);
    }

    /** Runs a line as a user at a terminal of 80 columns. */
    public static Result runOnTerminal(final Map<String, String> environment, final String... args) {
        return run(true, environment, args);
    }

    /** Runs a line while a user types lines into a pipe. */
    public static Result runTyping(final String typed, final String... args) {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        final ByteArrayOutputStream err = new ByteArrayOutputStream();
        final Console console = new Console(
                new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
                out,
                err,
                false,
                false,
                Defaults.WIDTH,
                Defaults.ROWS,
                Map.of());
        final int code = new CommandRunner(new Session(console, games(), new Home(Optional.of(REPOSITORY)))).run(args);
        return new Result(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static Result run(final boolean terminal, final Map<String, String> environment, final String... args) {
        return run(terminal, environment, games(), REPOSITORY, args);
    }

    /** Runs a line with other games, and scenarios of theirs that ship in another folder. */
    static Result runAt(final Path home, final Games games, final String... args) {
        return run(false, Map.of(), games, home, args);
    }

    private static Result run(
            final boolean terminal,
            final Map<String, String> environment,
            final Games games,
            final Path home,
            final String... args) {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        final ByteArrayOutputStream err = new ByteArrayOutputStream();
        final Console console = new Console(out, err, terminal, terminal, Defaults.WIDTH, environment);
        final int code = new CommandRunner(new Session(console, games, new Home(Optional.of(home)))).run(args);
        return new Result(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** Returns the coins, and the same under another id. */
    static Games twins() {
        final Ruleset coins = new Coins();
        final Ruleset other = (Ruleset) Proxy.newProxyInstance(
                Ruleset.class.getClassLoader(),
                new Class<?>[] {Ruleset.class},
                (proxy, method, args) -> method.getName().equals("id") ? "other" : method.invoke(coins, args));
        return new Games(List.of(coins, other));
    }

    /** Returns the games that tests play: those that ship, and the coins. */
    public static Games games() {
        return new Games(Stream.concat(Stream.of(new Coins()), Ruleset.shipped().stream())
                .sorted(Comparator.comparing(Ruleset::id))
                .toList());
    }

    /** Returns what is wrong with a line for the parser, or empty; nothing is run. */
    public static Optional<String> parse(final List<String> args) {
        try {
            line(args.toArray(String[]::new)).parseArgs(args.toArray(String[]::new));
            return Optional.empty();
        } catch (final CommandLine.ParameterException e) {
            return Optional.of(e.getMessage());
        }
    }

    /** Returns a command line without output, with the command that is asked for, or all if none is named. */
    static CommandLine line(final String... args) {
        final Console console = new Console(
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                false,
                false,
                Defaults.WIDTH,
                Map.of());
        return new CommandRunner(new Session(console, Games.shipped(), new Home(Optional.of(REPOSITORY))))
                .commandLine(args);
    }

    /** Returns a shipped scenario. */
    public static String shipped(final String file) {
        return REPOSITORY.resolve("scenarios").resolve(file).toString();
    }

    /** Returns the patrol of Purple Haze. */
    public static String patrol() {
        return shipped("purple-haze/combats/patrol.yaml");
    }

    /** Returns a battle of '65, a game with two sides. */
    static String village() {
        return shipped("sixty-five/battles/01-village-assault.yaml");
    }

    /** Returns a search for loadouts of the patrol that has few to try. */
    static List<String> fewLoadouts() {
        return List.of(
                "loadouts",
                patrol(),
                "--bot",
                "drill",
                "--bearer",
                "scout",
                "--items",
                "smoke,frag",
                "--budget",
                "1000",
                "--start",
                "2");
    }

    /** Returns a file of the coin game, by the path that golden files show. */
    public static String coins(final String name) {
        final Path file = Path.of("src/test/resources/coins", name);
        if (!Files.exists(file)) {
            throw new IllegalArgumentException(file + " is not there");
        }
        return file.toString();
    }
}
