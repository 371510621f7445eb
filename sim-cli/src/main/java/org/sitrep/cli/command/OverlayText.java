package org.sitrep.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.sitrep.analysis.solve.Candidate;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.Targets;
import org.sitrep.report.text.Overlay;
import org.sitrep.scenario.ScenarioDocument;

/** Writes the changes of an answer as a file for {@code --overlay}. */
final class OverlayText {
    private static final String TAKEN = "name another file, or overwrite it with --force";

    private OverlayText() {}

    /**
     * Returns the text of a file with a candidate's changes. The text is verified: applied to the scenario it gives the
     * same data as the changes themselves.
     *
     * @param comment lines at its head
     * @throws IllegalStateException if it does not: an error of Sitrep
     */
    static String text(final SearchOptionsParser question, final Candidate candidate, final List<String> comment) {
        final List<String> changes = question.setup().changes(candidate);
        final ScenarioDocument after =
                question.source(changes).by(BotSource.NONE).require().document();
        final String text = Overlay.of(comment, question.base().document(), after, changes);
        final String file = tried(question, text);
        if (!file.equals(after.sha256())) {
            throw new IllegalStateException("the overlay does not make the changes " + changes + ":\n" + text);
        }
        return text;
    }

    private static String tried(final SearchOptionsParser question, final String text) {
        try {
            final Path file = Files.createTempFile("sitrep-overlay-", ".yaml");
            try {
                Files.writeString(file, text, StandardCharsets.UTF_8);
                return question.source(List.of())
                        .by(BotSource.NONE)
                        .under(List.of(file))
                        .require()
                        .document()
                        .sha256();
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write a temporary file: " + Reason.of(failed),
                    "free disk space, or name another folder with SITREP_JAVA_OPTS=-Djava.io.tmpdir=FOLDER");
        }
    }

    /**
     * Refuses an existing file unless it may be overwritten; called before play starts.
     *
     * @throws UserError if it exists
     */
    static void requireFree(final Path file, final boolean force) {
        if (Files.exists(file) && !force) {
            throw UserError.usage(file + " already exists", TAKEN);
        }
    }

    /** Writes a file atomically; an existing one is replaced only with {@code force}. */
    static void write(final Path file, final String text, final boolean force) {
        if (force) {
            Targets.write(file, text, "");
        } else {
            Targets.create(file, text, "", TAKEN);
        }
    }
}
