package org.sitrep.cli.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.engine.RunResult;
import org.sitrep.report.Publication;
import org.sitrep.report.Publications;
import org.sitrep.report.result.ResultFile;
import org.sitrep.report.result.ResultFormatException;
import org.sitrep.report.result.RunResultJson;
import org.sitrep.scenario.Shown;

/** Reads and writes results of runs and of several runs; reports failures in the user's terms. */
public final class RunResultFiles {
    private RunResultFiles() {}

    private interface Read<T> {
        T from(Path file) throws IOException;
    }

    private interface Write {
        void into(Path file) throws IOException;
    }

    /**
     * Reads a run result.
     *
     * @param named the file, or a report folder
     * @throws UserError if it does not exist or is not valid
     */
    public static RunResult read(final Path named) {
        final Path file = RunResultJson.in(named).orElse(file(named, RunResultJson.NAME));
        if (!Files.isRegularFile(file) && Files.isRegularFile(named.resolve(ReportOutput.CHECKPOINT))) {
            throw UserError.badData(
                    "the run in " + named + " was interrupted, or is still running",
                    "continue it with: " + ReportOutput.resume(named));
        }
        if (!Files.isRegularFile(file)) {
            throw UserError.badData(
                    "there is no result file " + Shown.name(file),
                    "name a " + RunResultJson.NAME + " or the folder of a report");
        }
        return read(file, "", RunResultJson::read);
    }

    /** Returns whether a file or report folder holds a result of this kind. */
    public static boolean holds(final ResultFile<?> kind, final Path named) {
        try {
            final Path file = file(named, kind.name());
            return Files.isRegularFile(file) && kind.isIn(file);
        } catch (final IOException unreadable) {
            return false;
        }
    }

    /**
     * Reads a result of several runs.
     *
     * @param named the file, or a report folder
     * @throws UserError if it is not valid
     */
    public static <T extends Record> T read(final ResultFile<T> kind, final Path named) {
        return read(named, kind.name(), kind::read);
    }

    /**
     * Reads a result of several runs; empty if the file holds none.
     *
     * @param named the file, or a report folder
     * @throws UserError if it is not valid
     */
    public static Optional<Publication> publication(final Path named) {
        return read(named, "", Publications::read);
    }

    private static Path file(final Path named, final String inFolder) {
        return Files.isDirectory(named) && !inFolder.isEmpty() ? named.resolve(inFolder) : named;
    }

    private static <T> T read(final Path named, final String inFolder, final Read<T> read) {
        final Path file = file(named, inFolder);
        try {
            return read.from(file);
        } catch (final ResultFormatException unsound) {
            throw UserError.badData(unsound.getMessage(), "");
        } catch (final IOException unreadable) {
            throw UserError.badData("cannot read " + file + ": " + Reason.of(unreadable), "is it a readable file?");
        } catch (final RuntimeException contradiction) {
            throw contradictory(List.of(file), contradiction);
        }
    }

    /**
     * Returns the error of files whose values are valid one by one, but not together: only a run result has a hash that
     * detects this on reading.
     *
     * @param contradiction the failure on using them
     */
    public static UserError contradictory(final List<Path> files, final RuntimeException contradiction) {
        return UserError.badData(
                files.stream().map(Path::toString).collect(Collectors.joining(", "))
                        + (files.size() == 1 ? " contradicts itself (" : ": one of them contradicts itself (")
                        + (contradiction instanceof IllegalArgumentException
                                ? contradiction.getMessage()
                                : "its parts do not fit together")
                        + ")",
                "it was damaged or edited: make it again, or take the original");
    }

    /**
     * Writes a result of several runs.
     *
     * @throws UserError if it cannot be written
     */
    public static <T extends Record> void write(final ResultFile<T> kind, final T result, final Path file) {
        write(file, into -> kind.write(result, into));
    }

    /**
     * Writes a run result.
     *
     * @throws UserError if it cannot be written
     */
    public static void write(final RunResult result, final Path file) {
        write(file, into -> RunResultJson.write(result, into));
    }

    private static void write(final Path file, final Write write) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            write.into(file);
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write " + file + ": " + Reason.of(failed), "name another file, or free disk space");
        }
    }
}
