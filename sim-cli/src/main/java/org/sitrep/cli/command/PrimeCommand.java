package org.sitrep.cli.command;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.sitrep.cli.Defaults;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.Session;
import org.sitrep.cli.Sitrep;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.service.OpenScenario;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code sitrep prime}: loads what the usual commands load, for the launcher, which has the JVM keep it in an archive for faster starts. Prints nothing.
 */
@Command(name = "prime", hidden = true, header = "load what the usual commands load; used by the launcher")
public final class PrimeCommand implements Callable<Integer> {
    private final Session session;

    @Parameters(paramLabel = "DIR", description = "An empty folder for what the commands write.")
    private Path scratch;

    /** Creates the command. */
    public PrimeCommand(final Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws IOException {
        final Console silent = new Console(
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                false,
                false,
                Defaults.WIDTH,
                Map.of());
        final Sitrep sitrep = new Sitrep(new Session(silent, session.games(), session.home()));
        final String scenario = OpenScenario.shipped(session, Defaults.SCENARIO);
        final String mission = OpenScenario.shipped(session, Defaults.MISSION);
        final String campaign = OpenScenario.shipped(session, Defaults.CAMPAIGN);
        final String out = Files.createDirectories(scratch).toString();
        for (final List<String> line : List.of(
                List.of("--help"),
                List.of("run", "--help"),
                List.of("list", "metrics"),
                List.of("validate", scenario),
                List.of("show", scenario, "--resolved"),
                List.of("odds", "--focus", "2", "--strike", "2", "--crit", "1"),
                List.of("odds", "--weapon", "m16", "--format", "json"),
                List.of("replay", scenario, "--mission", "0"),
                List.of("run", scenario, "--missions", "8", "--threads", "1", "--out", out),
                List.of("baseline", scenario, mission, campaign, "--missions", "2", "--out", out + "/baseline"),
                List.of("check", out + "/baseline"))) {
            sitrep.run(line.toArray(String[]::new));
        }
        return ExitCode.OK;
    }
}
