package org.sitrep.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.stats.AnytimeEstimates;
import org.sitrep.stats.BetaBinomialSequence;
import org.sitrep.stats.BettingSequence;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.RatioSequence;

/**
 * Runs in stages: saved, gone on with, and stopped by their own precision, with the bits of one run without a break.
 */
class StagedRunTest {
    private static final RunRequest REQUEST =
            RunRequest.of(ToyScenario.BOT, 11, 20_000).withFirstTrial(50);
    private static final Precision WON = goals(new Precision.Goal("won", 0.02, false));

    private static Precision goals(final Precision.Goal... goals) {
        return new Precision(List.of(goals), 0.95);
    }

    /**
     * A clock by which every stage takes a tenth of a second, so that each is half again as long as the last one, and
     * each second one is saved.
     */
    private static LongSupplier slowClock() {
        final long[] now = {0};
        return () -> now[0] += 100_000_000L;
    }

    private static PairedRun run(
            final RunRequest request, final Optional<Precision> precision, final Optional<RunResult> before) {
        return PairedRun.ofOne(new ToyScenario(), Samples.SUBJECT, request, precision, before);
    }

    private static RunResult played(final PairedRun run, final Consumer<RunResult> save) {
        final PairedRun.Saving saving = new PairedRun.Saving(0.15, 900, part -> save.accept(part.result()));
        return run.run(slowClock(), Optional.empty(), "2026-01-01T00:00:00Z", saving)
                .result();
    }

    private static RunResult played(final RunRequest request, final Optional<Precision> precision) {
        return played(run(request, precision, Optional.empty()), saved -> {});
    }

    @Test
    void shouldGiveInStagesWhatOneRunGives() {
        final List<RunResult> saved = new ArrayList<>();
        final RunResult inStages = played(run(REQUEST, Optional.empty(), Optional.empty()), saved::add);
        final RunResult inOne = PairedRun.ofOne(new ToyScenario(), Samples.SUBJECT, REQUEST)
                .run(() -> 0, "")
                .result();
        assertEquals(inOne.resultHash(), inStages.resultHash());
        assertTrue(saved.size() > 5, saved.size() + " stages");
    }

    /** Whatever was saved when the process ended, the rest leads to the same bits, on other threads too. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void shouldGoOnFromEachThingSaved(final boolean untilPrecise) {
        final Optional<Precision> precision = Optional.of(WON).filter(p -> untilPrecise);
        final List<RunResult> saved = new ArrayList<>();
        final RunResult whole = played(run(REQUEST, precision, Optional.empty()), saved::add);
        assertEquals(untilPrecise ? RunResult.PRECISE : RunResult.ALL_PLAYED, whole.stopReason());
        for (final RunResult part : saved) {
            assertEquals(RunResult.INTERRUPTED, part.stopReason());
            final RunResult gone = played(run(REQUEST.withThreads(3), precision, Optional.of(part)), next -> {});
            assertEquals(whole.resultHash(), gone.resultHash(), "after " + part.completed());
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 256", "2, 256", "3, 1", "5, 1000"})
    void shouldStopAtTheSameTrialOnAnyThreads(final int threads, final int chunk) {
        final RunResult one = played(REQUEST, Optional.of(WON));
        final RunResult other = played(REQUEST.withThreads(threads).withChunkTrials(chunk), Optional.of(WON));
        assertEquals(one.resultHash(), other.resultHash());
        final long played = one.completed() + one.aborted();
        assertEquals(played, Precision.nextLook(played - 1), "it stops at a look");
        assertEquals(20_000 - played, one.unplayed());
    }

    @Test
    void shouldStopAtTheFirstLookThatIsPreciseEnough() {
        final RunResult result = played(REQUEST, Optional.of(WON));
        assertTrue(WON.reached(result.layout(), result.tallies(), result.products()));
        final Estimate won = Estimates.of(result).get("won");
        assertEquals(BetaBinomialSequence.METHOD, won.method());
        assertTrue(won.halfWidth() <= 0.02, won.toString());
        long look = Precision.nextLook(0);
        while (look < result.completed() + result.aborted()) {
            final RunResult earlier = Samples.result(50, look);
            assertTrue(!WON.reached(earlier.layout(), earlier.tallies(), earlier.products()), "after " + look);
            look = Precision.nextLook(look);
        }
    }

    /** A third looks in 1.125 of the trials before: 200, 225, 253 (225 + 28), ... */
    @Test
    void shouldLookAfterEachEighthMore() {
        final List<Long> looks = new ArrayList<>();
        for (long n = 0; looks.size() < 5; n = looks.get(looks.size() - 1)) {
            looks.add(Precision.nextLook(n));
        }
        assertEquals(List.of(200L, 225L, 253L, 284L, 319L), looks);
        assertEquals(225, Precision.nextLook(200));
        assertEquals(200, Precision.nextLook(199));
    }

