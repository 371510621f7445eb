package org.sitrep.cli.command;

import java.nio.file.Path;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.service.Templates;
import org.sitrep.cli.session.Targets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep new}. */
@Command(
        name = "new",
        header = "write a scenario file to begin with",
        description = "%nWrites NAME.yaml, a small scenario of that kind with comments, sound and playable as it "
                + "is. What is there already stays.%n")
public final class NewCommand extends SitrepCommand {
    @Parameters(
            index = "0",
            paramLabel = "KIND",
            description = "What it is to be: mission, or another kind that the game has; the tab key knows them.")
    private String kind;

    @Parameters(
            index = "1",
            paramLabel = "NAME",
            description = "What to call it: small letters, figures and hyphens, as river-crossing.")
    private String name;

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            defaultValue = Defaults.NEW_DIR,
            description = "Folder for the file (default: the current one).")
    private Path dir;

    @Option(
            names = "--ruleset",
            paramLabel = "ID",
            description = "For which game (default: the one there is, if there is one).")
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
        console().message("  ./sitrep validate " + file + "   after each change: what is wrong with it, and where");
        console().message("  ./sitrep run " + file + "        how it goes");
        console().message("  ./sitrep replay " + file + " --mission 0");
        console().message("What can be written: ./sitrep reference " + game);
        return ExitCode.OK;
    }
}
