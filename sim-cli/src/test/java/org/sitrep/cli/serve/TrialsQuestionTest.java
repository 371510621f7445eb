package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The list of trials: what it says of a trial is what its replay says. */
class TrialsQuestionTest {
    private static final List<Map<String, Object>> BOTH = List.of(Asked.variant(""), Asked.variant("random"));

    private final Asked page = new Asked();

    private static Map<String, Object> question(
            final Object sides, final int trials, final int told, final String metric) {
        return Map.of("sides", sides, "trials", trials, "seed", 7, "told", told, "metric", metric);
    }

    @Test
    void eachTrialHasTheNumbersOfItsReplay() {
        final JsonNode list = page.last("trials", question(BOTH, 300, 6, ""));
        assertTrue(list.get("complete").asBoolean());
        assertEquals(6, list.get("told").size());
        for (int trial = 3; trial < 6; trial++) {
            final JsonNode diff = Asked.typed("./sitrep replay " + Asked.PATROL + " --seed 7 --trial " + trial
                    + " --bot rifleman --diff '--bot random'");
            final JsonNode told = list.get("told").get(trial);
            assertEquals(
                    diff.get("parting").get("step").asInt() + 1,
                    told.get("step").asInt());
            for (int side = 0; side < 2; side++) {
                final JsonNode story = diff.get("sides").get(side).get("story");
                final JsonNode listed = list.get("sides").get(side);
                assertEquals(
                        story.get("outcome").get("squad.survivors").asDouble(),
                        listed.get("values").get(trial).asDouble());
                assertEquals(
                        story.get("luck").get("percentile").asDouble(),
                        told.get("luck").get(side).asDouble(),
                        1e-9);
            }
            assertEquals(told, page.now("told", Map.of("sides", BOTH, "seed", 7, "trial", trial)));
        }
    }

    @Test
    void theCommandPlaysTheSameTrials() {
        final JsonNode list = page.last("trials", question(BOTH, 300, 0, ""));
        final JsonNode compared = Asked.typed(list.get("command").asString(), "--no-report");
        for (int side = 0; side < 2; side++) {
            assertEquals(
                    compared.get("sides")
                            .get(side)
                            .get("capsule")
                            .get("outcomeHash")
                            .asString(),
                    list.get("sides").get(side).get("hash").asString());
        }
    }

    /** Each trial ends in one way, and the shares of the ways are those of the bench. */
    @Test
    void theEndingsAreThoseOfTheBench() {
        final JsonNode list = page.last("trials", question(BOTH.subList(0, 1), 300, 0, ""));
        final JsonNode bench = page.last("bench", Map.of("sides", BOTH.subList(0, 1), "trials", 300, "seed", 7))
                .get("sides")
                .get(0);
        final Map<String, Integer> counts = new TreeMap<>();
        list.get("sides")
                .get(0)
                .get("endings")
                .forEach(ending ->
                        counts.merge(list.get("endings").get(ending.asInt()).asString(), 1, Integer::sum));
        assertTrue(counts.size() > 1, counts::toString);
        bench.get("endings")
                .get(0)
                .get("bars")
                .forEach(bar -> assertEquals(
                        bar.get("share").asDouble(),
                        counts.getOrDefault(bar.get("label").asString(), 0) / 300.0,
                        1e-12));
    }

    /** The bench names the trials to watch: the extremes and the middle of the listed values. */
    @Test
    void tellingTrialsAreTheBestTheMedianAndTheWorst() {
        final List<Map<String, Object>> random = BOTH.subList(1, 2);
        final JsonNode values = page.last("trials", question(random, 301, 0, ""))
                .get("sides")
                .get(0)
                .get("values");
        final JsonNode telling = page.last("bench", Map.of("sides", random, "trials", 301, "seed", 7))
                .get("sides")
                .get(0)
                .get("telling");
        final double[] rising =
                values.valueStream().mapToDouble(JsonNode::asDouble).sorted().toArray();
        assertTrue(rising[0] < rising[300], "all trials are alike");
        final List<String> kinds = List.of("best", "median", "worst");
        final double[] expected = {rising[300], rising[150], rising[0]};
        for (int i = 0; i < kinds.size(); i++) {
            final JsonNode one = telling.get(i);
            assertEquals(kinds.get(i), one.get("kind").asString());
            assertEquals(301, one.get("of").asInt());
            assertEquals(expected[i], values.get(one.get("trial").asInt()).asDouble(), kinds.get(i));
            final String said = one.get("values").asString();
            assertTrue(said.startsWith("Marines who survive: " + (int) expected[i] + "; Enemies eliminated: "), said);
        }
    }

    @Test
    void scenariosAreListedByTheirTitles() {
        final JsonNode game = page.now("games", Map.of()).get(0);
        assertEquals("Purple Haze", game.get("title").asString());
        assertEquals("Patrol", game.get("scenarios").get(0).get("title").asString());
        assertEquals(Asked.PATROL, game.get("scenarios").get(0).get("file").asString());
    }

    @Test
    void cancellingEndsTheReplaysToo() {
        assertEquals(1, page.untilCancelled("trials", question(BOTH, 40, 40, "")));
    }

    @ParameterizedTest
    @CsvSource({"1, 10001, 0, ''", "1, 0, 0, ''", "1, 5, 6, ''", "3, 5, 0, ''", "0, 5, 0, ''", "1, 5, 0, no.such"})
    void whatCannotBeListedIsRefused(final int sides, final int trials, final int told, final String metric) {
        final Map<String, Object> question =
                question(Collections.nCopies(sides, Asked.variant("")), trials, told, metric);
        assertThrows(IllegalArgumentException.class, () -> page.last("trials", question));
    }

    @Test
    void aTrialBeforeTheFirstIsRefused() {
        final Map<String, Object> question = Map.of("sides", BOTH, "seed", 7, "trial", -1);
        assertThrows(IllegalArgumentException.class, () -> page.now("told", question));
    }
}
