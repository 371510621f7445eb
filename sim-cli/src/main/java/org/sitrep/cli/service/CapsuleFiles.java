package org.sitrep.cli.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sitrep.cli.UserError;
import org.sitrep.engine.Capsule;
import org.sitrep.report.capsule.CapsuleFormatException;
import org.sitrep.report.capsule.CapsuleJson;

/** Reads and writes capsules, telling what went wrong in the user's terms. */
public final class CapsuleFiles {
    private static final String NAME = "capsule.json";

    private CapsuleFiles() {}

    /**
     * Reads a capsule.
     *
     * @param named the file, or the folder of a report
     * @throws UserError if there is none, or it is not sound
     */
    public static Capsule read(final Path named) {
        final Path file = Files.isDirectory(named) ? named.resolve(NAME) : named;
        if (!Files.isRegularFile(file)) {
            throw UserError.badData("there is no capsule " + file, "name a " + NAME + " or the folder of a report");
        }
        try {
            return CapsuleJson.read(file);
        } catch (final CapsuleFormatException unsound) {
            throw UserError.badData(unsound.getMessage(), "");
        } catch (final IOException unreadable) {
            throw UserError.badData("cannot read " + file, "is it a file that you may read?");
        }
    }

    /**
     * Writes a capsule.
     *
     * @throws UserError if it cannot be written
     */
    public static void write(final Capsule capsule, final Path file) {
        try {
            final Path parent = file.toAbsolutePath().getParent();
            Files.createDirectories(parent);
            CapsuleJson.write(capsule, file);
        } catch (final IOException failed) {
            throw UserError.machine("cannot write " + file + ": " + failed.getMessage(), "name another file");
        }
    }
}
