package org.sitrep.cli.command;

import java.nio.file.Path;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.service.Templates;
import org.sitrep.cli.session.Targets;
import org.sitrep.scenario.Launcher;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep new}. */
final class NewCommand extends SitrepCommand {
    @Parameters(index = "0", paramLabel = "KIND")
    private String kind;

    @Parameters(index = "1", paramLabel = "NAME")
    private String name;

    @Option(names = "--dir", paramLabel = "DIR", defaultValue = Defaults.NEW_DIR)
    private Path dir;

    @Option(names = "--ruleset", paramLabel = "ID")
    private String ruleset;

    @Override
    public Integer call() {
        Targets.requireFolder(dir, "--dir");
        final String game = session()
                .games()
                .chosen(session().home(), ruleset, "--ruleset ID")
                .id();
        final Path file =
                Templates.of(session().home(), game).create(kind, name, dir).normalize();
        console().line(file.toString());
        console().message("Next:");
        console()
                .message("  " + Launcher.NAME + " validate " + file
                        + "   after each change: every problem and its place");
        console().message("  " + Launcher.NAME + " run " + file + "        the results");
        console().message("  " + Launcher.NAME + " replay " + file + " --trial 0");
        console().message("All keys: " + Launcher.NAME + " reference " + game);
        return ExitCode.OK;
    }
}
