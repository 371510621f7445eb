package org.sitrep.cli.service;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.sitrep.cli.UserError;

/** Puts a folder of files in its place as a whole: whoever looks sees the old one or the new one, never half of either. */
public final class ReportFolder {
    private ReportFolder() {}

    /** Writes files into an empty folder. */
    @FunctionalInterface
    public interface Writer {
        /** Writes everything into {@code folder}. */
        void writeInto(Path folder) throws IOException;
    }

    /**
     * Fills a folder beside {@code target} and then puts it in its place; what was there is deleted. If writing fails, what was there stays.
     *
     * @throws UserError if the folder cannot be made or written
     */
    public static void replace(final Path target, final Writer writer) {
        final Path absolute = target.toAbsolutePath().normalize();
        Path part = null;
        try {
            Files.createDirectories(absolute.getParent());
            part = Files.createTempDirectory(absolute.getParent(), "." + absolute.getFileName() + ".part-");
            // A temporary folder is private to its owner; a report is as readable as any other folder made here.
            final Path fresh = Files.createDirectory(part.resolve("report"));
            writer.writeInto(fresh);
            if (Files.exists(absolute)) {
                Files.move(absolute, part.resolve("old"));
            }
            Files.move(fresh, absolute);
        } catch (final IOException | UncheckedIOException failed) {
            throw UserError.machine(
                    "cannot write " + target + ": " + failed.getMessage(),
                    "name another folder with --out, or leave the report out with --no-report");
        } finally {
            delete(part);
        }
    }

    private static void delete(final Path folder) {
        if (folder == null) {
            return;
        }
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(final Path file, final BasicFileAttributes attributes) throws IOException {
                    Files.delete(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(final Path visited, final IOException failed) throws IOException {
                    Files.delete(visited);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (final IOException leftBehind) {
            throw new UncheckedIOException("cannot remove " + folder, leftBehind);
        }
    }
}
