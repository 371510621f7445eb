package org.sitrep.cli.service.solve;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.solve.Candidate;
import org.sitrep.cli.UserError;
import org.sitrep.cli.service.OpenScenario;
import org.sitrep.cli.service.Reason;
import org.sitrep.report.WholeFile;
import org.sitrep.scenario.ScenarioDocument;

/** Makes the overlay of an answer and writes it. */
public final class Overlays {
    private Overlays() {}

    /**
     * Returns the text of a file that makes a candidate's changes. It has been tried: laid over the scenario it gives the same data as the changes themselves.
     *
     * @param comment lines to stand at its head
     * @throws IllegalStateException if it does not: a fault of ours
     */
    public static String text(final Question question, final Candidate candidate, final List<String> comment) {
        final List<String> changes = Solving.changes(question, candidate);
        final ScenarioDocument after = document(question, question.overlays(), question.sets(changes));
        final String text = OverlayText.of(comment, question.base().document(), after, changes);
        final String file = tried(question, text);
        if (!file.equals(after.sha256())) {
            throw new IllegalStateException("the overlay does not make the changes " + changes + ":\n" + text);
        }
        return text;
    }

    private static ScenarioDocument document(
            final Question question, final List<Path> overlays, final List<String> sets) {
        return OpenScenario.require(question.session(), question.file(), overlays, sets)
                .document();
    }

    private static String tried(final Question question, final String text) {
        try {
            final Path file = Files.createTempFile("sitrep-overlay-", ".yaml");
            try {
                Files.writeString(file, text, StandardCharsets.UTF_8);
                final List<Path> laid = new ArrayList<>(question.overlays());
                laid.add(file);
                return document(question, laid, question.sets(List.of())).sha256();
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write a temporary file: " + Reason.of(failed),
                    "make room there, or name another folder with SITREP_JAVA_OPTS=-Djava.io.tmpdir=FOLDER");
        }
    }

    /**
     * Refuses a file that is there, unless it may be overwritten: to be asked before anything is played.
     *
     * @throws UserError if it is there
     */
    public static void requireFree(final Path file, final boolean force) {
        if (Files.exists(file) && !force) {
            throw UserError.usage(file + " is there already", "name another file, or overwrite it with --force");
        }
    }

    /**
     * Writes a file; it appears whole or not at all, and one that is there is kept.
     *
     * @param force whether one that is there may be overwritten
     * @throws UserError if it cannot be written
     */
    public static void write(final Path file, final String text, final boolean force) {
        final Path place = file.toAbsolutePath();
        try {
            Files.createDirectories(place.getParent());
            if (force) {
                WholeFile.write(place, text);
            } else {
                WholeFile.create(place, text);
            }
        } catch (final FileAlreadyExistsException there) {
            throw UserError.usage(file + " is there already", "name another file, or overwrite it with --force");
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write " + file + ": " + Reason.of(failed), "name another file, or make room there");
        }
    }
}
