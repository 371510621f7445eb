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
import org.sitrep.scenario.Shown;

/**
 * What a run keeps of itself in its report folder while it plays: the capsule so far, whole at any moment, so that
 * {@code resume} can go on if the process is killed. While it is open no other run can have the folder. The report
 * takes the place of the folder, and so of the checkpoint. To be closed.
 */
public final class Checkpoint implements AutoCloseable {
    private final Path folder;
    private final FolderLock lock;
    private final Console console;
    private Thread writer = new Thread();
    /** What was last said to be wrong, so that it is not said again and again. */
    private volatile String said = "";

    private Checkpoint(final Path folder, final FolderLock lock, final Console console) {
        this.console = console;
        this.folder = folder;
        this.lock = lock;
    }

    /**
     * Takes a folder for a run. What a process that was killed while it put a report there has left is put right.
     *
     * @param console is told if nothing can be kept
     * @throws UserError if another run has it, it holds something else than a report, or nothing can be written there
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

    static Optional<Path> file(final Path folder) {
        return Optional.of(folder.resolve(ReportOutput.CHECKPOINT)).filter(Files::isRegularFile);
    }

    /** Returns whether a folder holds a run, whole or in part. */
    static boolean isThere(final Path folder) {
        return file(folder).isPresent() || Files.isRegularFile(folder.resolve("capsule.json"));
    }

    /**
     * Returns what was kept of a run. A checkpoint is newer than a report beside it, which is of an earlier run to the
     * end.
     *
     * @throws UserError if nothing is kept, it is damaged, or the run is complete
     */
    public static RunResult kept(final Path folder) {
        if (!isThere(folder)) {
            throw UserError.badData(
                    "nothing is kept in " + Shown.name(folder),
                    "name the folder of a run's report; one that was cut off in its first second has to be "
                            + "played anew, and to go on with anything but a run type its line again with --resume");
        }
        final RunResult kept = RunResultFiles.read(file(folder).orElse(folder));
        if (RunResult.BOT_SILENT.equals(kept.stopReason())) {
            throw UserError.badData(
                    "the bot " + kept.bot() + " did not answer, so there is no telling where to go on",
                    "play it anew, perhaps with --bot-timeout");
        }
        if (!RunResult.INTERRUPTED.equals(kept.stopReason())) {
            throw UserError.usage("the run in " + folder + " is complete", "./sitrep report " + folder + " shows it");
        }
        return kept;
    }

    /** Returns whether something is kept in the folder. */
    public boolean isThere() {
        return file(folder).isPresent();
    }

    /** Returns how a run keeps what it has. */
    public PairedRun.Saving saving(final CheckpointInterval every) {
        final Consumer<RunResult> keep = every.byTime() ? this::keep : this::keepEach;
        return new PairedRun.Saving(every.seconds(), every.trials(), played -> keep.accept(played.capsule()));
    }

    /** On a thread of its own, so that the run plays on; while that writes, what comes is left to the next time. */
    private void keep(final RunResult soFar) {
        if (!writer.isAlive()) {
            writer = new Thread(() -> write(soFar), "sitrep-checkpoint");
            writer.start();
        }
    }

    /** None is left out: that is what counting trials is for. */
    private void keepEach(final RunResult soFar) {
        settle();
        keep(soFar);
    }

    private void write(final RunResult soFar) {
        try {
            RunResultFiles.write(soFar, folder.resolve(ReportOutput.CHECKPOINT));
            said = "";
        } catch (final UserError failed) {
            // The run itself is none the worse, and what was kept before still is.
            if (!said.equals(failed.getMessage())) {
                said = failed.getMessage();
                console.message(said + "; the run plays on"
                        + (isThere() ? ", and what was kept before still is" : ", but nothing of it is kept"));
            }
        }
    }

    /** Waits for what is being written, so that the folder can be replaced. */
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

    /** Forgets what was kept. */
    public void discard() {
        settle();
        try {
            if (Files.deleteIfExists(folder.resolve(ReportOutput.CHECKPOINT)) && ReportOutput.isEmpty(folder)) {
                Files.delete(folder);
            }
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot delete what was kept in " + folder + ": " + Reason.of(failed),
                    "make room there, or ask for the right to write");
        }
    }

    @Override
    public void close() {
        settle();
        lock.close();
    }
}
