package org.sitrep.cli.service;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where the shipped scenarios are: below the folder that holds the launcher.
 *
 * @param root that folder; empty if it was not found, then only files that extend nothing shipped can be read
 */
public record Home(Optional<Path> root) {
    private static final String SCENARIOS = "scenarios";

    /** Returns the folder named by the system property {@code sitrep.home}, else the nearest one above the jar or the current folder that fits. */
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
     * Returns the folder of the shipped scenarios, one folder a game below it; as seen from the current folder if it lies below that, so that messages and kept
     * results name their files alike on every machine.
     */
    public Optional<Path> library() {
        return root.map(folder -> seenFromHere(folder.resolve(SCENARIOS))).filter(Files::isDirectory);
    }

    private static Path seenFromHere(final Path folder) {
        final Path here = Path.of("").toAbsolutePath();
        return folder.startsWith(here) ? here.relativize(folder) : folder;
    }

    /** Returns the shipped combats, missions and campaigns, as a user in the folder of the launcher would type them, sorted. */
    public List<String> shippedScenarios() {
        return library().map(this::playable).orElse(List.of());
    }

    private List<String> playable(final Path library) {
        try (Stream<Path> files = Files.walk(library)) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .map(file -> root.orElseThrow()
                            .toAbsolutePath()
                            .relativize(file.toAbsolutePath())
                            .toString()
                            .replace('\\', '/'))
                    .filter(file -> file.matches("scenarios/[^/]+/((combats|missions)/.+|campaign\\.yaml)"))
                    .sorted()
                    .toList();
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
