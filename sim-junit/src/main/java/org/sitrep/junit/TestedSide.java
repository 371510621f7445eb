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
 * A scenario with its changes and bot, as named; opened when needed.
 *
 * @param scenario its file
 * @param bot empty for the game's first
 * @param sets {@code path=value} each
 * @param overlays files of changes
 * @param library null for that of the system property, if set
 */
record TestedSide(String scenario, String bot, List<String> sets, List<String> overlays, Path library) {
    /** The system property with the folder of shipped scenarios, used where a test sets none. */
    static final String LIBRARY = "sitrep.library";

    TestedSide {
        sets = List.copyOf(sets);
        overlays = List.copyOf(overlays);
    }

    /**
     * A valid side.
     *
     * @param name for messages
     * @param title of the scenario
     * @param input content it was compiled from
     * @param scenario its tables
     * @param bot that plays
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
     * Reads, checks and compiles the scenario, with its keys in a recorded order.
     *
     * @throws IllegalStateException with all findings, if there are any
     */
    Opened open(final KeyOrder order) {
        final Findings findings = new Findings();
        final ScenarioDocument document = order.of(load(scenario, overlays, sets, findings));
        final Ruleset game = Ruleset.shipped().stream()
                .filter(ruleset -> ruleset.id().equals(document.ruleset()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        scenario + ": there is no ruleset " + document.ruleset() + " on the class path"));
        final List<BotDefinition<?>> externals = new ArrayList<>();
        String player = bot.isEmpty() ? game.bots().get(0).id() : bot;
        if (player.matches(".*\\.ya?ml")) {
            final BotDefinition<?> book = playbook(game, player);
            externals.add(book);
            player = book.id();
        }
        final Optional<CompiledScenario> compiled = game.compile(document, findings, externals);
        requireNone(scenario, findings);
        final CompiledScenario tables = compiled.orElseThrow();
        requirePlayer(tables, player);
        return new Opened(toString(), document.title(), ContentSummary.of(document, tables), tables, player);
    }

    private void requirePlayer(final CompiledScenario tables, final String player) {
        try {
            tables.newPlayout(player, 1);
        } catch (final IllegalArgumentException unknown) {
            throw new IllegalStateException(scenario + ": " + unknown.getMessage(), unknown);
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

    /** Returns the scenario, its bot and the changes, on one line. */
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
