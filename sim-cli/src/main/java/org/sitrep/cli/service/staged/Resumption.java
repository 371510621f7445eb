package org.sitrep.cli.service.staged;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.BotTimeoutOption;
import org.sitrep.cli.service.CapsuleFiles;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.RunOutput;
import org.sitrep.cli.service.kept.Every;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Session;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.RunRequest;
import org.sitrep.report.model.Commands;
import org.sitrep.scenario.Shown;

/**
 * Goes on with a run that was cut off, from what it kept in its folder. The capsule that is kept says all that decides
 * the rest. *
 *
 * @param folder of the run's report
 * @param named the program that the user names as its bot; null for none
 * @param botTimeout how long a bot from a file may think
 */
public record Resumption(Path folder, String named, BotTimeoutOption botTimeout) {
    private static final String OVERLAY = "--overlay=";

    /**
     * Plays the rest, writes the report and prints the result.
     *
     * @return the exit code
     * @throws UserError if there is nothing to go on with, or what is there now is not what was played before
     */
    public int play(
            final Session session,
            final int threads,
            final int chunk,
            final Every every,
            final RunJob.Showing showing) {
        if (Files.isDirectory(folder.toAbsolutePath().normalize().getParent())) {
            // Taken for a moment, to put right what a killed process has left.
            Checkpoint.in(folder, session.console()).close();
        }
        final Capsule kept = kept(folder);
        final List<Path> overlays = new ArrayList<>();
        final List<String> sets = new ArrayList<>();
        for (final String change : kept.content().sets()) {
            if (change.startsWith(OVERLAY)) {
                overlays.add(Path.of(change.substring(OVERLAY.length())));
            } else {
                sets.add(change);
            }
        }
        final String bot = kept.botFile().map(Capsule.BotFile::file).orElse(kept.bot());
        requireNamed(bot);
        final OpenScenario open =
                OpenScenario.require(session, kept.scenario(), overlays, sets, botTimeout.of(BotSource.of(bot)));
        session.console().message(Player.goingOn(kept));
        return new RunJob(open, request(open, bot, kept, threads, chunk), kept.precision(), Optional.of(kept))
                .play(session, Optional.of(folder), every, showing);
    }

    /** A file of data starts no program: who wants it to run names it. */
    private void requireNamed(final String bot) {
        if (BotSource.isProgram(bot) ? bot.equals(named) : named == null || named.equals(bot)) {
            return;
        }
        throw UserError.usage(
                BotSource.isProgram(bot)
                        ? "the run was played by the program " + bot + ", and a program runs only if it is named"
                        : "the run was played by " + bot + " and not by " + named,
                BotSource.isProgram(bot)
                        ? "if you trust it: " + RunOutput.resume(folder) + " --bot " + Commands.quoted(bot)
                        : "leave --bot away");
    }

    static boolean isThere(final Path folder) {
        return Checkpoint.file(folder).isPresent() || Files.isRegularFile(folder.resolve("capsule.json"));
    }

    private static RunRequest request(
            final OpenScenario open, final String bot, final Capsule kept, final int threads, final int chunk) {
        try {
            return new RunRequest(
                    open.bot(bot),
                    kept.seed(),
                    kept.firstMission(),
                    kept.requested(),
                    kept.maxDecisions(),
                    threads,
                    chunk);
        } catch (final IllegalArgumentException outOfRange) {
            throw UserError.usage(outOfRange.getMessage(), "");
        }
    }

    /** A checkpoint is newer than a report beside it, which is of an earlier run to the end. */
    static Capsule kept(final Path folder) {
        final Optional<Path> checkpoint = Checkpoint.file(folder);
        if (checkpoint.isEmpty() && !Files.isRegularFile(folder.resolve("capsule.json"))) {
            throw UserError.badData(
                    "nothing is kept in " + Shown.name(folder),
                    "name the folder of a run's report; one that was cut off in its first second has to be "
                            + "played anew, and to go on with anything but a run type its line again with --resume");
        }
        final Capsule kept = CapsuleFiles.read(checkpoint.orElse(folder));
        if (Capsule.BOT_SILENT.equals(kept.stopReason())) {
            throw UserError.badData(
                    "the bot " + kept.bot() + " did not answer, so there is no telling where to go on",
                    "play it anew, perhaps with --bot-timeout");
        }
        if (!Capsule.INTERRUPTED.equals(kept.stopReason())) {
            throw UserError.usage("the run in " + folder + " is complete", "./sitrep report " + folder + " shows it");
        }
        return kept;
    }
}
