package org.sitrep.junit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.engine.ContentSummary;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.strategy.BotDefinition;

/**
 * A scenario, the changes to it and who plays it, as named; opened when it is needed.
 *
 * @param scenario its file
 * @param bot empty for the game's first
 * @param sets {@code path=value} each
 * @param overlays files laid over it
 * @param library null for that of the system property, if there is one
 */
record TestedSide(String scenario, String bot, List<String> sets, List<String> overlays, Path library) {
    /** Names the folder of shipped scenarios where a test names none. */
    static final String LIBRARY = "sitrep.library";

    TestedSide {
        sets = List.copyOf(sets);
        overlays = List.copyOf(overlays);
    }

    /**
     * A side that is sound.
     *
     * @param name what to call it
     * @param title of the scenario
     * @param input what it was made from
     * @param scenario its tables
     * @param bot who plays
     */
    record Opened(String name, String title, ContentSummary input, CompiledScenario scenario, String bot) {}

    static TestedSide of(final String scenario) {
        return new TestedSide(scenario, "", List.of(), List.of(), null);
    }

    TestedSide withBot(final String another) {
        return new TestedSide(scenario, another, sets, overlays, library);
    }

    TestedSide withSet(final String change) {
        return new TestedSide(scenario, bot, appended(sets, change), overlays, library);
    }

    TestedSide withOverlay(final String file) {
        return new TestedSide(scenario, bot, sets, appended(overlays, file), library);
    }

    TestedSide withLibrary(final Path folder) {
        return new TestedSide(scenario, bot, sets, overlays, folder);
    }

    private static List<String> appended(final List<String> all, final String more) {
        return Stream.concat(all.stream(), Stream.of(more)).toList();
    }

    /**
     * Reads, checks and compiles, with things in an order of another day.
     *
     * @throws IllegalStateException with all findings if there is anything wrong
     */
    Opened open(final KeyOrder order) {
        final Findings findings = new Findings();
        final ScenarioDocument document = order.of(load(scenario, overlays, sets, findings));
        final Ruleset game = Ruleset.shipped().stream()
                .filter(ruleset -> ruleset.id().equals(document.ruleset()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        scenario + ": there is no ruleset " + document.ruleset() + " on the class path"));
        final List<BotDefinition<?>> guests = new ArrayList<>();
        String player = bot.isEmpty() ? game.bots().get(0).id() : bot;
        if (player.matches(".*\\.ya?ml")) {
            final BotDefinition<?> book = playbook(game, player);
            guests.add(book);
            player = book.id();
        }
        final Optional<CompiledScenario> compiled = game.compile(document, findings, guests);
        requireNone(scenario, findings);
        final CompiledScenario tables = compiled.orElseThrow();
        requirePlayer(tables, player);
        return new Opened(toString(), document.title(), ContentSummary.of(document, tables), tables, player);
    }

    private void requirePlayer(final CompiledScenario tables, final String player) {
        try {
            tables.newPlayout(player, 1);
        } catch (final IllegalArgumentException nobody) {
            throw new IllegalStateException(scenario + ": " + nobody.getMessage(), nobody);
        }
    }

    private BotDefinition<?> playbook(final Ruleset game, final String file) {
        final Findings findings = new Findings();
        final ScenarioDocument document = load(file, List.of(), List.of(), findings);
        final Optional<BotDefinition<?>> book = game.playbook(document, findings);
        requireNone(file, findings);
        return book.orElseThrow(() -> new IllegalStateException(file + " is no playbook of " + game.title()));
    }

    private ScenarioDocument load(
            final String file, final List<String> laid, final List<String> changes, final Findings findings) {
        if (!Files.isRegularFile(Path.of(file))) {
            throw new IllegalStateException(
                    "there is no file " + file + " in " + Path.of("").toAbsolutePath());
        }
        final String named = System.getProperty(LIBRARY, "");
        final Path folder = library != null || named.isEmpty() ? library : Path.of(named);
        final Optional<ScenarioDocument> document =
                ScenarioLoader.load(new LoadRequest(file, folder, laid, changes), findings);
        requireNone(file, findings);
        return document.orElseThrow();
    }

    private static void requireNone(final String file, final Findings findings) {
        if (!findings.isEmpty()) {
            throw new IllegalStateException(file + " cannot be used:\n" + lines(findings));
        }
    }

    static String lines(final Findings findings) {
        return findings.sorted().stream().map(Finding::toString).collect(Collectors.joining("\n"));
    }

    /** Returns the scenario, who plays it and the changes, in a line. */
    @Override
    public String toString() {
        return Stream.of(
                        Stream.of(scenario),
                        bot.isEmpty() ? Stream.<String>empty() : Stream.of("bot " + bot),
                        overlays.stream(),
                        sets.stream())
                .flatMap(part -> part)
                .collect(Collectors.joining(", "));
    }
}
