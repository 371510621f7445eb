package org.sitrep.cli.service;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.Home;
import org.sitrep.report.text.AtomicFileWriter;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Launcher;

/**
 * The templates of new scenarios: {@code templates/KIND.yaml} in the folder of a game. Each is a valid scenario that
 * names its additions {@code new-KIND}; a copy has its own name there.
 *
 * @param folder of the templates
 * @param ruleset the game
 */
public record Templates(Path folder, String ruleset) {
    private static final String ENDING = ".yaml";
    private static final String NAME = "[a-z][a-z0-9]*(-[a-z0-9]+)*";

    /** Words that YAML does not read as text. */
    private static final Set<String> NO_TEXT = Set.of("true", "false", "null", "yes", "no", "on", "off", "y", "n");

    /**
     * Returns the templates of a game.
     *
     * @throws UserError if it has none
     */
    public static Templates of(final Home home, final String ruleset) {
        return find(home, ruleset).orElseThrow(() -> UserError.usage(ruleset + " has no templates", ""));
    }

    /** Returns the templates of a game, if it has any. */
    public static Optional<Templates> find(final Home home, final String ruleset) {
        return home.library()
                .map(library -> library.resolve(ruleset).resolve("templates"))
                .filter(Files::isDirectory)
                .map(folder -> new Templates(folder, ruleset));
    }

    /** Returns the kinds of templates, sorted. */
    public List<String> kinds() {
        return Home.names(folder);
    }

    /**
     * Writes a new file and returns it. An existing file is not replaced. Its first line names the schema for editors:
     * the shipped one if the file lies in the launcher's folder, else a copy in {@code schemas} beside the file.
     *
     * @param kind one of {@link #kinds}
     * @param name of the new scenario: lower-case letters, digits and hyphens
     * @param into the folder for it, created if necessary
     * @throws UserError if the kind is unknown, the name is invalid, or the file exists
     */
    public Path create(final String kind, final String name, final Path into) {
        if (!kinds().contains(kind)) {
            throw UserError.usage(ruleset + " has no template called " + kind, DidYouMean.suggestion(kind, kinds()));
        }
        if (!name.matches(NAME) || NO_TEXT.contains(name)) {
            throw UserError.usage(
                    name + " is not a valid name", "use lower-case letters, digits and hyphens, e.g. river-crossing");
        }
        final Path file = into.resolve(name + ENDING);
        try {
            final String text = Files.readString(folder.resolve(kind + ENDING), StandardCharsets.UTF_8);
            Files.createDirectories(into);
            final Path schema = schema(text, into);
            final String rest = text.substring(text.indexOf('\n'));
            AtomicFileWriter.create(file, FileKind.firstLine(file, schema) + named(rest, kind, name));
        } catch (final FileAlreadyExistsException there) {
            throw UserError.usage(file + " already exists", "choose another name, or another folder with --dir");
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write " + file + ": " + Reason.of(failed), "name another folder, or free disk space");
        }
        return file;
    }

    /** Returns the place of the schema that a template names, as a new file in a folder finds it. */
    private Path schema(final String template, final Path into) throws IOException {
        final Path library = folder.getParent().getParent().toAbsolutePath().normalize();
        final Path shipped = library.resolve(FileKind.SCHEMAS)
                .resolve(FileKind.namedBy(template).orElseThrow());
        if (into.toAbsolutePath().normalize().startsWith(library.getParent())) {
            return shipped;
        }
        final Path copy =
                into.resolve(FileKind.SCHEMAS).resolve(shipped.getFileName().toString());
        if (Files.notExists(copy)) {
            Files.createDirectories(copy.getParent());
            AtomicFileWriter.write(copy, Files.readString(shipped, StandardCharsets.UTF_8));
        }
        return copy;
    }

    private String named(final String text, final String kind, final String name) {
        final String words = name.replace('-', ' ');
        return Launcher.named(text)
                .replace("new-" + kind, name)
                .replace("New " + kind, Character.toUpperCase(words.charAt(0)) + words.substring(1))
                .replace("extends: ../", "extends: " + ruleset + ":")
                .replace("  - ../", "  - " + ruleset + ":");
    }
}
