package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Catalogue.Scenario;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.PlaybookReference;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.stats.Tally;
import org.sitrep.strategy.BotDefinition;

/**
 * What holds for the playbooks of every game that has some: what its lines may name, its page of reference, and the
 * books that ship.
 */
@Tag("contract")
class PlaybooksContractTest {
    private static final Path DOCS = Path.of("..", "..", "docs");

    static Stream<Ruleset> games() {
        return Catalogue.rulesets().filter(game -> !game.playbookSections().isEmpty());
    }

    static Stream<Arguments> books() {
        return games().flatMap(game -> ShippedBooks.names(game).stream().map(name -> Arguments.of(game, name)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyNameStandsForOneThing(final Ruleset game) {
        for (final Vocabulary words : game.playbookSections()) {
            distinct(words.facts().stream().map(Fact::name).toList(), words.section());
            distinct(words.facts().stream().map(Fact::id).toList(), words.section());
            distinct(words.actions().stream().map(Vocabulary.Action::name).toList(), words.section());
            distinct(words.actions().stream().map(Vocabulary.Action::id).toList(), words.section());
            distinct(words.questions().stream().map(Question::name).toList(), words.section());
        }
        distinct(game.playbookSections().stream().map(Vocabulary::section).toList(), game.id());
    }

    /** A condition can compare a fact with each of its words. */
    @ParameterizedTest
    @MethodSource("games")
    void everyWordCanBeWritten(final Ruleset game) {
        for (final Vocabulary words : game.playbookSections()) {
            for (final Fact fact : words.facts()) {
                fact.words()
                        .forEach(word -> assertTrue(
                                word.matches("[A-Za-z][A-Za-z0-9]*(-[A-Za-z][A-Za-z0-9]*)*"),
                                fact.name() + " = " + word));
            }
        }
    }

    private static void distinct(final List<?> all, final String where) {
        assertEquals(all.stream().distinct().toList(), all, where);
    }

    /**
     * Where a section says by {@code question} which is asked, it is by the names of the reference; and each action is
     * for some of the questions.
     */
    @ParameterizedTest
    @MethodSource("games")
    void questionsAndActionsOfASectionBelongTogether(final Ruleset game) {
        for (final Vocabulary words : game.playbookSections()) {
            final List<String> names =
                    words.questions().stream().map(Question::name).toList();
            final List<Fact> question = words.facts().stream()
                    .filter(fact -> fact.name().equals("question"))
                    .toList();
            question.forEach(fact -> assertEquals(names, fact.words(), words.section()));
            words.actions()
                    .forEach(
                            action -> assertTrue(words.questions().stream().anyMatch(action::isOf), action.toString()));
        }
    }

    /** The page in docs is made by {@code ./sitrep reference ID --playbook}; one page of docs is that of each game. */
    @ParameterizedTest
    @MethodSource("games")
    void aPageOfDocsIsTheReference(final Ruleset game) throws IOException {
        final String page = PlaybookReference.write(
                "Playbooks of " + game.title(), game.bots().get(0).id(), game.playbookSections());
        try (Stream<Path> files = Files.list(DOCS)) {
            final List<Path> pages = files.filter(file -> file.toString().endsWith("playbook-reference.md"))
                    .filter(file -> read(file).equals(page))
                    .toList();
            assertEquals(1, pages.size(), game.id());
        }
    }

    private static String read(final Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** One of them is the default bot's book, so that there is something to start from. */
    @ParameterizedTest
    @MethodSource("games")
    void theDefaultBotHasABook(final Ruleset game) {
        assertTrue(ShippedBooks.names(game).contains(game.bots().get(0).id() + "-book"), game.id());
    }

    /** A file with lines or weights in any section is a playbook, though it leaves nothing to anybody. */
    @ParameterizedTest
    @MethodSource("games")
    void aFileWithASectionIsAPlaybook(final Ruleset game, @TempDir final Path folder) throws IOException {
        final Path file = folder.resolve("book.yaml");
        for (final Vocabulary words : game.playbookSections()) {
            for (final String part : List.of("lines: []", "weights: {}")) {
                Files.writeString(
                        file,
                        "sitrep: 1\nruleset: " + game.id() + "\ntitle: Book\n" + words.section() + ": {" + part
                                + "}\n");
                assertTrue(isPlaybook(game, file), words.section());
            }
        }
        Files.writeString(file, "sitrep: 1\nruleset: " + game.id() + "\ntitle: Book\nsquad: {lines: []}\n");
        assertFalse(isPlaybook(game, file), "no section");
    }

    private static boolean isPlaybook(final Ruleset game, final Path file) {
        return ScenarioLoader.load(
                        new LoadRequest(file.toString(), Listed.LIBRARY, List.of(), List.of()), new Findings())
                .filter(game::isPlaybook)
                .isPresent();
    }

    /** It loads, says how it plays, plays the first scenario of each kind to its end, and every time the same. */
    @ParameterizedTest(name = "{1} of {0}")
    @MethodSource("books")
    void everyBookPlays(final Ruleset game, final String name) {
        final BotDefinition<?> book = ShippedBooks.one(game, name);
        assertEquals(name, book.id());
        assertFalse(book.summary().isBlank());
        assertNotEquals("a playbook", book.summary());
        for (final Scenario scenario : Catalogue.firstOfEachKind(game, List.of(book))) {
            final CompiledScenario compiled = scenario.compiled();
            final int trials = scenario.trials(60, 20, 3);
            final Tally tally = play(compiled, name, trials);
            assertEquals(0, tally.aborts().count(), scenario.toString());
            assertEquals(tally.hash(), play(compiled, name, trials).hash(), scenario.toString());
        }
    }

    private static Tally play(final CompiledScenario scenario, final String bot, final int trials) {
        return new Batch(scenario, RunRequest.of(bot, 1967, trials)).run().tally();
    }

    /** A rung of a ladder that is no bot of the game is a book that ships. */
    @ParameterizedTest
    @MethodSource("games")
    void rungsAreThere(final Ruleset game) {
        final List<String> bots = game.bots().stream().map(Ruleset.Listing::id).toList();
        game.ladder().stream()
                .filter(rung -> !bots.contains(rung))
                .forEach(rung -> assertTrue(ShippedBooks.names(game).contains(rung), rung));
    }
}
