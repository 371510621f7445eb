package org.sitrep.cli.command;

import java.nio.file.Path;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.option.FullOption;
import org.sitrep.cli.option.WorkOptions;
import org.sitrep.cli.service.kept.Every;
import org.sitrep.cli.service.staged.Resumption;
import org.sitrep.cli.service.staged.RunJob;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep resume}. */
@Command(
        name = "resume",
        header = "go on with a run that was cut off",
        description = "%nPlays what is left of a run that Ctrl-C or a crash has cut off, and writes the report that "
                + "the whole run would have given, to the last digit. "
                + "A run keeps what it has in its report folder, as often as --checkpoint says. "
                + "Scenario, bot, changes, seed and precision come from there; data, bot and Sitrep "
                + "have to be as they were. "
                + "What is no run, but a comparison, ladder, sweep or search, goes on by its own line "
                + "with --resume.%n")
public final class ResumeCommand extends SitrepCommand {
    @Parameters(paramLabel = "FOLDER", description = "The folder of the run's report.")
    private Path folder;

    @Option(
            names = {"-b", "--bot"},
            paramLabel = "FILE",
            description = "The bot of the run, where it is a program, a .java file or a jar: it runs only if it is "
                    + "named here.")
    private String bot;

    @Mixin
    private WorkOptions work;

    @Option(
            names = "--checkpoint",
            paramLabel = "EVERY",
            defaultValue = Defaults.CHECKPOINT,
            description = "Keep what has been played so often: a time, 30s, 5min, 2h, or a number of missions, 50k "
                    + "(default: ${DEFAULT-VALUE}). Never changes a result.")
    private String every;

    @Option(
            names = "--chunk",
            paramLabel = "C",
            defaultValue = Defaults.CHUNK,
            description = "Missions that a thread takes at a time (default: ${DEFAULT-VALUE}). Never changes a result.")
    private int chunk;

    @Mixin
    private FullOption full;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() {
        return new Resumption(folder, bot, work.botTimeout())
                .play(
                        session(),
                        work.workers(),
                        chunk,
                        Every.of(every),
                        new RunJob.Showing(work.progress(), format.format(), full.full(), false));
    }
}