    @Test
    void shouldEndWithItsTrialsIfTheyAreNotEnough() {
        final Precision fine = goals(new Precision.Goal("won", 0.0001, false));
        final RunResult result = played(REQUEST, Optional.of(fine));
        assertEquals(RunResult.ALL_PLAYED, result.stopReason());
        assertEquals(0, result.unplayed());
        assertEquals(
                BetaBinomialSequence.METHOD, Estimates.of(result).get("won").method());
    }

    /**
     * Several goals are held together at the level of the request, hence each is wider than by itself; the others are
     * anytime ones too.
     */
    @Test
    void shouldSayOfEachNumberWhatItIs() {
        final Precision two = goals(new Precision.Goal("won", 0.03, false), new Precision.Goal("killRate", 0.08, true));
        final RunResult result = played(REQUEST, Optional.of(two));
        final var estimates = Estimates.of(result);
        assertEquals(
                BetaBinomialSequence.METHOD + ", simultaneous over all goals",
                estimates.get("won").method());
        assertEquals(
                RatioSequence.METHOD + ", simultaneous over all goals",
                estimates.get("killRate").method());
        assertEquals(BettingSequence.METHOD, estimates.get("score").method());
        final Estimate alone = AnytimeEstimates.of(
                result.layout().slots().get(0), result.tallies().get(0), 0.95);
        assertTrue(alone.halfWidth() < estimates.get("won").halfWidth());
        final Estimate rate = estimates.get("killRate");
        assertTrue(rate.high() - rate.value() <= 0.08 * rate.value(), rate.toString());
        assertEquals(
                "order statistics, anytime",
                Estimates.quantiles(result, "score").get("median").method());
        final Estimate watch =
                Estimates.survivals(result).get("watch").get(0).points().get(0).surviving();
        assertTrue(Double.isNaN(watch.low()) && watch.value() > 0.5, watch.toString());
        assertEquals(AnytimeEstimates.NONE, watch.method());
    }

    /**
     * What was hardly ever seen is not known, however narrow its interval: of 3 in 1000 the upper limit is 0.0143
     * (AnytimeTest).
     */
    @Test
    void shouldNotStopOnAHandfulOfEvents() {
        final var slot = new ToyScenario().layout().slots().get(0);
        final var layout = org.sitrep.outcome.OutcomeLayout.builder();
        layout.add(slot);
        final var flag = layout.headline("won").build();
        final var three = List.of(org.sitrep.stats.SlotTally.of(slot, new long[] {997, 3}, new long[2]));
        assertTrue(!goals(new Precision.Goal("won", 0.013, false)).reached(flag, three, List.of()));
        assertTrue(goals(new Precision.Goal("won", 0.0145, false)).reached(flag, three, List.of()));
        final var ten = List.of(org.sitrep.stats.SlotTally.of(slot, new long[] {9990, 10}, new long[2]));
        assertTrue(goals(new Precision.Goal("won", 0.002, false)).reached(flag, ten, List.of()));
    }

    @Test
    void shouldRefuseToGoOnWithSomethingElse() {
        final List<RunResult> saved = new ArrayList<>();
        final RunResult whole = played(run(REQUEST, Optional.empty(), Optional.empty()), saved::add);
        final Optional<RunResult> part = Optional.of(saved.get(0));
        assertRefused(
                "seed differs",
                () -> run(RunRequest.of(ToyScenario.BOT, 12, 20_000).withFirstTrial(50), Optional.empty(), part));
        assertRefused("precision differs", () -> run(REQUEST, Optional.of(WON), part));
        assertRefused("complete", () -> run(REQUEST, Optional.empty(), Optional.of(whole)));
        assertRefused("other trials", () -> run(REQUEST.withFirstTrial(51), Optional.empty(), part));
        assertRefused(
                "no metric",
                () -> run(REQUEST, Optional.of(goals(new Precision.Goal("nothing", 1, false))), Optional.empty()));
    }

    private static void assertRefused(final String why, final Runnable wrong) {
        final String message =
                assertThrows(IllegalArgumentException.class, wrong::run).getMessage();
        assertTrue(message.contains(why), message);
    }

    /** Parts of a run that decides by what it sees when to end are no parts of a whole. */
    @Test
    void shouldNotMergeRunsOnPrecision() {
        final RunResult a = played(REQUEST, Optional.of(WON));
        final RunResult b = Samples.result(a.playedEnd(), 100);
        assertTrue(assertThrows(IllegalArgumentException.class, () -> RunResults.merge(a, b))
                .getMessage()
                .contains("--precision"));
    }
}
