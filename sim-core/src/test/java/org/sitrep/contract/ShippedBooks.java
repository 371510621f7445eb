package org.sitrep.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.strategy.BotDefinition;

/** The playbooks that ship with a game, as bots. */
public final class ShippedBooks {
    private static final String END = ".yaml";

    private ShippedBooks() {}

    /** Returns the names of those that ship with a game, sorted; none if it has none. */
    public static List<String> names(final Ruleset game) {
        final Path folder = folder(game);
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .map(file -> file.substring(0, file.length() - END.length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the folder where those of a game lie. */
    public static Path folder(final Ruleset game) {
        return Listed.LIBRARY.resolve(game.id()).resolve("playbooks");
    }

    /** Returns all that ship with a game. */
    public static List<BotDefinition<?>> all(final Ruleset game) {
        return names(game).stream()
                .<BotDefinition<?>>map(name -> one(game, name))
                .toList();
    }

    /** Returns one with values laid over; anything found wrong fails. */
    public static BotDefinition<?> one(final Ruleset game, final String name, final String... sets) {
        final Findings findings = new Findings();
        final LoadRequest request =
                new LoadRequest(folder(game).resolve(name + END).toString(), Listed.LIBRARY, List.of(), List.of(sets));
        return ScenarioLoader.load(request, findings)
                .flatMap(document -> game.playbook(document, findings))
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }
}
