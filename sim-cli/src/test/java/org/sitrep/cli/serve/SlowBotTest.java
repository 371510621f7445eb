package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sitrep.cli.Cli;
import org.sitrep.page.Contents;
import org.sitrep.page.PageQuestions;
import org.sitrep.page.Playing;
import org.sitrep.ruleset.Ruleset;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A bot whose trials take long shows its first numbers soon, and is left soon. */
class SlowBotTest {
    private static final String VILLAGE = Cli.REPOSITORY
            .resolve("scenarios/sixty-five/battles/01-village-assault.yaml")
            .toString();

    private final PageAsked page = new PageAsked("sixty-five", VILLAGE);

    private static Map<String, Object> question(final int trials) {
        final Map<String, Object> slow = PageAsked.variant(VILLAGE, "planner:5");
        return Map.of("sides", List.of(slow), "trials", trials, "seed", 7);
    }

    private static PageAsked slow(final String game, final String file) {
        final AtomicLong seconds = new AtomicLong();
        return new PageAsked(game, file, () -> TimeUnit.SECONDS.toNanos(seconds.incrementAndGet()));
    }

    /** By a clock on which every stage is too long, a stage is one trial per thread, and the last one played. */
    @Test
    void itIsLeftWithinATrial() {
        final Playing playing = slow("sixty-five", VILLAGE).open("bench", question(100_000));
        final List<Integer> looks = new ArrayList<>();
        assertFalse(playing.play(answer -> {
            looks.add(PageAsked.read(answer).get("trials").asInt());
            if (looks.size() == 3) {
                playing.cancel();
            }
            return true;
        }));
        assertEquals(List.of(2, 4, 6), looks);
    }

    /** In a patrol all Marines survive nearly always: after a few trials that is no more than an interval. */
    @Test
    void anEarlyLookShowsItsInterval() {
        final String patrol = Cli.REPOSITORY
                .resolve("scenarios/purple-haze/combats/patrol.yaml")
                .toString();
        final Map<String, Object> question =
                Map.of("sides", List.of(PageAsked.variant(patrol, "")), "trials", 20, "seed", 7);
        for (final JsonNode answer : slow("purple-haze", patrol).all("bench", question)) {
            final JsonNode survivors = answer.get("sides").get(0).get("metrics").get(0);
            assertTrue(
                    answer.get("complete").asBoolean()
                            || survivors.get("low").isNull()
                            || survivors.get("text").asString().matches(".*(\\[.+, .+]|±).*"),
                    answer.get("trials") + " trials: " + survivors);
        }
    }

    @Test
    void theFirstNumberHasOneTrialPerThreadAndTheLastIsThatOfTheCommand() {
        final List<JsonNode> answers = page.all("bench", question(3));
        assertEquals(2, answers.get(0).get("trials").asInt());
        final JsonNode last = answers.get(answers.size() - 1);
        assertEquals(
                PageAsked.commandOf(last, 0).get("outcomeHash").asString(),
                last.get("sides").get(0).get("hash").asString());
    }

    /**
     * A slider moves while the page plays: the first run ends with its connection, and the next has its numbers. A
     * hundred thousand trials of this bot take longer than the timeout by far.
     */
    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS)
    void theNextQuestionNeedNotWaitForTheWholeRun() throws Exception {
        final Contents contents = new Contents(
                Ruleset.shipped(),
                Map.of("sixty-five", List.of(VILLAGE)),
                Map.of(),
                Cli.REPOSITORY.resolve("scenarios"));
        try (LocalServer server = new LocalServer(new PageQuestions(contents, 2, System::nanoTime), 0)) {
            answered(server, question(100_000)).close();
            final Map<String, Object> next = PageAsked.variant(VILLAGE, "planner:5", "battle.turns=8");
            answered(server, Map.of("sides", List.of(next), "trials", 100_000, "seed", 7))
                    .close();
        }
    }

    /** Asks, and returns the stream of answers after the first. */
    private static InputStream answered(final LocalServer server, final Map<String, Object> question) throws Exception {
        final HttpRequest request = HttpRequest.newBuilder(URI.create(server.link() + "api/bench"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(JsonMapper.shared().writeValueAsString(question)))
                .build();
        final InputStream answers = HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofInputStream())
                .body();
        final BufferedReader lines = new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8));
        String line = "";
        while (!line.startsWith("event: answer")) {
            line = lines.readLine();
        }
        return answers;
    }
}
