package org.sitrep.rulesets.rambo.definition;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.rulesets.rambo.checks.Checks;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;

/** The shipped files, for tests of them; tests run in the folder of the module. */
public final class Content {
    /** The shipped scenarios of all rulesets. */
    public static final Path LIBRARY = Path.of("..", "scenarios");

    /** The shipped files of Rambo. */
    public static final Path FOLDER = LIBRARY.resolve("rambo");

    private final Findings findings = new Findings();
    private final Optional<ScenarioDocument> document;
    private final Optional<GameData> game;

    private Content(final LoadRequest request) {
        document = ScenarioLoader.load(request, findings);
        game = document.flatMap(loaded -> Binder.bind(loaded, GameData.class, findings));
        game.ifPresent(data -> Checks.checkAll(data, document.orElseThrow(), findings));
    }

    /** Loads, binds and checks a file of the folder with overlays from it. */
    public static Content load(final String file, final List<String> overlays, final List<String> sets) {
        final List<String> over = overlays.stream().map(Content::path).toList();
        return new Content(new LoadRequest(path(file), LIBRARY, over, sets));
    }

    /** Loads, binds and checks a file of the folder with {@code path=value} texts laid over. */
    public static Content load(final String file, final String... sets) {
        return load(file, List.of(), List.of(sets));
    }

    /** Returns a file of the folder, bound but not checked. */
    public static GameData bound(final String file) {
        final Findings findings = new Findings();
        return ScenarioLoader.load(new LoadRequest(path(file), LIBRARY), findings)
                .flatMap(loaded -> Binder.bind(loaded, GameData.class, findings))
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    /** Returns the YAML files of a folder below {@link #FOLDER}, e.g. {@code missions/01-proof.yaml}, in alphabetical order. */
    public static List<String> filesIn(final String folder) {
        try (Stream<Path> files = Files.list(FOLDER.resolve(folder))) {
            return files.map(file -> folder + "/" + file.getFileName())
                    .filter(file -> file.endsWith(".yaml"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the bound data. */
    public GameData game() {
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

    private static String path(final String file) {
        return FOLDER.resolve(file).toString();
    }
}
