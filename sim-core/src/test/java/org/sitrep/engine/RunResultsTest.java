package org.sitrep.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class RunResultsTest {
    private static final int BOUND = RunRequest.DEFAULT_MAX_DECISIONS;

    @Test
    void shouldMergeToWhatOneRunGives() {
        final RunResult whole = Samples.result(50, 9_000);
        final RunResult a = Samples.result(50, 4_000);
        final RunResult b = Samples.result(4_050, 1);
        final RunResult c = Samples.result(4_051, 4_999);
        assertEquals(whole, RunResults.merge(RunResults.merge(a, b), c));
        assertEquals(whole, RunResults.merge(c, RunResults.merge(a, b)));
        assertEquals(whole, RunResults.merge(a, RunResults.merge(c, b)));
        assertEquals(
                whole.resultHash(), RunResults.merge(a, RunResults.merge(b, c)).resultHash());
        assertTrue(whole.aborted() > 100, "the toy aborts one trial in 64");
    }

    @Test
    void shouldContinueAnInterruptedRun() {
        final RunResult whole = Samples.result(0, 1_000);
        final RunResult part = interrupted(Samples.result(0, 400), 1_000);
        assertEquals(600, part.unplayed());
        assertEquals(whole, RunResults.merge(part, Samples.result(part.playedEnd(), part.unplayed())));
    }

    @Test
    void shouldContinueARunThatWasInterruptedBeforeItsFirstTrial() {
        final PairedRun run = PairedRun.ofOne(
                new ToyScenario(),
                Samples.SUBJECT,
                RunRequest.of(ToyScenario.BOT, 11, 1_000).withFirstTrial(5));
        run.requestStop();
        final RunResult none = run.run(() -> 0, "2026-01-01T00:00:00Z").result();
        assertEquals(RunResult.INTERRUPTED, none.stopReason());
        final RunResult whole = Samples.result(5, 1_000);
        assertEquals(whole, RunResults.merge(none, whole));
        assertEquals(whole, RunResults.merge(whole, none));
    }

    private static RunResult interrupted(final RunResult c, final long requested) {
        return copy(c, c.bot(), c.maxDecisions(), c.seed(), c.firstTrial(), requested, c.timing(), c.options());
    }

    private static RunResult copy(
            final RunResult c,
            final String bot,
            final int maxDecisions,
            final long seed,
            final long first,
            final long requested,
            final RunResult.Timing timing,
            final Map<String, String> options) {
        return new RunResult(
                c.schemaVersion(),
                c.toolVersion(),
                c.commit(),
                c.rulesetId(),
                c.scenario(),
                c.title(),
                c.trial(),
                c.setup(),
                c.content(),
                bot,
                c.botFile(),
                maxDecisions,
                options,
                seed,
                first,
                requested,
                c.completed(),
                c.aborted(),
                c.abortedTrials(),
                c.outcomeHash(),
                c.decisions(),
                c.layout(),
                c.tallies(),
                c.products(),
                c.curves(),
                requested > c.completed() + c.aborted() ? RunResult.INTERRUPTED : RunResult.ALL_PLAYED,
                c.precision(),
                timing);
    }

    /**
     * Things have numbers in the order in which they are listed, so another order is other trials with the same hash of
     * their content.
     */
    @Test
    void shouldRefuseTheSameContentInAnotherOrder() {
        final RunResult a = listed("{\"x\":{\"p\":1,\"q\":2}}", 0);
        assertEquals(200, RunResults.merge(a, listed(a.content().json(), 100)).requested());
        final RunResult turned = listed("{\"x\":{\"q\":2,\"p\":1}}", 100);
        assertEquals(a.content().sha256(), turned.content().sha256());
        assertEquals(
                "cannot merge: content differs: the same values are listed in another order, "
                        + "which can change trials: x has p and q",
                assertThrows(IllegalArgumentException.class, () -> RunResults.merge(a, turned))
                        .getMessage());
    }

    private static RunResult listed(final String json, final long first) {
        final RunMetadata toy = Samples.SUBJECT;
        final RunResult.Content content = new RunResult.Content(
                toy.content().sha256(),
                json,
                toy.content().files(),
                toy.content().sets(),
                toy.content().sources());
        final RunMetadata subject = new RunMetadata(
                toy.toolVersion(), toy.commit(), toy.rulesetId(), toy.scenario(), toy.title(), content, toy.botFile());
        return PairedRun.ofOne(
                        new ToyScenario(),
                        subject,
                        RunRequest.of(ToyScenario.BOT, 11, 100).withFirstTrial(first))
                .run(() -> 0, "2026-01-01T00:00:00Z")
                .result();
    }

    static Stream<Arguments> differing() {
        final RunResult b = Samples.result(100, 100);
        final RunResult.Timing t = b.timing();
        final Map<String, String> o = b.options();
        return Stream.of(
                Arguments.of("bot", copy(b, "other", BOUND, 11, 100, 100, t, o)),
                Arguments.of("maximum number of decisions", copy(b, "dice", 9, 11, 100, 100, t, o)),
                Arguments.of("seed", copy(b, "dice", BOUND, 12, 100, 100, t, o)),
                Arguments.of("options", copy(b, "dice", BOUND, 11, 100, 100, t, Map.of("reading", "loose"))),
                Arguments.of("gap nor overlap", copy(b, "dice", BOUND, 11, 99, 100, t, o)),
                Arguments.of("gap nor overlap", copy(b, "dice", BOUND, 11, 101, 100, t, o)),
                Arguments.of("gap nor overlap", copy(b, "dice", BOUND, 11, 0, 100, t, o)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("differing")
    void shouldSayWhatKeepsResultsApart(final String field, final RunResult other) {
        final RunResult a = Samples.result(0, 100);
        final String message = assertThrows(IllegalArgumentException.class, () -> RunResults.merge(a, other))
                .getMessage();
        assertTrue(message.contains(field), message);
    }

    @Test
    void shouldHashEverythingButTiming() {
        final RunResult c = Samples.result(100, 100);
        final RunResult slower = copy(
                c,
                "dice",
                BOUND,
                11,
                100,
                100,
                new RunResult.Timing(7, 99.5, "25", "2027-01-01T00:00:00Z"),
                c.options());
        assertEquals(c.resultHash(), slower.resultHash());
        assertEquals(64, c.resultHash().length());
        differing().map(a -> (RunResult) a.get()[1]).forEach(d -> assertNotEquals(c.resultHash(), d.resultHash()));
        assertNotEquals(c.resultHash(), Samples.result(100, 101).resultHash());
    }

    @Test
    void shouldCarryWhatATrialIsCalledAndTheCurves() {
        final RunResult c = Samples.result(0, 100);
        assertEquals("throw", c.trial());
        assertEquals(1, c.curves().size());
        assertEquals(
                c.tallies().get(c.layout().index("awake.2")).sum(),
                Estimates.survivals(c).get("watch").get(0).points().get(1).atRisk());
    }

    @Test
    void shouldRefuseCountsThatDoNotAddUp() {
        final RunResult c = Samples.result(0, 100);
        assertThrows(IllegalArgumentException.class, () -> interrupted(c, 99));
    }

    @Test
    void shouldTakeTimingFromTheClockItIsGiven() {
        final long[] nanos = {1_000_000_000L, 3_500_000_000L};
        final int[] calls = {0};
        final RunResult c = PairedRun.ofOne(
                        new ToyScenario(),
                        Samples.SUBJECT,
                        RunRequest.of(ToyScenario.BOT, 1, 10).withThreads(2))
                .run(() -> nanos[calls[0]++], "2026-02-03T04:05:06Z")
                .result();
        assertEquals(new RunResult.Timing(2, 2.5, Runtime.version().toString(), "2026-02-03T04:05:06Z"), c.timing());
    }
}
