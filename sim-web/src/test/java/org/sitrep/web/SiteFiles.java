package org.sitrep.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.ruleset.Ruleset;

/** The shipped files as a site has them: {@code scenarios/rambo/game.yaml}, from the folder of all modules. */
final class SiteFiles {
    static final Path LIBRARY = Path.of("scenarios");

    private static final String YAML = ".yaml";

    private SiteFiles() {}

    /** Returns all that can be played of a game. */
    static List<String> playable(final Ruleset game) {
        final Path folder = LIBRARY.resolve(game.id());
        final List<PathMatcher> globs = game.playable().stream()
                .map(glob -> FileSystems.getDefault().getPathMatcher("glob:" + glob))
                .toList();
        return below(folder, file -> globs.stream().anyMatch(glob -> glob.matches(folder.relativize(file))));
    }

    /** Returns the names of a game's playbooks. */
    static List<String> playbooks(final Ruleset game) {
        return below(LIBRARY.resolve(game.id()).resolve("playbooks"), file -> true).stream()
                .map(file -> file.substring(file.lastIndexOf('/') + 1).replace(YAML, ""))
                .toList();
    }

    /** Returns all files of the content with their texts, and what can be played, as the worker takes them. */
    static Map<String, Object> content() {
        final Map<String, String> files = new TreeMap<>();
        below(LIBRARY, file -> !file.toString().contains("/invalid/")).forEach(file -> files.put(file, text(file)));
        return Map.of("files", files, "listed", listed());
    }

    /** Returns what can be played: scenarios and playbooks of each game, by its id. */
    static Map<String, Map<String, List<String>>> listed() {
        return Map.of("scenarios", ofEach(SiteFiles::playable), "playbooks", ofEach(SiteFiles::playbooks));
    }

    private static Map<String, List<String>> ofEach(final Function<Ruleset, List<String>> files) {
        return Ruleset.shipped().stream().collect(Collectors.toMap(Ruleset::id, files));
    }

    /** Returns the text of a file. */
    static String text(final String file) {
        try {
            return Files.readString(Path.of(file));
        } catch (final IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }

    private static List<String> below(final Path folder, final Function<Path, Boolean> wanted) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(YAML) && wanted.apply(file))
                    .map(Path::toString)
                    .sorted()
                    .toList();
        } catch (final IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }
}
