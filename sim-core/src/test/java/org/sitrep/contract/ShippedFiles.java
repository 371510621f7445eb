package org.sitrep.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;

/**
 * A shipped file of a game, loaded, bound and checked, for tests of it; a game's own class beside its definition opens
 * them.
 *
 * @param <G> the record that the game's files are bound to
 */
public abstract class ShippedFiles<G extends Record> {
    private final Findings findings = new Findings();
    private final Optional<ScenarioDocument> document;
    private final Optional<G> game;

    /** All checks of a game. */
    @FunctionalInterface
    protected interface Checking<G> {
        /** Adds everything found wrong. */
        void check(G game, ScenarioDocument document, Findings findings);
    }

    /** Loads, binds and checks a file with what is laid over it. */
    protected ShippedFiles(final LoadRequest request, final Class<G> definition, final Checking<G> checks) {
        document = ScenarioLoader.load(request, findings);
        game = document.flatMap(loaded -> Binder.bind(loaded, definition, findings));
        game.ifPresent(data -> checks.check(data, document.orElseThrow(), findings));
    }

    /**
     * Returns a request for a file of a game's folder, with overlays from it and {@code path=value} texts laid over.
     */
    protected static LoadRequest request(
            final Path folder, final String file, final List<String> overlays, final List<String> sets) {
        final List<String> over = overlays.stream()
                .map(overlay -> folder.resolve(overlay).toString())
                .toList();
        return new LoadRequest(folder.resolve(file).toString(), Listed.LIBRARY, over, sets);
    }

    /** Returns a file of a game's folder, bound but not checked. */
    protected static <G extends Record> G bound(final Path folder, final String file, final Class<G> definition) {
        final Findings findings = new Findings();
        return ScenarioLoader.load(request(folder, file, List.of(), List.of()), findings)
                .flatMap(loaded -> Binder.bind(loaded, definition, findings))
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    /** Returns the YAML files of a folder below a game's, e.g. {@code missions/first.yaml}, in alphabetical order. */
    public static List<String> in(final Path gameFolder, final String folder) {
        try (Stream<Path> files = Files.list(gameFolder.resolve(folder))) {
            return files.map(file -> folder + "/" + file.getFileName())
                    .filter(file -> file.endsWith(".yaml"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the bound data. */
    public G game() {
        return game.orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    /** Returns the document. */
    public ScenarioDocument document() {
        return document.orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    /** Returns everything found wrong, in order. */
    public List<Finding> findings() {
        return findings.sorted();
    }
}
