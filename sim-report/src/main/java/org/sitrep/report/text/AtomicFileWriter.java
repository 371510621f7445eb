package org.sitrep.report.text;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.UUID;

/**
 * Writes files that are there whole or not at all, whatever becomes of the process, the disk or the power: into a
 * temporary file in the same folder, which is brought to the disk, takes the place of the file in one step, and then
 * the folder is brought to the disk, too. What stood there before stays as it is until then. Stateless.
 */
public final class AtomicFileWriter {
    /**
     * Names of this process's own standard output. Opened anew it would begin where the file behind it begins, and
     * write over what is there.
     */
    private static final Set<String> STANDARD_OUTPUT = Set.of("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");

    private AtomicFileWriter() {}

    /** Returns whether a name is that of this process's standard output. */
    public static boolean isStandardOutput(final Path file) {
        return STANDARD_OUTPUT.contains(file.toString());
    }

    /**
     * Writes a text in UTF-8; what is there is replaced. What is no file, a device or a pipe, is written into: to
     * replace it would take it from everybody else.
     *
     * @throws IOException if it cannot be written; what was there is as it was, and nothing else is left behind
     */
    public static void write(final Path file, final String text) throws IOException {
        write(file, temporary(file), text);
    }

    /**
     * As {@link #write(Path, String)}, by a temporary file of a given name, of which a process that is killed leaves
     * one at most: for whoever is the only one to write this file.
     *
     * @param part in the same folder
     */
    public static void write(final Path file, final Path part, final String text) throws IOException {
        write(file, part, text.getBytes(StandardCharsets.UTF_8));
    }

    /** As {@link #write(Path, Path, String)}, of bytes. */
    public static void write(final Path file, final Path part, final byte[] bytes) throws IOException {
        if (isStandardOutput(file)) {
            print(bytes);
            return;
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            Files.write(file, bytes, StandardOpenOption.WRITE);
            return;
        }
        try {
            bring(part, bytes);
            replace(part, Files.isSymbolicLink(file) ? file.toRealPath() : file);
        } finally {
            Files.deleteIfExists(part);
        }
        sync(file);
    }

    /** The stream is not closed: it is not ours alone. */
    private static void print(final byte[] bytes) throws IOException {
        try {
            new FileOutputStream(FileDescriptor.out).write(bytes);
        } catch (final IOException failed) {
            // A reader that has had enough is no error.
            if (!String.valueOf(failed.getMessage()).contains("Broken pipe")) {
                throw failed;
            }
        }
    }

    /**
     * Writes a file that must not be there yet.
     *
     * @throws FileAlreadyExistsException if it is
     * @throws IOException if it cannot be written
     */
    public static void create(final Path file, final String text) throws IOException {
        if (Files.exists(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        final Path part = temporary(file);
        try {
            bring(part, text.getBytes(StandardCharsets.UTF_8));
            Files.move(part, file);
        } finally {
            Files.deleteIfExists(part);
        }
        sync(file);
    }

    /** Not createTempFile: what it makes can be read by its owner only, and this is to be shared. */
    private static Path temporary(final Path file) {
        return file.resolveSibling("." + file.getFileName() + "-" + UUID.randomUUID());
    }

    /**
     * Writes a file to the disk itself; it is there when this returns.
     *
     * @throws IOException if there is no room for all of it
     */
    public static void bring(final Path file, final byte[] content) throws IOException {
        try (FileChannel out = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            final ByteBuffer rest = ByteBuffer.wrap(content);
            while (rest.hasRemaining()) {
                out.write(rest);
            }
            out.force(true);
        }
    }

    private static void replace(final Path part, final Path file) throws IOException {
        try {
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (final AtomicMoveNotSupportedException e) {
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Brings the names in the folder of a file to the disk, where a system lets one: else it does so by itself. */
    public static void sync(final Path file) {
        try (FileChannel folder = FileChannel.open(file.toAbsolutePath().getParent(), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (final IOException notOnThisSystem) {
            assert notOnThisSystem != null;
        }
    }
}
