package org.sitrep.cli.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Ladder;
import org.sitrep.cli.UserError;
import org.sitrep.engine.Capsule;
import org.sitrep.report.Publication;
import org.sitrep.report.Publications;
import org.sitrep.report.capsule.CapsuleFormatException;
import org.sitrep.report.capsule.CapsuleJson;
import org.sitrep.report.capsule.ComparisonJson;
import org.sitrep.report.capsule.LadderJson;
import org.sitrep.scenario.Shown;

/** Reads and writes capsules and what is made of several, telling what went wrong in the user's terms. */
public final class CapsuleFiles {
    private static final String NAME = "capsule.json";
    private static final String LADDER = "ladder.json";
    private static final String COMPARISON = "comparison.json";

    private CapsuleFiles() {}

    /** Looks at a file. */
    private interface Test {
        boolean holds(Path file) throws IOException;
    }

    /** Reads a file. */
    private interface Read<T> {
        T from(Path file) throws IOException;
    }

    /** Writes a file. */
    private interface Write {
        void into(Path file) throws IOException;
    }

    /**
     * Reads a capsule.
     *
     * @param named the file, or the folder of a report
     * @throws UserError if there is none, or it is not sound
     */
    public static Capsule read(final Path named) {
        if (!Files.isRegularFile(file(named, NAME))
                && Files.isDirectory(named)
                && Files.isRegularFile(named.resolve(RunOutput.CHECKPOINT))) {
            throw UserError.badData(
                    "the run in " + named + " was cut off, or is still playing",
                    "to go on with it: " + RunOutput.resume(named));
        }
        if (!Files.isRegularFile(file(named, NAME))) {
            throw UserError.badData(
                    "there is no capsule " + Shown.name(file(named, NAME)),
                    "name a " + NAME + " or the folder of a report");
        }
        return read(named, NAME, CapsuleJson::read);
    }

    /** Returns whether a file, or the folder of a report, holds a ladder. */
    public static boolean isLadder(final Path named) {
        return is(named, LADDER, LadderJson::isLadder);
    }

    /**
     * Reads a ladder.
     *
     * @param named the file, or the folder of a report
     * @throws UserError if it is not sound
     */
    public static Ladder readLadder(final Path named) {
        return read(named, LADDER, LadderJson::read);
    }

    /** Returns whether a file, or the folder of a report, holds a comparison. */
    public static boolean isComparison(final Path named) {
        return is(named, COMPARISON, ComparisonJson::isComparison);
    }

    /**
     * Reads a comparison.
     *
     * @param named the file, or the folder of a report
     * @throws UserError if it is not sound
     */
    public static Comparison readComparison(final Path named) {
        return read(named, COMPARISON, ComparisonJson::read);
    }

    /**
     * Reads a result of several runs, empty if the file holds none.
     *
     * @param named the file, or the folder of a report
     * @throws UserError if it is not sound
     */
    public static Optional<Publication> publication(final Path named) {
        return read(named, "", Publications::read);
    }

    private static Path file(final Path named, final String inFolder) {
        return Files.isDirectory(named) && !inFolder.isEmpty() ? named.resolve(inFolder) : named;
    }

    private static boolean is(final Path named, final String inFolder, final Test test) {
        try {
            final Path file = file(named, inFolder);
            return Files.isRegularFile(file) && test.holds(file);
        } catch (final IOException unreadable) {
            return false;
        }
    }

    private static <T> T read(final Path named, final String inFolder, final Read<T> read) {
        final Path file = file(named, inFolder);
        try {
            return read.from(file);
        } catch (final CapsuleFormatException unsound) {
            throw UserError.badData(
                    unsound.getMessage(),
                    unsound.getMessage().endsWith("?") ? "" : "make it anew, or take it from where it came from");
        } catch (final IOException unreadable) {
            throw UserError.badData(
                    "cannot read " + file + ": " + Reason.of(unreadable), "is it a file that you may read?");
        } catch (final RuntimeException contradiction) {
            throw contradictory(List.of(file), contradiction);
        }
    }

    /**
     * Returns the error of files whose values are sound one by one, but not together: only a capsule has a hash that shows it when it is read.
     *
     * @param contradiction what came of using them
     */
    public static UserError contradictory(final List<Path> files, final RuntimeException contradiction) {
        return UserError.badData(
                files.stream().map(Path::toString).collect(Collectors.joining(", "))
                        + (files.size() == 1 ? " contradicts itself (" : ": one of them contradicts itself (")
                        + (contradiction instanceof IllegalArgumentException
                                ? contradiction.getMessage()
                                : "its parts do not fit together")
                        + ")",
                "it was damaged or edited: make it anew, or take it from where it came from");
    }

    /**
     * Writes a ladder.
     *
     * @throws UserError if it cannot be written
     */
    public static void write(final Ladder ladder, final Path file) {
        write(file, into -> LadderJson.write(ladder, into));
    }

    /**
     * Writes a comparison.
     *
     * @throws UserError if it cannot be written
     */
    public static void write(final Comparison comparison, final Path file) {
        write(file, into -> ComparisonJson.write(comparison, into));
    }

    /**
     * Writes a capsule.
     *
     * @throws UserError if it cannot be written
     */
    public static void write(final Capsule capsule, final Path file) {
        write(file, into -> CapsuleJson.write(capsule, into));
    }

    private static void write(final Path file, final Write write) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            write.into(file);
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write " + file + ": " + Reason.of(failed), "name another file, or make room there");
        }
    }
}
