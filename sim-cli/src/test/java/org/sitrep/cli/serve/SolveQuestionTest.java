package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.page.Playing;
import tools.jackson.databind.JsonNode;

/** A search for values, as the page asks for it. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class SolveQuestionTest {
    private static final String FILE =
            Cli.REPOSITORY.resolve("scenarios/purple-haze/combats/patrol.yaml").toString();
    private static final String FIGHTERS = "combats.patrol.enemies.fighters=3..8";
    private static final PageAsked PAGE = new PageAsked("purple-haze", FILE);

    private static Map<String, Object> question(
            final Map<String, Object> variant, final List<String> vary, final String... targets) {
        return Map.of("variant", variant, "vary", vary, "targets", List.of(targets), "budget", 20_000, "seed", 7);
    }

    private static void assertSameFigures(final JsonNode page, final JsonNode estimate, final double scale) {
        for (final String part : List.of("value", "low", "high")) {
            assertEquals(scale * estimate.get(part).asDouble(), page.get(part).asDouble(), 1e-9, part);
        }
    }

    /**
     * The line that the page shows gives every candidate and every confirmed value, to the last bit of the interval.
     */
    @Test
    void theLastNumbersAreThoseOfTheCommandLine() {
        final List<JsonNode> answers = PAGE.all(
                "solve",
                question(PageAsked.variant(FILE, "", "start.threat=8"), List.of(FIGHTERS), "end.retreat=46%±9%"));
        final JsonNode page = answers.get(answers.size() - 1);
        assertTrue(page.get("complete").asBoolean());
        final JsonNode line = PageAsked.commandOf(page, ExitCode.OK);
        assertEquals(6, page.get("tried").size());
        assertSame(line.get("candidates"), page.get("tried"), 100);
        assertSame(line.get("confirmed"), page.get("confirmed"), 100);
        assertEquals("met", page.get("status").asString());
        assertEquals(46 - 9, page.get("goals").get(0).get("low").asDouble(), 1e-9);
    }

    private static void assertSame(final JsonNode line, final JsonNode page, final double scale) {
        assertEquals(line.size(), page.size());
        for (int one = 0; one < line.size(); one++) {
            assertEquals(line.get(one).get("values"), page.get(one).get("values"));
            assertEquals(
                    line.get(one).get("trials").asLong(),
                    page.get(one).get("trials").asLong());
            assertSameFigures(
                    page.get(one).get("figures").get(0),
                    line.get(one).get("estimates").get(0),
                    scale);
        }
    }

    /** Candidates come in while others are still to be played. */
    @Test
    void candidatesAppearOneAfterTheOther() {
        final List<JsonNode> answers =
                PAGE.all("solve", question(PageAsked.variant(FILE, ""), List.of(FIGHTERS), "squad.survivors=5.2±0.1"));
        final JsonNode first = answers.get(0);
        assertFalse(first.get("complete").asBoolean());
        assertEquals(1, first.get("tried").size());
        assertEquals("5", first.get("levers").get(0).get("present").asString());
        assertTrue(first.get("tried").get(0).get("changes").isEmpty());
    }

    @Test
    void aStoppedSearchEndsWithoutAnAnswer() {
        final Playing playing =
                PAGE.open("solve", question(PageAsked.variant(FILE, ""), List.of(FIGHTERS), "squad.survivors=5.2±0.1"));
        assertFalse(playing.play(answer -> false));
        final Playing cancelled =
                PAGE.open("solve", question(PageAsked.variant(FILE, ""), List.of(FIGHTERS), "squad.survivors=5.2±0.1"));
        cancelled.cancel();
        assertFalse(cancelled.play(answer -> true));
    }

    /** All that is wrong is said at once, in words. */
    @Test
    void whatCannotBeSearchedIsRefused() {
        final IllegalArgumentException refused = assertThrows(
                IllegalArgumentException.class,
                () -> PAGE.open(
                        "solve",
                        question(
                                PageAsked.variant(FILE, "", "start.threat=8"),
                                List.of("start.threat=1..9", "start.thraet=1..9", "start.night=8..1"),
                                "end.retreat=46±3",
                                "no.such=1±1",
                                "random:squad.survivors=5±1")));
        final String said = refused.getMessage();
        assertTrue(said.contains("--vary start.threat changes what --set start.threat sets"), said);
        assertTrue(said.contains("did you mean \"threat\"?") || said.contains("start.thraet"), said);
        assertTrue(said.contains("write the lower end first"), said);
        assertTrue(said.contains("end.retreat is a share"), said);
        assertTrue(said.contains("there is no metric no.such"), said);
        assertTrue(said.contains("leave out random"), said);
    }

    @Test
    void onlyListedScenariosAndSoundBudgetsArePlayed() {
        assertThrows(
                IllegalArgumentException.class,
                () -> PAGE.open(
                        "solve",
                        question(PageAsked.variant("/etc/passwd", ""), List.of(FIGHTERS), "squad.survivors=5±1")));
        final Map<String, Object> endless = Map.of(
                "variant", PageAsked.variant(FILE, ""),
                "vary", List.of(FIGHTERS),
                "targets", List.of("squad.survivors=5±1"),
                "budget", 1_000_000_000,
                "seed", 7);
        assertThrows(IllegalArgumentException.class, () -> PAGE.open("solve", endless));
    }
}
