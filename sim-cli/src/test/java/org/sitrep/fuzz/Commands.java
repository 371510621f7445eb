package org.sitrep.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.cli.Cli;
import org.sitrep.cli.CommandRunner;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.session.Home;
import org.sitrep.cli.session.Session;
import picocli.CommandLine;

/** The command line as it is in the folder where the process stands, with the scenarios of {@code home}. */
final class Commands {
    private static final Home HOME = new Home(Optional.of(Path.of("home")));

    /**
     * What a command line left behind.
     *
     * @param code exit code
     * @param out standard output
     * @param err standard error
     */
    record Printed(int code, String out, String err) {}

    /** Runs a line. */
    Printed run(final List<String> args) {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        final ByteArrayOutputStream err = new ByteArrayOutputStream();
        final int code = sitrep(out, err).run(args.toArray(String[]::new));
        return new Printed(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** Returns a command as the parser knows it. */
    CommandLine named(final String name) {
        return sitrep(new ByteArrayOutputStream(), new ByteArrayOutputStream())
                .commandLine(name)
                .getSubcommands()
                .get(name);
    }

    private static CommandRunner sitrep(final ByteArrayOutputStream out, final ByteArrayOutputStream err) {
        final Console console = new Console(out, err, false, false, Defaults.WIDTH, Map.of());
        return new CommandRunner(new Session(console, Cli.games(), HOME));
    }
}
