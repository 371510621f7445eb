package org.sitrep.cli.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.Worth;
import org.sitrep.cli.UserError;
import org.sitrep.engine.Capsule;
import org.sitrep.report.capsule.CapsuleFormatException;
import org.sitrep.report.capsule.CapsuleJson;
import org.sitrep.report.capsule.LadderJson;
import org.sitrep.report.capsule.WorthJson;

/** Reads and writes capsules, telling what went wrong in the user's terms. */
public final class CapsuleFiles {
    private static final String NAME = "capsule.json";
    private static final String LADDER = "ladder.json";
    private static final String WORTH = "worth.json";

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

    /** Returns whether a file, or the folder of a report, holds a ladder. */
    public static boolean isLadder(final Path named) {
        try {
            final Path file = ladderFile(named);
            return Files.isRegularFile(file) && LadderJson.isLadder(file);
        } catch (final IOException unreadable) {
            return false;
        }
    }

    /**
     * Reads a ladder.
     *
     * @param named the file, or the folder of a report
     * @throws UserError if it is not sound
     */
    public static Ladder readLadder(final Path named) {
        final Path file = ladderFile(named);
        try {
            return LadderJson.read(file);
        } catch (final CapsuleFormatException unsound) {
            throw UserError.badData(unsound.getMessage(), "");
        } catch (final IOException unreadable) {
            throw UserError.badData("cannot read " + file, "is it a file that you may read?");
        }
    }

    /** Returns whether a file, or the folder of a report, holds what things are worth. */
    public static boolean isWorth(final Path named) {
        try {
            final Path file = worthFile(named);
            return Files.isRegularFile(file) && WorthJson.isWorth(file);
        } catch (final IOException unreadable) {
            return false;
        }
    }

    /**
     * Reads what things are worth.
     *
     * @param named the file, or the folder of a report
     * @throws UserError if it is not sound
     */
    public static Worth readWorth(final Path named) {
        final Path file = worthFile(named);
        try {
            return WorthJson.read(file);
        } catch (final CapsuleFormatException unsound) {
            throw UserError.badData(unsound.getMessage(), "");
        } catch (final IOException unreadable) {
            throw UserError.badData("cannot read " + file, "is it a file that you may read?");
        }
    }

    private static Path worthFile(final Path named) {
        return Files.isDirectory(named) ? named.resolve(WORTH) : named;
    }

    private static Path ladderFile(final Path named) {
        return Files.isDirectory(named) ? named.resolve(LADDER) : named;
    }

    /**
     * Writes a ladder.
     *
     * @throws UserError if it cannot be written
     */
    public static void write(final Ladder ladder, final Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            LadderJson.write(ladder, file);
        } catch (final IOException failed) {
            throw UserError.machine("cannot write " + file + ": " + failed.getMessage(), "name another file");
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
