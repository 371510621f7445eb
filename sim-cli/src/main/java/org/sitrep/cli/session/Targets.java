package org.sitrep.cli.session;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.report.text.AtomicFileWriter;

/** Checks the destinations of results before play starts, so that no trials are wasted, and writes to them. */
public final class Targets {
    private Targets() {}

    /**
     * Checks that a file can be written, as far as possible beforehand. The target of a link is replaced, not the link.
     * A device or pipe is written to, whatever its folder.
     *
     * @param file null for none
     * @param option that names it
     * @throws UserError if it is a folder or a broken link, or its folder cannot be written
     */
    public static void requireFile(final Path file, final String option) {
        if (file == null || AtomicFileWriter.isStandardOutput(file)) {
            return;
        }
        if (Files.isDirectory(file)) {
            throw UserError.usage(
                    option + " " + file + " is a folder", "name a file, e.g. " + option + " " + file.resolve("result"));
        }
        if (Files.exists(file) && !Files.isWritable(file)) {
            throw UserError.machine(file + " cannot be written", "name another file with " + option);
        }
        if (!Files.exists(file) || Files.isRegularFile(file)) {
            requireFolder(real(file, option).toAbsolutePath().getParent(), option);
        }
    }

    private static Path real(final Path file, final String option) {
        try {
            return Files.isSymbolicLink(file) ? file.toRealPath() : file;
        } catch (final IOException broken) {
            throw UserError.usage(file + " is a broken link", "name another file with " + option);
        }
    }

    /**
     * Checks that a folder exists and can be written, or can be created.
     *
     * @param folder null for none
     * @param option that names it
     * @throws UserError if not
     */
    public static void requireFolder(final Path folder, final String option) {
        Path there = folder == null ? null : folder.toAbsolutePath();
        while (there != null && !Files.exists(there)) {
            there = there.getParent();
        }
        if (there != null && !Files.isDirectory(there)) {
            throw UserError.usage(there + " is a file, not a folder", "name another folder with " + option);
        }
        if (there != null && !Files.isWritable(there)) {
            throw UserError.machine(
                    "cannot write into " + there,
                    "name another folder with " + option + ", or get permission to write there");
        }
    }

    /**
     * Writes a file, replacing an existing one.
     *
     * @param how the user names another file, for the advice: {@code with --write}; may be empty
     * @throws UserError if it cannot be written
     */
    public static void write(final Path file, final String text, final String how) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            AtomicFileWriter.write(file, text);
        } catch (final IOException failed) {
            throw unwritable(file, failed, "name another file" + how + ", or free disk space");
        }
    }

    /**
     * Writes a file that must not exist.
     *
     * @param how the user names another file, as for {@link #write}
     * @param taken advice if it exists
     * @throws UserError if it exists, or cannot be written
     */
    public static void create(final Path file, final String text, final String how, final String taken) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            AtomicFileWriter.create(file, text);
        } catch (final FileAlreadyExistsException there) {
            throw UserError.usage(file + " already exists", taken);
        } catch (final IOException failed) {
            throw unwritable(file, failed, "name another file" + how + ", or free disk space");
        }
    }

    /** Returns the error of a report folder that cannot be written. */
    public static UserError unwritable(final Path folder, final Exception failed) {
        return unwritable(folder, failed, "name another folder with --out, or free disk space");
    }

    private static UserError unwritable(final Path place, final Exception failed, final String advice) {
        return UserError.machine("cannot write " + place + ": " + Reason.of(failed), advice);
    }
}
