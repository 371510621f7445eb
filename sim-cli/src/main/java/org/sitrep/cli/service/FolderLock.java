package org.sitrep.cli.service;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.Targets;

/**
 * Keeps a folder for one process: a file beside it is locked, which the operating system undoes when the process ends,
 * however it ends. So a file that a dead process has left is in nobody's way. To be closed.
 */
public record FolderLock(Path lockFile, FileChannel channel, FileLock lock) implements AutoCloseable {
    /**
     * Takes a folder, which need not be there yet.
     *
     * @throws UserError if another process has it, or nothing can be written beside it
     */
    public static FolderLock of(final Path folder) {
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
                    return new FolderLock(lockFile, channel, lock);
                }
                channel.close();
            }
        } catch (final IOException failed) {
            throw Targets.unwritable(folder, failed);
        }
    }

    private static FileLock lock(final Path folder, final FileChannel channel) throws IOException {
        FileLock lock = null;
        try {
            lock = channel.tryLock();
        } catch (final OverlappingFileLockException ofThisProcess) {
            // said below
        } catch (final IOException failed) {
            channel.close();
            throw failed;
        }
        if (lock == null) {
            channel.close();
            throw UserError.usage(
                    "another run is playing into " + folder, "wait for it, or name another folder with --out");
        }
        return lock;
    }

    @Override
    public void close() {
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
