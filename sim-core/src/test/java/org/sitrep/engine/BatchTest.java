package org.sitrep.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.stats.Tally;

class BatchTest {
    private static final long SEED = 20_260_101L;
    private static final long FIRST = 1_000;
    private static final long TRIALS = 5_003;

    private static RunRequest request(final int threads, final int chunk) {
        return RunRequest.of(ToyScenario.BOT, SEED, TRIALS)
                .withFirstTrial(FIRST)
                .withThreads(threads)
                .withChunkTrials(chunk);
    }

    /** One trial after the other, without the engine. */
    private static Tally inOneLoop(final long first, final long trials) {
        final ToyScenario scenario = new ToyScenario();
        final Playout playout = scenario.newPlayout(ToyScenario.BOT, 100);
        final Tally tally = new Tally(scenario.layout());
        for (long m = first; m < first + trials; m++) {
            final Outcome outcome = new Outcome(scenario.layout());
            playout.play(new TrialKey().set(SEED, m), outcome);
            tally.accept(outcome, m);
        }
        return tally;
    }

    private static void assertSame(final Tally expected, final Tally actual) {
        assertEquals(expected.slots(), actual.slots());
        assertEquals(expected.products(), actual.products());
        assertEquals(expected.hash(), actual.hash());
        assertEquals(expected.decisions(), actual.decisions());
        assertEquals(expected.completed(), actual.completed());
        assertEquals(expected.aborts().count(), actual.aborts().count());
        assertEquals(expected.aborts().kept(), actual.aborts().kept());
        for (int i = 0; i < expected.aborts().kept(); i++) {
            assertEquals(expected.aborts().trial(i), actual.aborts().trial(i));
            assertEquals(expected.aborts().reason(i), actual.aborts().reason(i));
        }
    }

    @ParameterizedTest
    @CsvSource({"1,1", "1,7", "1,256", "2,1", "2,7", "2,256", "7,1", "7,7", "7,256", "7,100000"})
    void shouldGiveTheSameForAnyThreadsAndChunks(final int threads, final int chunk) {
        final BatchResult result = new Batch(new ToyScenario(), request(threads, chunk)).run();
        assertFalse(result.interrupted());
        assertSame(inOneLoop(FIRST, TRIALS), result.tally());
    }

    @Test
    void shouldDependOnSeedAndRange() {
        final long hash =
                new Batch(new ToyScenario(), request(1, 256)).run().tally().hash();
        final RunRequest otherSeed =
                RunRequest.of(ToyScenario.BOT, SEED + 1, TRIALS).withFirstTrial(FIRST);
        assertNotEquals(
                hash, new Batch(new ToyScenario(), otherSeed).run().tally().hash());
        final RunRequest otherRange = request(1, 256).withFirstTrial(FIRST + 1);
        assertNotEquals(
                hash, new Batch(new ToyScenario(), otherRange).run().tally().hash());
    }

    @Test
    void shouldCountAbortedTrialsAndKeepTheFirstHundred() {
        final RunRequest many = RunRequest.of(ToyScenario.BOT, SEED, 20_000).withThreads(3);
        final BatchResult result = new Batch(new ToyScenario(), many).run();
        final Tally tally = result.tally();
        assertEquals(20_000, tally.completed() + tally.aborts().count());
        assertTrue(tally.aborts().count() > 100, "the toy aborts one trial in 64");
        assertEquals(100, tally.aborts().kept());
        assertEquals(tally.completed(), tally.slot(ToyScenario.WON).n());
        assertSame(inOneLoop(0, 20_000), tally);
    }

    @ParameterizedTest
    @CsvSource({"1,1", "2,7", "7,256"})
    void shouldHaveAPrefixOfTheRangeWhenStopped(final int threads, final int chunk) {
        final AtomicInteger played = new AtomicInteger();
        final AtomicReference<Batch> batch = new AtomicReference<>();
        final ToyScenario scenario = new ToyScenario("won", m -> false, () -> {
            synchronized (played) { // else others play on before the stop is requested
                if (played.incrementAndGet() == 1_000) {
                    batch.get().requestStop();
                }
            }
        });
        batch.set(new Batch(scenario, request(threads, chunk)));
        final BatchResult result = batch.get().run();
        assertTrue(result.interrupted());
        final long done = TRIALS - result.unplayed();
        assertEquals(played.get(), done);
        assertTrue(done >= 1_000 && done < 1_000 + (long) threads * chunk, () -> done + " trials played");
        assertSame(inOneLoop(FIRST, done), result.tally());
        assertEquals(done, batch.get().snapshot().done());
    }

