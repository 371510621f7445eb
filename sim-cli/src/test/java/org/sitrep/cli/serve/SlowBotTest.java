package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.sitrep.cli.Cli;
import org.sitrep.page.Playing;
import tools.jackson.databind.JsonNode;

/** A bot whose trials take long shows its first numbers soon, and is left soon. */
class SlowBotTest {
    private static final String VILLAGE = Cli.REPOSITORY
            .resolve("scenarios/sixty-five/battles/01-village-assault.yaml")
            .toString();

    private final PageAsked page = new PageAsked("sixty-five", VILLAGE);

    private static Map<String, Object> question(final int trials) {
        final Map<String, Object> slow = PageAsked.variant(VILLAGE, "planner:20");
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
}
