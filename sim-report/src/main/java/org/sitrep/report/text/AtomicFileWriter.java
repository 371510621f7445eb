package org.sitrep.report.text;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
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
 * Writes files that appear whole or not at all, even if the process, the disk or the power fails. The content goes into
 * a temporary file in the same folder and is forced to disk. That file then replaces the target in one step, and the
 * folder is forced to disk too. Until then the previous file is unchanged. Stateless.
 */
public final class AtomicFileWriter {
    /**
     * Names of this process's own standard output. Opening such a name anew would start at the beginning of the file
     * behind it and overwrite its content.
     */
    private static final Set<String> STANDARD_OUTPUT = Set.of("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");

    private AtomicFileWriter() {}

    /** Returns whether a name refers to this process's standard output. */
    public static boolean isStandardOutput(final Path file) {
        return STANDARD_OUTPUT.contains(file.toString());
    }

    /**
     * Writes a text in UTF-8, replacing an existing file. A target that is not a file, such as a device or a pipe, is
     * written into: replacing it would take it away from other processes.
     *
     * @throws IOException if it cannot be written; the previous file is then unchanged, and nothing else is left behind
     */
    public static void write(final Path file, final String text) throws IOException {
        write(file, temporary(file), text);
    }

    /**
     * As {@link #write(Path, String)}, with a temporary file of a given name, so that a killed process leaves at most
     * one behind. The caller must be the only writer of the file.
     *
     * @param part temporary file in the same folder
     */
    public static void write(final Path file, final Path part, final String text) throws IOException {
        write(file, part, text.getBytes(StandardCharsets.UTF_8));
    }

    /** As {@link #write(Path, Path, String)}, for bytes. */
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
            writeDurably(part, bytes);
            replace(part, Files.isSymbolicLink(file) ? file.toRealPath() : file);
        } finally {
            Files.deleteIfExists(part);
        }
        sync(file);
    }

    /** Writes to standard output, which stays open because other code uses it too. */
    private static void print(final byte[] bytes) throws IOException {
        try {
            new FileOutputStream(FileDescriptor.out).write(bytes);
        } catch (final IOException failed) {
            // A reader that has stopped reading is not an error.
            if (!String.valueOf(failed.getMessage()).contains("Broken pipe")) {
                throw failed;
            }
        }
    }

    /**
     * Begins a file that is written piece by piece, replacing an existing one when it is whole. A target that is not a
     * file, such as a device or a pipe, is written into at once.
     *
     * @throws IOException if it cannot be written
     */
    public static Part begin(final Path file) throws IOException {
        return new Part(file);
    }

    /** A file that is being written; its place keeps its previous content until {@link #commit}. Not thread-safe. */
    public static final class Part implements AutoCloseable {
        private final Path file;
        /** Null if the target is written into. */
        private final Path part;

        private final FileOutputStream out;

        private Part(final Path file) throws IOException {
            this.file = file;
            part = Files.exists(file) && !Files.isRegularFile(file) ? null : temporary(file);
            out = new FileOutputStream((part == null ? file : part).toFile());
        }

        /** Returns where to write its content. */
        public OutputStream out() {
            return out;
        }

        /** Returns whether it is a file that replaces another, and not a device or pipe that is written into. */
        public boolean isReplacing() {
            return part != null;
        }

        /**
         * Forces the content to disk and puts the file in its place.
         *
         * @throws IOException if that fails; the previous file is then unchanged
         */
        public void commit() throws IOException {
            if (part == null) {
                return;
            }
            out.getFD().sync();
            out.close();
            replace(part, Files.isSymbolicLink(file) ? file.toRealPath() : file);
            sync(file);
        }

        /** Deletes what is written, unless it is in its place. */
        @Override
        public void close() throws IOException {
            out.close();
            if (part != null) {
                Files.deleteIfExists(part);
            }
        }
    }

    /**
     * Writes a file that must not exist yet.
     *
     * @throws FileAlreadyExistsException if it exists
     * @throws IOException if it cannot be written
     */
    public static void create(final Path file, final String text) throws IOException {
        if (Files.exists(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        final Path part = temporary(file);
        try {
            writeDurably(part, text.getBytes(StandardCharsets.UTF_8));
            Files.move(part, file);
        } finally {
            Files.deleteIfExists(part);
        }
        sync(file);
    }

    /** Not createTempFile: only the owner can read the files it makes, and this one is to be shared. */
    private static Path temporary(final Path file) {
        return file.resolveSibling("." + file.getFileName() + "-" + UUID.randomUUID());
    }

    /**
     * Writes a file and forces it to disk before it returns.
     *
     * @throws IOException if there is not enough room for all of it
     */
    public static void writeDurably(final Path file, final byte[] content) throws IOException {
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

    /**
     * Forces the names in the folder of a file to disk, where the system allows it; other systems do so by themselves.
     */
    public static void sync(final Path file) {
        try (FileChannel folder = FileChannel.open(file.toAbsolutePath().getParent(), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (final IOException notOnThisSystem) {
            assert notOnThisSystem != null;
        }
    }
}
