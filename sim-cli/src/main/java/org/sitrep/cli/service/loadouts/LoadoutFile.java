package org.sitrep.cli.service.loadouts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sitrep.cli.UserError;
import org.sitrep.cli.service.Reason;
import org.sitrep.report.WholeFile;

/** Writes a loadout that was found into a file. Stateless. */
public final class LoadoutFile {
    private LoadoutFile() {}

    /** Returns what a loadout is called that is written into a file: the file's name without its end. */
    static String id(final Path file) {
        return String.valueOf(file.getFileName()).replaceAll("\\.ya?ml$", "").replaceAll("[^A-Za-z0-9-]", "-");
    }

    /**
     * Writes the file; what is there is replaced.
     *
     * @throws UserError if it cannot be written
     */
    public static void write(final Path file, final String text) {
        try {
            final Path folder = file.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            WholeFile.write(file, text);
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write " + file + ": " + Reason.of(failed),
                    "name another file with --write, or make room there");
        }
    }
}
