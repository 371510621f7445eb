package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.Cli;
import org.sitrep.page.Playing;
import tools.jackson.databind.JsonNode;

/** A trial that a person plays on the page is the one that the commands play by its plan. */
class PlayQuestionTest {
    private static final String PATROL = Cli.patrol();

    private final PageAsked page = new PageAsked("purple-haze", PATROL);

    @TempDir
    private Path folder;

    private static Map<String, Object> question(final List<Integer> answers) {
        return Map.of(
                "variant", PageAsked.variant(PATROL, ""), "seed", 7, "trial", 3, "side", "squad", "answers", answers);
    }

    @Test
    void theTrialIsThatOfItsPlan() throws IOException {
        final List<Integer> answers = new ArrayList<>();
        JsonNode now = page.now("play", question(answers));
        while (!now.get("over").asBoolean()) {
            assertEquals(answers.size(), now.get("decisions").asInt());
            assertTrue(now.get("advice").asInt() >= 0);
            answers.add(now.get("options").size() - 1);
            now = page.now("play", question(answers));
        }
        final Path plan = folder.resolve("mine.yaml");
        Files.writeString(plan, now.get("plan").asString());
        final Cli.Result replayed = Cli.run("replay", PATROL, "--bot", "plan:" + plan);
        assertTrue(
                replayed.err().contains(answers.size() + " of its " + answers.size() + " decisions were followed"),
                replayed.err());
        final List<String> values = new ArrayList<>();
        now.get("outcome").forEach(value -> values.add(value.asString()));
        assertFalse(values.isEmpty());
        // The text names a flag alone.
        assertTrue(
                values.stream().filter(value -> !value.equals("yes")).allMatch(replayed.out()::contains),
                values::toString);
    }

    @Test
    void oddsComeWithTheOptionsThatHaveAny() {
        assertTrue(page.now("play", question(List.of())).get("odds").isEmpty());
        final Map<String, Object> first = Map.of(
                "variant",
                PageAsked.variant(PATROL, ""),
                "seed",
                1967,
                "trial",
                0,
                "side",
                "squad",
                "answers",
                List.of(1, 5, 7, 7, 6, 5, 5));
        final JsonNode order = page.now("play", first);
        assertEquals("First order?", order.get("question").asString());
        assertEquals(order.get("options").size(), order.get("odds").size());
        assertEquals("eliminates 35 %, mean hits 4.1", order.get("odds").get(0).asString());
        assertEquals("", order.get("odds").get(16).asString(), "a move");
    }

    @Test
    void theCostComesAtTheEndOrNotAtAll() {
        final List<JsonNode> answers = page.all("play-cost", question(List.of(5, 5, 5, 5, 5, 5)));
        assertTrue(answers.get(0).get("losses").isNull());
        final JsonNode last = answers.get(answers.size() - 1);
        assertTrue(last.get("complete").asBoolean());
        assertTrue(last.get("losses").get("method").asString().startsWith("Rollouts take each option"));
        final Playing cancelled = page.open("play-cost", question(List.of(5)));
        cancelled.cancel();
        assertFalse(cancelled.play(answer -> true));
    }

    @Test
    void wrongSidesAreRefused() {
        final Map<String, Object> red = Map.of(
                "variant", PageAsked.variant(PATROL, ""), "seed", 7, "trial", 3, "side", "red", "answers", List.of());
        assertThrows(IllegalArgumentException.class, () -> page.now("play", red));
        final Map<String, Object> none = Map.of(
                "variant", PageAsked.variant(PATROL, ""), "seed", 7, "trial", 3, "side", "them", "answers", List.of());
        assertThrows(IllegalArgumentException.class, () -> page.now("play", none));
    }
}
