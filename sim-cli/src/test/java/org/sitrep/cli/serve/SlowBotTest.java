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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
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

    /**
     * The time of one trial is measured on the same machine: twice that of the first stage, of a trial per thread and a
     * cold start, covers what is in play when the run is left. The half second is for a machine that stands still.
     */
    @Test
    void itIsLeftWithinATrial() {
        final long start = System.nanoTime();
        final List<Long> looked = new ArrayList<>();
        final Playing playing = page.open("bench", question(100_000));
        final long[] left = new long[1];
        assertFalse(playing.play(answer -> {
            looked.add(System.nanoTime());
            CompletableFuture.runAsync(
                    () -> {
                        left[0] = System.nanoTime();
                        playing.cancel();
                    },
                    CompletableFuture.delayedExecutor(20, TimeUnit.MILLISECONDS));
            return true;
        }));
        final long first = looked.get(0) - start;
        final long wait = System.nanoTime() - left[0];
        assertTrue(wait < 2 * first + 500_000_000L, wait + " ns after a first stage of " + first);
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

    /** A slider moves while the page plays: the first run ends with its connection, and the next has its numbers. */
    @Test
    void theNextQuestionNeedNotWaitForMoreThanATrial() throws Exception {
        final Contents contents = new Contents(
                Ruleset.shipped(),
                Map.of("sixty-five", List.of(VILLAGE)),
                Map.of(),
                Cli.REPOSITORY.resolve("scenarios"));
        try (LocalServer server = new LocalServer(new PageQuestions(contents, 2, System::nanoTime), 0)) {
            final long start = System.nanoTime();
            final InputStream first = answered(server, question(100_000));
            final long cold = System.nanoTime() - start;
            first.close();
            final long left = System.nanoTime();
            final Map<String, Object> next = PageAsked.variant(VILLAGE, "planner:5", "battle.turns=8");
            final InputStream second = answered(server, Map.of("sides", List.of(next), "trials", 100_000, "seed", 7));
            final long wait = System.nanoTime() - left;
            second.close();
            assertTrue(wait < 3 * cold + 500_000_000L, wait + " ns after a cold start of " + cold);
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
