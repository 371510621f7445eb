package org.sitrep.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.Targets;
import org.sitrep.report.replay.ReplayedTrial;
import org.sitrep.report.text.AtomicFileWriter;

/** Determines the file of a replay page. */
final class ReplayFile {
    /** Maximum bytes before the end of the title; names of 10,000 letters are legal. */
    private static final int HEAD = 200_000;

    private static final String OURS = " \u00b7 Sitrep</title>";

    private ReplayFile() {}

    /**
     * Checks that a page can be written, as far as possible beforehand.
     *
     * @param named by the user: a page by its extension, otherwise a folder
     * @throws UserError if not, or if the name is that of a scenario
     */
    static void require(final String named) {
        if (isScenario(named)) {
            throw UserError.usage(
                    "--html " + named + " is a page to be written, not a scenario",
                    "name the scenario before it: replay SCENARIO --html");
        }
        if (isPage(named)) {
            Targets.requireFile(Path.of(named), "--html");
        } else {
            Targets.requireFolder(Path.of(named), "--html");
        }
    }

    static boolean isScenario(final String named) {
        return named.matches(".*\\.ya?ml");
    }

    private static boolean isPage(final String named) {
        return named.matches("(?i).*\\.html?");
    }

    /**
     * Returns the file of a page.
     *
     * @param named by the user: a page by its extension, otherwise a folder, in which the name follows from the trial
     */
    static Path of(final String named, final ReplayedTrial story, final String kind) {
        if (isPage(named)) {
            return Path.of(named);
        }
        final String bot = story.bot().replaceAll("[^A-Za-z0-9._-]+", "-"); // no file system minds
        return Path.of(
                named,
                story.scenario().name(),
                kind + "-" + bot + "-seed" + story.seed() + "-" + story.trial() + ".html");
    }

    /**
     * Writes a page, replacing an earlier one.
     *
     * @throws UserError if something else is there, or it cannot be written
     */
    static void write(final Path file, final String page) {
        try {
            if (Files.exists(file) && !isOurs(file)) {
                throw UserError.usage(
                        file + " already exists and is not a replay page", "name a new file: --html PAGE");
            }
            if (file.getParent() != null) {
                Files.createDirectories(file.getParent());
            }
            AtomicFileWriter.write(file, page);
        } catch (final IOException failed) {
            throw UserError.machine("cannot write " + file + ": " + Reason.of(failed), "name another: --html PAGE");
        }
    }

    private static boolean isOurs(final Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (var in = Files.newInputStream(file)) {
            return new String(in.readNBytes(HEAD), StandardCharsets.UTF_8).contains(OURS);
        }
    }
}
