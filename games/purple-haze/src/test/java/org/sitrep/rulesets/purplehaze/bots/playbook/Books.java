package org.sitrep.rulesets.purplehaze.bots.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.sitrep.contract.ShippedBooks;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;

/** Playbooks for tests: shipped ones, and texts. */
public final class Books {
    /** The shipped ones. */
    public static final List<String> SHIPPED = ShippedBooks.names(new PurpleHaze());

    private Books() {}

    /** Returns a shipped playbook as a bot. */
    public static BotDefinition<?> shipped(final String id) {
        return shipped(id, new String[0]);
    }

    /** Returns a shipped playbook with values laid over, as a bot. */
    static BotDefinition<?> shipped(final String id, final String... sets) {
        final Findings findings = new Findings();
        final String file = Content.FOLDER.resolve("playbooks/" + id + ".yaml").toString();
        return bot(file, List.of(sets), findings)
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    /** Returns all shipped playbooks as bots. */
    public static List<BotDefinition<?>> externalBots() {
        return SHIPPED.stream().<BotDefinition<?>>map(Books::shipped).toList();
    }

    /** Returns what makes a bot of a shipped playbook. */
    @SuppressWarnings("unchecked")
    public static Supplier<Bot<GameView>> seat(final String id) {
        final BotDefinition<?> bot = shipped(id);
        assertEquals(GameView.class, bot.view());
        return ((BotDefinition<GameView>) bot).create();
    }

    /** Returns a text as a bot. */
    static BotDefinition<?> of(final Path folder, final String text) {
        final Findings findings = new Findings();
        return bot(written(folder, text), List.of(), findings)
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    /** Returns what is wrong with a text. */
    static List<Finding> findings(final Path folder, final String text) {
        final Findings findings = new Findings();
        final Optional<BotDefinition<?>> bot = bot(written(folder, text), List.of(), findings);
        if (bot.isPresent() != findings.isEmpty()) {
            throw new AssertionError("a bot just when nothing is wrong: " + findings.sorted());
        }
        return findings.sorted();
    }

    private static String written(final Path folder, final String text) {
        try {
            return Files.writeString(folder.resolve("book.yaml"), "sitrep: 1\nruleset: purple-haze\n" + text)
                    .toString();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Optional<BotDefinition<?>> bot(final String file, final List<String> sets, final Findings findings) {
        return ScenarioLoader.load(new LoadRequest(file, Content.LIBRARY, List.of(), sets), findings)
                .flatMap(document -> new PurpleHaze().playbook(document, findings));
    }

    /** Returns a scenario with external bots. */
    public static CompiledScenario compiled(
            final String file, final List<BotDefinition<?>> externalBots, final String... sets) {
        final Findings findings = new Findings();
        final LoadRequest request =
                new LoadRequest(Content.FOLDER.resolve(file).toString(), Content.LIBRARY, List.of(), List.of(sets));
        final Optional<ScenarioDocument> document = ScenarioLoader.load(request, findings);
        return document.flatMap(one -> new PurpleHaze().compile(one, findings, externalBots))
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }
}
