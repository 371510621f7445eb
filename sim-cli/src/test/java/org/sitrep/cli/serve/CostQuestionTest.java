package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sitrep.cli.Cli;
import org.sitrep.page.Playing;
import tools.jackson.databind.JsonNode;

/** The analysis of a trial's decisions on the page is that of the command line. */
class CostQuestionTest {
    private static final String PATROL = Cli.patrol();

    private final PageAsked page = new PageAsked("purple-haze", PATROL);

    private static Map<String, Object> question(final int rollouts) {
        return Map.of(
                "variant",
                PageAsked.variant(PATROL, "random", "start.threat=7"),
                "seed",
                7,
                "trial",
                3,
                "rollouts",
                rollouts);
    }

    private static String words(final String text) {
        return text.replaceAll("\\s+", " ");
    }

    @Test
    void theLossesAreThoseOfTheCommandThatItShows() {
        final List<JsonNode> answers = page.all("cost", question(60));
        final JsonNode last = answers.get(answers.size() - 1);
        final String line = last.get("command").asString();
        assertTrue(line.endsWith("--seed 7 --trial 3 --analyse --rollouts 60"), line);
        final Cli.Result typed = Cli.run(line.split(" ", 2)[1].split(" "));
        assertEquals(0, typed.code(), typed.err());
        final String told = words(typed.out());
        final JsonNode losses = last.get("losses");
        assertFalse(losses.get("rows").isEmpty());
        losses.get("rows")
                .forEach(row -> assertTrue(
                        told.contains(words(row.get("decision").asString() + " cost "
                                + row.get("loss").asString())),
                        () -> row + " in " + told));
        assertTrue(told.contains(losses.get("method").asString()), told);
        assertTrue(told.contains(losses.get("luck").asString()), told);
    }

    @Test
    void progressGrowsToTheWhole() {
        final List<JsonNode> answers = page.all("cost", question(20));
        int done = 0;
        for (final JsonNode answer : answers.subList(1, answers.size() - 1)) {
            assertTrue(answer.get("done").asInt() > done, answers::toString);
            done = answer.get("done").asInt();
            assertFalse(answer.get("complete").asBoolean());
        }
        assertEquals(answers.get(answers.size() - 2).get("of").asInt(), done);
        assertTrue(answers.get(answers.size() - 1).get("complete").asBoolean());
    }

    @Test
    void cancellingEndsIt() {
        final Playing begun = page.open("cost", question(50_000));
        assertFalse(begun.play(answer -> {
            begun.cancel();
            return true;
        }));
    }

    @Test
    void numbersBeyondTheRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> page.open("cost", question(19)));
        assertThrows(IllegalArgumentException.class, () -> page.open("cost", question(50_001)));
    }
}
