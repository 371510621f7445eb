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
 * Reserves a folder for one process by a lock on a file next to it. The operating system releases the lock when the
 * process ends in any way, so a file left by a dead process blocks nothing. Close it to release the folder.
 */
public record FolderLock(Path lockFile, FileChannel channel, FileLock lock) implements AutoCloseable {
    /**
     * Locks a folder, which need not exist yet.
     *
     * @throws UserError if another process has locked it, or its parent cannot be written
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
                // The previous owner may have deleted the file between our two steps; then this lock is on a file
                // that no other process finds.
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
            // reported below
        } catch (final IOException failed) {
            channel.close();
            throw failed;
        }
        if (lock == null) {
            channel.close();
            throw UserError.usage(
                    "another run is writing to " + folder, "wait for it, or name another folder with --out");
        }
        return lock;
    }

    @Override
    public void close() {
        try {
            // Deleted while locked: otherwise it could be the lock of a process that has just taken it.
            Files.deleteIfExists(lockFile);
            lock.release();
            channel.close();
        } catch (final IOException left) {
            // An empty, unlocked file is left; it blocks nothing.
            assert left != null;
        }
    }
}
