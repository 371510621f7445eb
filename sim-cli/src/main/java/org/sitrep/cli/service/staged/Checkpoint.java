package org.sitrep.cli.service.staged;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.sitrep.cli.Defaults;
import org.sitrep.cli.UserError;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.service.CapsuleFiles;
import org.sitrep.cli.service.Reason;
import org.sitrep.cli.service.RunOutput;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.StagedRun;

/**
 * What a run keeps of itself in its report folder while it plays: the capsule so far, whole at any moment, so that {@code resume} can go on if the process is killed. While it is open no other run can have the folder: a file beside
 * it is locked, which the operating system undoes when the process ends, however it ends. The report takes the place of the folder, and so of the checkpoint. To be closed.
 */
public final class Checkpoint implements AutoCloseable {
    private final Path folder;
    private final Path lockFile;
    private final FileChannel channel;
    private final FileLock lock;
    private final Console console;
    private Thread writer = new Thread();

    private Checkpoint(
            final Path folder,
            final Path lockFile,
            final FileChannel channel,
            final FileLock lock,
            final Console console) {
        this.console = console;
        this.folder = folder;
        this.lockFile = lockFile;
        this.channel = channel;
        this.lock = lock;
    }

    /**
     * Takes a folder for a run.
     *
     * @param console is told if nothing can be kept
     * @throws UserError if another run has it, it holds something else than a report, or nothing can be written there
     */
    public static Checkpoint in(final Path folder, final Console console) {
        RunOutput.requireReplaceable(folder);
        final Path place = folder.toAbsolutePath().normalize();
        final Path lockFile = place.resolveSibling("." + place.getFileName() + ".lock");
        try {
            Files.createDirectories(place.getParent());
            while (true) {
                final FileChannel channel =
                        FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                final FileLock lock = lock(folder, channel);
                // Whoever had it before may have deleted the file between our two steps; then this lock is of a file
                // that nobody else finds.
                if (Files.exists(lockFile)) {
                    return new Checkpoint(folder, lockFile, channel, lock, console);
                }
                channel.close();
            }
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write " + folder + ": " + Reason.of(failed),
                    "name another folder with --out, or make room there");
        }
    }

    private static FileLock lock(final Path folder, final FileChannel channel) throws IOException {
        FileLock lock = null;
        try {
            lock = channel.tryLock();
        } catch (final OverlappingFileLockException ofThisProcess) {
            // said below
        }
        if (lock == null) {
            channel.close();
            throw UserError.usage(
                    "another run is playing into " + folder, "wait for it, or name another folder with --out");
        }
        return lock;
    }

    /** Returns what was kept in a folder; empty if nothing. */
    static Optional<Path> file(final Path folder) {
        return Optional.of(folder.resolve(RunOutput.CHECKPOINT)).filter(Files::isRegularFile);
    }

    /** Returns whether something is kept in the folder. */
    public boolean isThere() {
        return file(folder).isPresent();
    }

    /** Returns how often a run keeps what it has, and how. */
    public StagedRun.Saving saving() {
        return new StagedRun.Saving(Defaults.CHECKPOINT_SECONDS, this::keep);
    }

    /** On a thread of its own, so that the run plays on; while that writes, what comes is left to the next time. */
    private void keep(final Capsule soFar) {
        if (writer.isAlive()) {
            return;
        }
        writer = new Thread(() -> write(soFar), "sitrep-checkpoint");
        writer.start();
    }

    private void write(final Capsule soFar) {
        try {
            CapsuleFiles.write(soFar, folder.resolve(RunOutput.CHECKPOINT));
        } catch (final UserError failed) {
            // The run itself is none the worse.
            console.message(failed.getMessage());
        }
    }

    /** Waits for what is being written, so that the folder can be replaced. */
    void settle() {
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
            if (Files.deleteIfExists(folder.resolve(RunOutput.CHECKPOINT)) && RunOutput.isEmpty(folder)) {
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
        try {
            // Deleted while locked: else it could be the lock of somebody who has just taken it.
            Files.deleteIfExists(lockFile);
            lock.release();
            channel.close();
        } catch (final IOException left) {
            // An empty file is left that nobody holds; it is in nobody's way.
            assert left != null;
        }
    }
}
