package org.sitrep.cli.command;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.session.Session;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.ruleset.odds.OddsForm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code sitrep prime}: loads the classes of the usual commands, so that the launcher's JVM can archive them for faster
 * starts. Prints nothing.
 */
@Command(hidden = true)
final class PrimeCommand extends SitrepCommand {
    @Parameters(paramLabel = "DIR")
    private Path scratch;

    @Override
    public Integer call() throws IOException {
        final Console silent = new Console(
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                false,
                false,
                Defaults.WIDTH,
                Map.of());
        final ToIntFunction<String[]> sitrep =
                root().in(new Session(silent, session().games(), session().home()));
        final String out = Files.createDirectories(scratch).toString();
        sitrep.applyAsInt(new String[] {"--help"});
        sitrep.applyAsInt(new String[] {"run", "--help"});
        for (final Ruleset game : session().games().all()) {
            prime(sitrep, game, out);
        }
        check(sitrep, out);
        return ExitCode.OK;
    }

    /** Records and checks a baseline of one scenario: its classes are those of every game, and it plays for seconds. */
    private void check(final ToIntFunction<String[]> sitrep, final String out) {
        final Ruleset game = session().games().all().get(0);
        final String baseline = out + "/" + game.id() + ".baseline";
        session().games().examples(session(), game).stream().limit(1).forEach(scenario -> {
            sitrep.applyAsInt(new String[] {"baseline", "--trials", "2", "--out", baseline, scenario});
            sitrep.applyAsInt(new String[] {"check", baseline});
        });
    }

    private void prime(final ToIntFunction<String[]> sitrep, final Ruleset game, final String out) {
        for (final OddsForm form : game.odds()) {
            final String example = form.examples().get(0);
            sitrep.applyAsInt(("odds " + example).split(" "));
            sitrep.applyAsInt(("odds --format json " + example).split(" "));
        }
        final List<String> examples = session().games().examples(session(), game);
        if (examples.isEmpty()) {
            return;
        }
        final String scenario = examples.get(0);
        for (final List<String> line : List.of(
                List.of("list", "metrics", "--scenario", scenario),
                List.of("validate", scenario),
                List.of("show", scenario, "--resolved"),
                List.of("replay", scenario, "--trial", "0"),
                List.of("run", scenario, "--trials", "8", "--threads", "1", "--out", out))) {
            sitrep.applyAsInt(line.toArray(String[]::new));
        }
    }
}
