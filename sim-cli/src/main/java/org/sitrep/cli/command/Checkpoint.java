package org.sitrep.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.service.CheckpointInterval;
import org.sitrep.cli.service.FolderLock;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.service.RunResultFiles;
import org.sitrep.cli.session.Targets;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.RunResult;
import org.sitrep.report.ReportWriter;
import org.sitrep.report.result.RunResultJson;
import org.sitrep.scenario.Launcher;
import org.sitrep.scenario.Shown;

/**
 * The checkpoint of a run in its report folder: the result so far, complete at any moment, so that {@code resume} can
 * continue if the process is killed. It locks the folder until it is closed. The final report replaces the folder, and
 * with it the checkpoint.
 */
public final class Checkpoint implements AutoCloseable {
    private final Path folder;
    private final FolderLock lock;
    private final Console console;
    private Thread writer = new Thread();
    /** The last message, to avoid repetition. */
    private volatile String said = "";

    private Checkpoint(final Path folder, final FolderLock lock, final Console console) {
        this.console = console;
        this.folder = folder;
        this.lock = lock;
    }

    /**
     * Locks a folder for a run, and repairs what a process left that was killed while it wrote a report there.
     *
     * @param console for a message if nothing can be stored
     * @throws UserError if another run has locked it, it holds something other than a report, or it cannot be written
     */
    public static Checkpoint in(final Path folder, final Console console) {
        final FolderLock lock = FolderLock.of(folder);
        try {
            ReportWriter.repair(folder);
            ReportOutput.requireReplaceable(folder);
        } catch (final IOException failed) {
            lock.close();
            throw Targets.unwritable(folder, failed);
        } catch (final UserError notOurs) {
            lock.close();
            throw notOurs;
        }
        return new Checkpoint(folder, lock, console);
    }

    /**
     * Repairs what a process left in a folder that was killed while it wrote a report there.
     *
     * @throws UserError if a run has locked it, or it cannot be written
     */
    static void repair(final Path folder) {
        try (FolderLock lock = FolderLock.of(folder)) {
            assert lock != null;
            ReportWriter.repair(folder);
        } catch (final IOException failed) {
            throw Targets.unwritable(folder, failed);
        }
    }

    static Optional<Path> file(final Path folder) {
        return Optional.of(folder.resolve(ReportOutput.CHECKPOINT)).filter(Files::isRegularFile);
    }

    /** Returns whether a folder holds a complete or partial run. */
    static boolean isThere(final Path folder) {
        return file(folder).isPresent() || RunResultJson.in(folder).isPresent();
    }

    /**
     * Returns the stored part of a run. A checkpoint is newer than a report next to it, which is of an earlier complete
     * run.
     *
     * @throws UserError if nothing is stored, it is damaged, or the run is complete
     */
    public static RunResult kept(final Path folder) {
        if (!isThere(folder)) {
            throw UserError.badData(
                    "there is no run to resume in " + Shown.name(folder),
                    "name the report folder of an interrupted run; to continue another command, repeat its line with "
                            + "--resume; a run interrupted in its first second must be played again");
        }
        final RunResult kept = RunResultFiles.read(file(folder).orElse(folder));
        if (RunResult.BOT_SILENT.equals(kept.stopReason())) {
            throw UserError.badData(
                    "the bot " + kept.bot() + " did not answer, so the run cannot be continued",
                    "play it again, perhaps with a longer --bot-timeout");
        }
        if (!RunResult.INTERRUPTED.equals(kept.stopReason())) {
            throw UserError.usage(
                    "the run in " + folder + " is complete", Launcher.NAME + " report " + folder + " shows it");
        }
        return kept;
    }

    /** Returns whether the folder holds a checkpoint. */
    public boolean isThere() {
        return file(folder).isPresent();
    }

    /** Returns the checkpoints of a run at an interval. */
    public PairedRun.Saving saving(final CheckpointInterval every) {
        final Consumer<RunResult> keep = every.byTime() ? this::keep : this::keepEach;
        return new PairedRun.Saving(every.seconds(), every.trials(), played -> keep.accept(played.result()));
    }

    /** Writes on a separate thread, so that the run continues; checkpoints during a write are skipped. */
    private void keep(final RunResult soFar) {
        if (!writer.isAlive()) {
            writer = new Thread(() -> write(soFar), "sitrep-checkpoint");
            writer.start();
        }
    }

    /** Writes each checkpoint: an interval in trials requires that. */
    private void keepEach(final RunResult soFar) {
        settle();
        keep(soFar);
    }

    private void write(final RunResult soFar) {
        try {
            RunResultFiles.write(soFar, folder.resolve(ReportOutput.CHECKPOINT));
            said = "";
        } catch (final UserError failed) {
            // The run is unaffected, and the previous checkpoint is still valid.
            if (!said.equals(failed.getMessage())) {
                said = failed.getMessage();
                console.message(said + "; the run continues"
                        + (isThere() ? ", and the previous checkpoint remains" : ", without a checkpoint"));
            }
        }
    }

    /** Waits for the current write, so that the folder can be replaced. */
    public void settle() {
        boolean interrupted = false;
        while (writer.isAlive()) {
            try {
                writer.join();
            } catch (final InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Deletes the checkpoint. */
    public void discard() {
        settle();
        try {
            if (Files.deleteIfExists(folder.resolve(ReportOutput.CHECKPOINT)) && ReportOutput.isEmpty(folder)) {
                Files.delete(folder);
            }
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot delete the checkpoint in " + folder + ": " + Reason.of(failed),
                    "free disk space, or get permission to write");
        }
    }

    @Override
    public void close() {
        settle();
        lock.close();
    }
}
