package org.sitrep.rulesets.purplehaze.bots.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Slot;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.PlaybookReference;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.stats.Tally;
import org.sitrep.strategy.BotDefinition;

/** What the shipped playbooks and those of the docs do at the table. */
class ShippedPlaybooksTest {
    private static final Path DOCS = Path.of("..", "docs");

    @TempDir
    Path folder;

    static List<String> combats() {
        return Content.filesIn("combats");
    }

    private static Tally play(final CompiledScenario scenario, final String bot, final int trials) {
        return new Batch(scenario, RunRequest.of(bot, 1967, trials)).run().tally();
    }

    @Test
    void allThatAreShippedAreNamedHere() {
        assertEquals(
                Books.SHIPPED.stream()
                        .map(id -> "playbooks/" + id + ".yaml")
                        .sorted()
                        .toList(),
                Content.filesIn("playbooks"));
    }

    /** The book with chance for all that it leaves open: if that shows, it has left something open. */
    private static BotDefinition<?> wholeBook() {
        return Books.shipped("rifleman-book", "otherwise=random");
    }

    private static void playsAlike(final CompiledScenario scenario, final int trials) {
        assertEquals(
                play(scenario, "rifleman", trials).hash(),
                play(scenario, "rifleman-book", trials).hash());
    }

    /** The rifleman's book says all that the rifleman thinks, and leaves nothing open: every outcome is the same. */
    @ParameterizedTest
    @MethodSource("combats")
    void theRiflemansBookFightsAsTheRifleman(final String combat) {
        for (final String night : List.of("start.night=false", "start.night=true")) {
            playsAlike(Books.compiled(combat, List.of(wholeBook()), night, "squad=old-hands"), 300);
            playsAlike(Books.compiled(combat, List.of(wholeBook()), night), 300);
        }
    }

    static List<String> missions() {
        return Content.filesIn("missions");
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theRiflemansBookGoesThroughMissionsAsTheRifleman(final String mission) {
        playsAlike(Books.compiled(mission, List.of(wholeBook())), 100);
        playsAlike(Books.compiled(mission, List.of(wholeBook()), "squad=worn-out"), 60);
    }

    @Test
    void theRiflemansBookGoesThroughCampaignsAsTheRifleman() {
        playsAlike(Books.compiled("campaign.yaml", List.of(wholeBook())), 40);
    }

    @Test
    void aWeightCanBeSetFromOutside() {
        final CompiledScenario asItIs = Books.compiled("combats/patrol.yaml", List.of(Books.shipped("rifleman-book")));
        final CompiledScenario other = Books.compiled(
                "combats/patrol.yaml", List.of(Books.shipped("rifleman-book", "orders.weights.wears=2.5")));
        assertNotEquals(
                play(asItIs, "rifleman-book", 100).hash(),
                play(other, "rifleman-book", 100).hash());
    }

    /**
     * The example of the guide, with chance for all that it leaves open, against chance alone on the patrol: 1000 combats each. The Marines killed are taken as independent from combat to combat; the
     * limit of 0.2 Marines lies ten standard errors (0.020 of the difference, from the spread of both over 20,000 combats) above no difference: a book that were no better would pass with a
     * probability below 1e-20.
     */
    @Test
    void theTenLinesOfTheGuideBeatChanceClearly() throws IOException {
        final String text = example();
        assertTrue(text.lines().filter(line -> !line.isBlank()).count() <= 14, "ten lines and the file's header");
        final BotDefinition<?> book = Books.of(folder, text.replaceAll("(?m)^(sitrep|ruleset): .*\n", ""));
        final CompiledScenario scenario = Books.compiled("combats/patrol.yaml", List.of(book));
        final double gained = survivors(scenario, "book") - survivors(scenario, "random");
        assertTrue(gained > 0.2, "gained " + gained);
    }

    private static double survivors(final CompiledScenario scenario, final String bot) {
        final int trials = 1000;
        final int slot =
                scenario.layout().slots().stream().map(Slot::name).toList().indexOf("squad.survivors");
        return play(scenario, bot, trials).slot(slot).sum() / (double) trials;
    }

    private static String example() throws IOException {
        final Matcher block = Pattern.compile("```yaml\n(sitrep: 1\n.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(DOCS.resolve("playbooks.md")));
        assertTrue(block.find(), "the guide has an example");
        return block.group(1);
    }

    /** The page in docs is made by {@code ./sitrep reference --playbook > docs/playbook-reference.md}. */
    @Test
    void theReferenceIsUpToDate() throws IOException {
        final PurpleHaze game = new PurpleHaze();
        assertEquals(
                Files.readString(DOCS.resolve("playbook-reference.md")),
                PlaybookReference.write("Playbooks of " + game.title(), game.playbookSections()));
    }

    @Test
    void everyNameStandsForOneThing() {
        for (final Vocabulary words : Sections.ALL) {
            final List<String> facts = words.facts().stream().map(Fact::name).toList();
            assertEquals(facts.size(), facts.stream().distinct().count(), words.section());
            final long ids =
                    words.facts().stream().mapToInt(Fact::id).distinct().count();
            assertEquals(facts.size(), ids, words.section());
            final List<String> actions =
                    words.actions().stream().map(Vocabulary.Action::name).toList();
            assertEquals(actions.size(), actions.stream().distinct().count(), words.section());
        }
    }
}
