package org.sitrep.rulesets.purplehaze.bots.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.stats.Tally;
import org.sitrep.strategy.BotDefinition;

/** What the shipped playbooks and those of the docs do at the table. */
class ShippedPlaybooksTest {
    private static final Path DOCS = Path.of("..", "..", "docs");

    @TempDir
    Path folder;

    static List<String> combats() {
        return Content.filesIn("combats");
    }

    private static Tally play(final CompiledScenario scenario, final String bot, final int trials) {
        return new Batch(scenario, RunRequest.of(bot, 1967, trials)).run().tally();
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

    /**
     * A beginner meets the primary objective more rarely than the rifleman and more often than the drill: 300 trials of
     * each Mission, paired. A difference has to lie 2.6 standard errors from none; a book that played no better than
     * the other would pass with a probability below 0.005.
     */
    @Test
    void theNoviceIsBetweenDrillAndRifleman() {
        final int[] novice = primaries("novice");
        assertTrue(errorsAbove(primaries("rifleman"), novice) > 2.6, "rifleman");
        assertTrue(errorsAbove(novice, primaries("drill")) > 2.6, "drill");
    }

    private static int[] primaries(final String bot) {
        return missions().stream()
                .map(mission -> Books.compiled(mission, List.of(Books.shipped("novice"))))
                .flatMapToInt(scenario -> IntStream.of(primary(scenario, bot)))
                .toArray();
    }

    private static int[] primary(final CompiledScenario scenario, final String bot) {
        final int[] met = new int[300];
        final int slot = slot(scenario, "primary");
        final Playout playout = scenario.newPlayout(bot, 100_000);
        final Outcome outcome = new Outcome(scenario.layout());
        for (int mission = 0; mission < met.length; mission++) {
            outcome.reset();
            playout.play(new TrialKey().set(4242, mission), outcome);
            met[mission] = outcome.get(slot);
        }
        return met;
    }

    /** How many standard errors the mean of the paired differences lies above 0. */
    private static double errorsAbove(final int[] more, final int[] less) {
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < more.length; i++) {
            final double difference = more[i] - less[i];
            sum += difference;
            squares += difference * difference;
        }
        final double mean = sum / more.length;
        return mean / Math.sqrt((squares / more.length - mean * mean) / (more.length - 1));
    }

    private static int slot(final CompiledScenario scenario, final String name) {
        return scenario.layout().slots().stream().map(Slot::name).toList().indexOf(name);
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
     * The example of the guide, with chance for all that it leaves open, beside chance alone and the rifleman on the
     * patrol, as the guide says: 20,000 combats each. The gain over chance is 0.277 Marines with a standard error of
     * 0.0045; a book that were no better would come to half of that with a probability below 1e-100.
     */
    @Test
    void theTenLinesOfTheGuideDoWhatTheGuideSays() throws IOException {
        final String text = example();
        assertTrue(text.lines().filter(line -> !line.isBlank()).count() <= 14, "ten lines and the file's header");
        final BotDefinition<?> book = Books.of(folder, text.replaceAll("(?m)^(sitrep|ruleset): .*\n", ""));
        final CompiledScenario scenario = Books.compiled("combats/patrol.yaml", List.of(book));
        final double ofBook = survivors(scenario, "book");
        final double ofChance = survivors(scenario, "random");
        assertTrue(ofBook - ofChance > 0.14, "gained " + (ofBook - ofChance));
        final String guide = Files.readString(DOCS.resolve("playbooks.md"));
        for (final double mean : List.of(ofBook, ofChance, survivors(scenario, "rifleman"))) {
            final String told = String.format(Locale.ROOT, "%.3f ± ", mean);
            assertTrue(guide.contains(told), "the guide does not say " + told);
        }
    }

    private static double survivors(final CompiledScenario scenario, final String bot) {
        final int trials = 20_000;
        return play(scenario, bot, trials)
                        .slot(slot(scenario, "squad.survivors"))
                        .sum()
                / (double) trials;
    }

    private static String example() throws IOException {
        final Matcher block = Pattern.compile("```yaml\n(sitrep: 1\n.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(DOCS.resolve("playbooks.md")));
        assertTrue(block.find(), "the guide has an example");
        return block.group(1);
    }
}