    @Test
    void shouldPlayNothingIfStoppedBeforehand() {
        final Batch batch = new Batch(new ToyScenario(), request(2, 7));
        batch.requestStop();
        final BatchResult result = batch.run();
        assertEquals(TRIALS, result.unplayed());
        assertEquals(0, result.tally().completed());
        assertEquals(0, result.tally().hash());
    }

    @Test
    @Timeout(60)
    void shouldStopAndKeepTheStatusWhenTheCallingThreadIsInterrupted() {
        final RunRequest endless =
                RunRequest.of(ToyScenario.BOT, SEED, RunRequest.MAX_TRIALS).withThreads(2);
        Thread.currentThread().interrupt();
        final BatchResult result = new Batch(new ToyScenario(), endless).run();
        assertTrue(Thread.interrupted());
        assertTrue(result.interrupted());
    }

    @ParameterizedTest
    @CsvSource({"1,256", "2,7", "7,1", "7,256"})
    void shouldNameTheFirstTrialThatFails(final int threads, final int chunk) {
        final ToyScenario scenario = new ToyScenario("won", m -> m >= 2_345 && m % 5 == 0, () -> {});
        final Batch batch = new Batch(scenario, request(threads, chunk));
        final TrialFailedException e = assertThrows(TrialFailedException.class, batch::run);
        assertEquals(2_345, e.trialIndex());
        assertEquals(
                "trial 2345 of seed 20260101 failed under bot dice: java.lang.IllegalStateException: dice fell off the table;"
                        + " replay it with --seed 20260101 --trial 2345 --bot dice",
                e.getMessage());
    }

    @Test
    void shouldRefuseAnUnknownBotBeforePlaying() {
        final RunRequest request = RunRequest.of("nobody", SEED, 10);
        assertThrows(IllegalArgumentException.class, () -> new Batch(new ToyScenario(), request));
    }

    @ParameterizedTest
    @ValueSource(strings = {"won", "killRate", "score"})
    void shouldShowTheHeadlineOfFinishedChunks(final String headline) {
        final ToyScenario scenario = new ToyScenario(headline, m -> false, () -> {});
        final Batch batch = new Batch(scenario, request(3, 100));
        assertTrue(Double.isNaN(batch.snapshot().mean()));
        final RunResult result = PairedRun.ofOne(scenario, Samples.SUBJECT, request(1, 10))
                .run(() -> 0, "")
                .result();
        batch.run();
        final BatchProgress progress = batch.snapshot();
        assertEquals(TRIALS, progress.done());
        assertEquals(TRIALS, progress.requested());
        assertEquals(headline, progress.headline());
        final var expected = Estimates.of(result).get(headline);
        assertEquals(expected.value(), progress.mean(), 1e-12);
        // The display takes the normal quantile, and makes no allowance for what was not seen.
        assertTrue(progress.halfWidth() <= expected.halfWidth());
        assertEquals(expected.halfWidth(), progress.halfWidth(), 0.05 * expected.halfWidth());
    }

    /**
     * Slack: 1 KB over 200,000 trials, since the JVM's counter may include a little of its own. One object a trial
     * would be over 3 MB.
     */
    @Test
    void shouldAllocateNothingWhilePlaying() {
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        final Job job = new Job(
                List.of(new Job.Entry(new ToyScenario(), ToyScenario.BOT)),
                List.of(),
                List.of(),
                true,
                RunRequest.of(ToyScenario.BOT, SEED, 1));
        final WorkerShare share = new WorkerShare(job, null, null);
        share.play(0, 100_000, null);
        final long id = Thread.currentThread().getId();
        final long before = threads.getThreadAllocatedBytes(id);
        share.play(100_000, 300_000, null);
        final long bytes = threads.getThreadAllocatedBytes(id) - before;
        assertTrue(bytes <= 1_024, () -> bytes + " bytes for 200,000 trials");
    }
}
