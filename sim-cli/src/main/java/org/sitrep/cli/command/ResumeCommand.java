package org.sitrep.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.CheckpointInterval;
import org.sitrep.cli.service.Export;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.service.ResultCache;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Source;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.report.model.Commands;
import org.sitrep.scenario.Launcher;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep resume}. */
final class ResumeCommand extends SitrepCommand {
    @Parameters(paramLabel = "FOLDER")
    private Path folder;

    @Option(
            names = {"-b", "--bot"},
            paramLabel = "FILE")
    private String bot;

    @Mixin
    private BatchOptions.WorkOptions work;

    @Option(names = "--checkpoint", paramLabel = "EVERY", defaultValue = Defaults.CHECKPOINT)
    private String every;

    @Option(names = "--chunk", paramLabel = "C", defaultValue = Defaults.CHUNK)
    private int chunk;

    @Option(names = "--full")
    private boolean full;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() {
        final CheckpointInterval often = CheckpointInterval.of(every);
        final Path parent = folder.toAbsolutePath().normalize().getParent();
        if (parent != null && Files.isDirectory(parent)) {
            Checkpoint.repair(folder);
        }
        final RunResult kept = Checkpoint.kept(folder);
        final String player = Commands.bot(kept);
        requireNamed(player);
        final BotSource source = work.botTimeout.of(BotSource.of(player));
        final OpenScenario open = Source.of(session(), kept.scenario())
                .changed(kept.content().sets())
                .by(source)
                .require();
        console().message(Player.goingOn(kept));
        final RunRequest request = work.request(
                open.bot(player), kept.seed(), kept.firstTrial(), kept.requested(), kept.maxDecisions(), chunk);
        final RunJob job = new RunJob(open, request, kept.precision(), Optional.of(kept), Export.nothing());
        try (Interrupts interrupts = Interrupts.install()) {
            final StudyContext stage = new StudyContext(
                    session(),
                    work.progress,
                    ResultCache.nothing(),
                    interrupts,
                    Optional.empty(),
                    format.format,
                    false,
                    Integer.parseInt(Defaults.REPLAYS));
            return job.play(stage, Optional.of(folder), often, full);
        }
    }

    /** Requires that the user names a program: a data file starts none. */
    private void requireNamed(final String player) {
        if (BotSource.isProgram(player) ? player.equals(bot) : bot == null || bot.equals(player)) {
            return;
        }
        throw BotSource.isProgram(player)
                ? UserError.usage(
                        "the run was played by the program " + player + ", and a program runs only if it is named",
                        "if you trust it: " + ReportOutput.resume(folder) + " --bot " + Launcher.quoted(player))
                : UserError.usage("the run was played by " + player + " and not by " + bot, "omit --bot");
    }
}
