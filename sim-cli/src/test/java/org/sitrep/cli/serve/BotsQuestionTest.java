package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.page.Playing;
import tools.jackson.databind.JsonNode;

/** Ladders and matchups, as the page asks for them. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class BotsQuestionTest {
    private static final String PATROL =
            Cli.REPOSITORY.resolve("scenarios/purple-haze/combats/patrol.yaml").toString();
    private static final String BATTLE = Cli.REPOSITORY
            .resolve("scenarios/sixty-five/battles/01-village-assault.yaml")
            .toString();
    private static final String[] NONE = {};
    private static final String[] HIGH = {"start.threat=8"};
    private static final PageAsked COMBAT = new PageAsked("purple-haze", PATROL);
    private static final PageAsked TABLE = new PageAsked("sixty-five", BATTLE);

    private static Map<String, Object> question(final String file, final Object bots, final int trials) {
        return Map.of(
                "variant",
                PageAsked.variant(file, "", file.equals(PATROL) ? HIGH : NONE),
                "bots",
                bots,
                "trials",
                trials,
                "seed",
                7);
    }

    private static JsonNode last(final PageAsked page, final String name, final Map<String, Object> question) {
        final List<JsonNode> answers = page.all(name, question);
        final JsonNode last = answers.get(answers.size() - 1);
        assertTrue(last.get("complete").asBoolean());
        return last;
    }

    /** Outcomes, means with their intervals and steps are those of the line that the page shows. */
    @Test
    void aLadderIsThatOfTheCommandLine() {
        final JsonNode page = last(COMBAT, "ladder", question(PATROL, List.of("random", "drill", "rifleman"), 500));
        final JsonNode line = PageAsked.commandOf(page, ExitCode.OK);
        final Map<String, Double> means = new HashMap<>();
        for (int rung = 0; rung < 3; rung++) {
            final JsonNode mine = page.get("rungs").get(rung);
            final JsonNode other = line.get("rungs").get(rung);
            assertEquals(
                    other.get("outcomeHash").asString(),
                    mine.get("hash").asString(),
                    page.get("command").asString());
            final JsonNode figure = mine.get("figures").get(0);
            final JsonNode estimate =
                    other.get("estimates").get(figure.get("name").asString());
            for (final String part : List.of("value", "low", "high")) {
                assertEquals(estimate.get(part).asDouble(), figure.get(part).asDouble(), 1e-9, part);
            }
            means.put(mine.get("bot").asString(), estimate.get("value").asDouble());
        }
        assertEquals(3, page.get("steps").size());
        for (final JsonNode step : page.get("steps")) {
            final double difference = means.get(step.get("upper").asString())
                    - means.get(step.get("lower").asString());
            final JsonNode change = step.get("changes").get(0);
            assertEquals(difference, change.get("figure").get("value").asDouble(), 1e-9);
            assertEquals("holds", change.get("verdict").asString(), step::toString);
        }
        assertTrue(page.get("sentences").get(0).asString().contains("all 2 steps hold"));
    }

    /** Scores, ratings and shares are those of the line that the page shows, for bots of both sides and of each. */
    @Test
    void aMatchupIsThatOfTheCommandLine() {
        final JsonNode page = last(
                TABLE,
                "matchup",
                question(BATTLE, List.of(List.of("random", "novice"), List.of("random", "novice")), 60));
        final JsonNode line = PageAsked.commandOf(page, ExitCode.OK);
        assertSameScores(line, page);
        for (int bot = 0; bot < 2; bot++) {
            final JsonNode mine = page.get("sides").get(0).get("bots").get(bot);
            assertEquals(
                    line.get("ratings").get("bots").get(bot).get("value").asDouble(),
                    mine.get("rating").get("value").asDouble(),
                    1e-9);
            assertEquals(
                    line.get("play").get("sides").get(0).get("shares").get(bot).asDouble(),
                    mine.get("share").asDouble(),
                    1e-9);
        }
        assertEquals(4, page.get("sentences").size());
        final JsonNode uneven =
                last(TABLE, "matchup", question(BATTLE, List.of(List.of("novice"), List.of("random", "novice")), 30));
        assertSameScores(PageAsked.commandOf(uneven, ExitCode.OK), uneven);
        assertTrue(uneven.get("sides").get(0).get("bots").get(0).get("rating").isNull());
    }

    private static void assertSameScores(final JsonNode line, final JsonNode page) {
        final int columns = page.get("sides").get(1).get("bots").size();
        final JsonNode counts = line.get("tally").get("counts");
        for (int cell = 0; cell < counts.size(); cell++) {
            final JsonNode all = counts.get(cell);
            final double score = 50.0
                    * (all.get(1).asLong() + 2 * all.get(2).asLong())
                    / line.get("tally").get("trials").asLong();
            final JsonNode figure = page.get("cells").get(cell / columns).get(cell % columns);
            assertEquals(
                    score,
                    figure.get("value").asDouble(),
                    1e-9,
                    figure.get("name").asString());
            assertTrue(
                    figure.get("low").asDouble() <= score && figure.get("high").asDouble() >= score);
        }
    }

    @Test
    void aStoppedRunEndsWithoutALastAnswer() {
        final Playing ladder = COMBAT.open("ladder", question(PATROL, List.of("random", "rifleman"), 1_000_000));
        assertFalse(ladder.play(answer -> false));
        final Playing matchup = TABLE.open(
                "matchup", question(BATTLE, List.of(List.of("random"), List.of("random", "novice")), 1_000_000));
        assertFalse(matchup.play(answer -> false));
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        for (final List<String> bots :
                List.of(List.of("rifleman"), List.of("rifleman", "rifleman"), List.of("rifleman", "mine.yaml"))) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> COMBAT.open("ladder", question(PATROL, bots, 10)),
                    bots::toString);
        }
        final List<List<String>> pair = List.of(List.of("rifleman"), List.of("keen", "rifleman"));
        assertThrows(IllegalArgumentException.class, () -> COMBAT.open("matchup", question(PATROL, pair, 10)));
        final List<List<String>> alone = List.of(List.of("novice"), List.of("novice"));
        assertThrows(IllegalArgumentException.class, () -> TABLE.open("matchup", question(BATTLE, alone, 10)));
        assertThrows(
                IllegalArgumentException.class,
                () -> TABLE.open(
                        "matchup", question(BATTLE, List.of(List.of("novice"), List.of("novice", "random")), 5)));
    }

    @Test
    void aScenarioSaysWhatCanBeAsked() {
        final JsonNode combat = COMBAT.now("scenario", PageAsked.variant(PATROL, ""));
        assertFalse(combat.get("matchup").asBoolean());
        assertEquals("random", combat.get("ladder").get(0).asString());
        assertTrue(TABLE.now("scenario", PageAsked.variant(BATTLE, ""))
                .get("matchup")
                .asBoolean());
    }
}
