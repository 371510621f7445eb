package org.sitrep.cli.session;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.ruleset.Ruleset;

/**
 * Locates the shipped scenarios, below the folder of the launcher.
 *
 * @param root that folder; empty if not found: then no file can extend shipped content
 */
public record Home(Optional<Path> root) {
    private static final String SCENARIOS = "scenarios";
    static final String YAML = ".yaml";

    /**
     * Returns the folder named by the system property {@code sitrep.home}, else the nearest one above the jar or the
     * current folder that fits.
     */
    public static Home find() {
        final String named = System.getProperty("sitrep.home", "");
        if (!named.isBlank()) {
            return new Home(Optional.of(Path.of(named)));
        }
        return new Home(Stream.concat(jar().stream(), Stream.of(Path.of("").toAbsolutePath()))
                .flatMap(Home::upward)
                .filter(folder ->
                        Files.isRegularFile(folder.resolve("sitrep")) && Files.isDirectory(folder.resolve(SCENARIOS)))
                .findFirst());
    }

    private static Optional<Path> jar() {
        try {
            final var source = Home.class.getProtectionDomain().getCodeSource();
            return source == null
                    ? Optional.empty()
                    : Optional.of(Path.of(source.getLocation().toURI()));
        } catch (final URISyntaxException | IllegalArgumentException notAFile) {
            return Optional.empty();
        }
    }

    private static Stream<Path> upward(final Path from) {
        return Stream.iterate(from, folder -> folder != null, Path::getParent);
    }

    /**
     * Returns the folder of the shipped scenarios, with one subfolder per game. It is relative if it is below the
     * current folder, so that messages and stored results name files alike on every machine.
     */
    public Optional<Path> library() {
        return root.map(folder -> seenFromHere(folder.resolve(SCENARIOS))).filter(Files::isDirectory);
    }

    static Path seenFromHere(final Path file) {
        final Path here = Path.of("").toAbsolutePath();
        final Path absolute = file.toAbsolutePath().normalize();
        return absolute.startsWith(here) ? here.relativize(absolute) : absolute;
    }

    /**
     * Returns a file of the launcher's folder as typed from the current folder; unchanged if it does not exist there.
     */
    public String shipped(final String file) {
        return root.map(folder -> folder.resolve(file))
                .filter(Files::isRegularFile)
                .map(found -> seenFromHere(found).toString())
                .orElse(file);
    }

    /**
     * Returns the text that names a shipped scenario in the current folder: its path if it is below, else its name, as
     * in {@code purple-haze/combats/patrol}.
     *
     * @param file as typed in the launcher's folder
     */
    public String name(final String file) {
        final String path = shipped(file);
        return Path.of(path).isAbsolute()
                ? file.substring(SCENARIOS.length() + 1, file.length() - YAML.length())
                : path;
    }

    /**
     * Returns the file that a user means: the one in the current folder, else the one in the launcher's folder, else
     * the shipped scenario of that name, as in {@code purple-haze/combats/patrol}. It is unchanged if none exists. A
     * part after {@code #} is kept, as in {@code mine.yaml#orders.weights.cost=1}.
     */
    public String file(final String typed) {
        final int part = typed.indexOf('#');
        final String file = part < 0 ? typed : typed.substring(0, part);
        try {
            return Files.exists(Path.of(typed)) || Files.exists(Path.of(file))
                    ? typed
                    : shipped(named(file)) + typed.substring(file.length());
        } catch (final InvalidPathException noFile) {
            return typed;
        }
    }

    private String named(final String typed) {
        final String file = SCENARIOS + "/" + typed;
        return Stream.of(typed, file, file + YAML)
                .filter(name -> !name.isEmpty()
                        && root.filter(folder -> Files.isRegularFile(folder.resolve(name)))
                                .isPresent())
                .findFirst()
                .orElse(typed);
    }

    /** Returns the shipped scenarios of all games, as typed in the folder of the launcher, sorted. */
    public List<String> shippedScenarios(final Games games) {
        return games.all().stream()
                .flatMap(game -> shippedScenarios(game).stream())
                .sorted()
                .toList();
    }

    /** Returns the shipped scenarios of a game, as typed in the folder of the launcher, sorted. */
    public List<String> shippedScenarios(final Ruleset game) {
        return root.map(folder -> folder.resolve(SCENARIOS).resolve(game.id()))
                .filter(Files::isDirectory)
                .map(folder -> playable(folder, game).stream()
                        .map(file -> shipped(game, file))
                        .toList())
                .orElse(List.of());
    }

    /** Returns the files of a folder that a game plays if the folder is its own, relative to it and sorted. */
    static List<String> playable(final Path folder, final Ruleset game) {
        final List<PathMatcher> globs = game.playable().stream()
                .map(glob -> folder.getFileSystem().getPathMatcher("glob:" + glob))
                .toList();
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(folder::relativize)
                    .filter(file -> globs.stream().anyMatch(glob -> glob.matches(file)))
                    .map(file -> file.toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a file of a game's folder, as typed in the folder of the launcher. */
    static String shipped(final Ruleset game, final String file) {
        return SCENARIOS + "/" + game.id() + "/" + file;
    }

    /** Returns the names of the YAML files in a folder, without extension, sorted. */
    public static List<String> names(final Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(YAML))
                    .map(file -> file.substring(0, file.length() - YAML.length()))
                    .sorted()
                    .toList();
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
