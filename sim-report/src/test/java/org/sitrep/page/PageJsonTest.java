package org.sitrep.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.scenario.Finding;

/** Tests questions and answers as JSON: what is read back, what is refused. */
class PageJsonTest {
    private static final Variant A = new Variant("patrol.yaml", List.of("start.threat=8"), "");
    private static final Variant B = new Variant(
            "patrol.yaml",
            List.of(),
            Variant.OWN,
            "title: \"é\"\r\n",
            List.of(new Variant.OwnCard("card.yaml", "a: 1")));
    private static final long SEED = Long.MIN_VALUE;

    private static <T extends Record> T read(final String json, final Class<T> type) {
        return PageJson.read(json.getBytes(StandardCharsets.UTF_8), type);
    }

    private static String written(final Object answer) {
        return new String(PageJson.write(answer), StandardCharsets.UTF_8);
    }

    static List<Record> questions() {
        return List.of(
                A,
                B,
                new PageQuestions.Nothing(),
                new Bench.Question(List.of(A, B), Bench.MOST_TRIALS, SEED),
                new ValueSearch.Question("patrol.yaml", "threat", List.of()),
                new Loadouts.Question(A, Optional.empty()),
                new Loadouts.Question(A, Optional.of(List.of(List.of(1, 0), List.of()))),
                new Books.Named("patrol.yaml", "novice"),
                new Books.Question(List.of(A, B), 1, SEED),
                new Trials.Question(List.of(A), 10, SEED, 10, ""),
                new Trials.One(List.of(A, B), SEED, Long.MAX_VALUE),
                new Play.Question(A, SEED, 0, "us", List.of(0, 2)),
                new Costs.Question(A, SEED, 0, Costs.MOST_ROLLOUTS),
                new Ladders.Question(A, List.of("one", "two"), 1, SEED),
                new Matchups.Question(A, List.of(List.of("one", "two"), List.of("one")), 10, SEED),
                new Solve.Question(A, List.of("start.threat"), List.of("win=50%"), Solve.MOST_BUDGET, SEED),
                new Replays.Question(A, SEED, 0, Optional.of(B), "", Optional.empty(), Optional.of(20)),
                new Replays.Question(A, SEED, 0, Optional.empty(), "us", Optional.of(List.of()), Optional.empty()));
    }

    @ParameterizedTest
    @MethodSource("questions")
    void aQuestionIsReadBack(final Record question) {
        assertEquals(question, read(written(question), question.getClass()));
    }

    @Test
    void whatIsOptionalMayBeAbsent() {
        final String variant = "{\"scenario\":\"patrol.yaml\",\"sets\":[\"start.threat=8\"],\"bot\":\"\"}";
        assertEquals(
                new Replays.Question(A, 7, 1, Optional.empty(), "", Optional.empty(), Optional.empty()),
                read("{\"variant\":" + variant + ",\"seed\":7,\"trial\":1}", Replays.Question.class));
        assertEquals(
                new Play.Question(A, 7, 1, "", List.of()),
                read("{\"variant\":" + variant + ",\"seed\":7,\"trial\":1}", Play.Question.class));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"sides\":[],\"trials\":5,\"seed\":1} | S034 sides",
                "{\"sides\":[S],\"trials\":0,\"seed\":1} | S033 trials",
                "{\"sides\":[S],\"trials\":2000001,\"seed\":1} | S033 trials",
                "{\"sides\":[S],\"trials\":\"5\",\"seed\":1} | S032 trials",
                "{\"sides\":[S],\"trials\":1.5,\"seed\":1} | S032 trials",
                "{\"sides\":[S],\"trials\":5,\"seed\":null} | S032 seed",
                "{\"sides\":[S],\"trials\":5} | S031 seed",
                "{\"sides\":[S,null],\"trials\":5,\"seed\":1} | S032 sides.1",
                "{\"sides\":[{\"scenario\":\"x\",\"sets\":[1],\"bot\":\"\"}],\"trials\":5,\"seed\":1} | S032 sides.0.sets.0",
                "{\"sides\":[{\"scenario\":\"x\",\"bot\":\"\"}],\"trials\":5,\"seed\":1} | S031 sides.0.sets",
                "{\"sides\":[S],\"trials\":5,\"seed\":1,\"more\":null} | S030 more",
                "{\"sides\":[S],\"trials\":5,\"seed\":1}, | S004 ``",
                "{\"sides\":[S],\"trials\":5,\"seed\":1}{} | S004 ``",
                "{sides: [S], trials: 5, seed: 1} | S004 ``",
                "[] | S032 ``"
            })
    void whatIsNoQuestionIsRefused(final String text, final String codeAndPath) {
        final String json = text.replace("S", written(A));
        final RefusedException refused = assertThrows(RefusedException.class, () -> read(json, Bench.Question.class));
        final Finding found = refused.findings().get(0);
        assertEquals(codeAndPath.replace("``", "").strip(), (found.code() + " " + found.path()).strip());
    }

    @Test
    void allFaultsAreNamedAtOnce() {
        final Refusal refusal = Refusal.of(
                assertThrows(RefusedException.class, () -> read("{\"trails\":5,\"seed\":true}", Bench.Question.class)));
        assertEquals("this is not a sound question", refusal.message());
        assertEquals(
                List.of("S030 trails", "S031 sides", "S032 seed"),
                refusal.findings().stream()
                        .map(fault -> fault.code() + " " + fault.path())
                        .sorted()
                        .toList());
        assertEquals("did you mean \"trials\"?", refusal.findings().get(1).suggestion());
    }

    @Test
    void anAnswerKeepsTheOrderOfItsRecordAndHasNullForNoNumber() {
        final Map<String, Object> outcome = new LinkedHashMap<>();
        outcome.put("z", Optional.of(true));
        outcome.put("a", Optional.empty());
        outcome.put("form", Thread.State.NEW);
        assertEquals("{\"z\":true,\"a\":null,\"form\":\"NEW\"}", written(outcome));
        final List<Double> values = new ArrayList<>(List.of(Double.NaN, 1.0, 0.1));
        values.add(null);
        assertEquals(
                "{\"hash\":\"\\\"\",\"values\":[null,1,0.1,null],\"endings\":[-1]}",
                written(new Trials.SideAnswer("\"", values, List.of(-1))));
        assertThrows(IllegalArgumentException.class, () -> written(new Object()));
    }
}
