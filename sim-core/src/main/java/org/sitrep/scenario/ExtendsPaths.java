package org.sitrep.scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.portable.Portable;

/**
 * Finds the files that {@code extends} names: relative to the file, within its root, or {@code <ruleset>:path} within
 * the library. The root of a file is the nearest enclosing folder with a {@code game.yaml}, otherwise the folder of the
 * file.
 */
record ExtendsPaths(Path library, Findings findings) {
    private static final String ROOT_MARKER = "game.yaml";
    private static final Pattern SHIPPED = Pattern.compile("([a-z0-9][a-z0-9-]+):(.+)");

    /** Returns the file that an entry of {@code extends} names; empty, with a finding, if there is none. */
    Optional<SourceFile> find(final SourceFile from, final ScalarNode entry) {
        final Matcher shipped = SHIPPED.matcher(entry.text());
        try {
            return shipped.matches()
                    ? findShipped(shipped.group(1), Path.of(shipped.group(2)), entry)
                    : findBeside(from, Path.of(entry.text()), entry);
        } catch (InvalidPathException e) {
            findings.add(Codes.BAD_EXTENDS, entry, "this is not a valid file name", "");
            return Optional.empty();
        }
    }

    private Optional<SourceFile> findShipped(final String ruleset, final Path path, final ScalarNode entry) {
        final Path folder = library == null ? null : library.resolve(ruleset);
        if (folder == null || !Files.isDirectory(folder)) {
            final String where = library == null ? "no folder of shipped scenarios is named" : "no folder " + folder;
            findings.add(
                    Codes.UNREADABLE,
                    entry,
                    "there is no shipped content for " + JsonText.quote(ruleset) + ": " + where,
                    library == null
                            ? "put sitrep-content on the class path, or extend a file by its relative path"
                            : "name the folder of shipped scenarios, for tests as"
                                    + " -Dsitrep.library=/path/to/sitrep/scenarios");
            return Optional.empty();
        }
        try {
            final Path root = folder.toRealPath();
            return within(root, root, Path.of(ContentNames.of(folder, library)), path, entry);
        } catch (IOException e) {
            findings.add(Codes.UNREADABLE, entry, "cannot read " + folder, "");
            return Optional.empty();
        }
    }

    private Optional<SourceFile> findBeside(final SourceFile from, final Path path, final ScalarNode entry) {
        if (from.real() == null) {
            return leaves(entry);
        }
        final Path shownFolder = Path.of(from.shown()).getParent();
        final Path shown = shownFolder == null ? Path.of("") : shownFolder;
        return within(root(from.real()), from.real().getParent(), shown, path, entry);
    }

    private Optional<SourceFile> within(
            final Path root, final Path folder, final Path shownFolder, final Path path, final ScalarNode entry) {
        final Path target = Portable.normalized(folder.resolve(path.toString()));
        if (path.isAbsolute() || !target.startsWith(root)) {
            return leaves(entry);
        }
        final String shown =
                Portable.normalized(shownFolder.resolve(path)).toString().replace('\\', '/');
        final Optional<SourceFile> file = SourceFile.find(shown, target, entry.mark(), entry.path(), findings);
        return file.isPresent() && !file.get().real().startsWith(root) ? leaves(entry) : file;
    }

    private Optional<SourceFile> leaves(final ScalarNode entry) {
        findings.add(
                Codes.LEAVES_ROOT,
                entry,
                entry.text() + " is outside the folder that this file may read",
                "extend shipped content as <ruleset>:path");
        return Optional.empty();
    }

    static Path root(final Path file) {
        final Path folder = file.getParent();
        for (Path at = folder; at != null; at = at.getParent()) {
            if (Files.isRegularFile(at.resolve(ROOT_MARKER))) {
                return at;
            }
        }
        return folder;
    }
}
