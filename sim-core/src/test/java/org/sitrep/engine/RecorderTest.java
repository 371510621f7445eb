package org.sitrep.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;

class RecorderTest {
    private static final List<String> SLOTS = List.of("score", "won");
    private static final long FIRST = 40;
    private static final int TRIALS = 3_001;

    private static RunRequest request(final int threads, final int chunk) {
        return RunRequest.of(ToyScenario.BOT, 77, TRIALS)
                .withFirstTrial(FIRST)
                .withThreads(threads)
                .withChunkTrials(chunk);
    }

    private static TrialValues record(final RunRequest request) {
        return new Recorder(new ToyScenario(), SLOTS, request).run();
    }

    @ParameterizedTest
    @CsvSource({"1, 256", "3, 7", "2, 5000"})
    void everyTrialIsWrittenAsItIsPlayed(final int threads, final int chunk) {
        final ToyScenario toy = new ToyScenario();
        final Recorder recorder = new Recorder(toy, SLOTS, request(threads, chunk));
        final TrialValues values = recorder.run();
        final Playout playout = toy.newPlayout(ToyScenario.BOT, 100);
        final Outcome outcome = new Outcome(toy.layout());
        int aborted = 0;
        for (int i = 0; i < TRIALS; i++) {
            outcome.reset();
            playout.play(new TrialKey().set(77, FIRST + i), outcome);
            aborted += outcome.aborted() ? 1 : 0;
            assertEquals(outcome.aborted() ? Outcome.ABSENT : outcome.get(ToyScenario.SCORE), values.get(0, i));
            assertEquals(outcome.aborted() ? Outcome.ABSENT : outcome.get(ToyScenario.WON), values.get(1, i));
        }
        assertTrue(aborted > 0);
        assertEquals(aborted, recorder.aborted());
        assertEquals(TRIALS, values.trials());
        assertEquals(FIRST, values.firstTrial());
        assertEquals(new Batch(toy, request(1, 256)).run().tally().hash(), values.hash());
    }

    @Test
    void partsFollowOnOneAnother() {
        final TrialValues whole = record(request(2, 64));
        final TrialValues first = record(request(1, 64).withRange(FIRST, 1_000));
        final TrialValues second = record(request(1, 64).withRange(FIRST + 1_000, TRIALS - 1_000));
        final TrialValues both = first.then(second);
        assertEquals(whole.hash(), both.hash());
        for (int slot = 0; slot < SLOTS.size(); slot++) {
            assertArrayEquals(whole.row(slot), both.row(slot));
        }
        assertThrows(IllegalArgumentException.class, () -> second.then(first));
        assertThrows(
                IllegalArgumentException.class,
                () -> new TrialValues(whole.slots(), 0, 3, 0, new int[][] {new int[3]}));
    }

    /** The first chunk asks for a stop: what is in hand is finished, the rest never begun. */
    @Test
    void aStopLeavesAPrefix() {
        final AtomicReference<Recorder> recorder = new AtomicReference<>();
        final ToyScenario toy =
                new ToyScenario("killRate", trial -> false, () -> recorder.get().requestStop());
        recorder.set(new Recorder(toy, SLOTS, request(1, 100)));
        final TrialValues values = recorder.get().run();
        assertEquals(100, values.trials());
        assertArrayEquals(record(request(1, 100).withRange(FIRST, 100)).row(0), values.row(0));
    }

    /** A thread that never comes back is left behind; what it had in hand, and all after it, is dropped. */
    @Test
    @Timeout(20)
    void aSilentBotLeavesAPrefix() {
        final AtomicReference<Recorder> recorder = new AtomicReference<>();
        final AtomicReference<Thread> stuck = new AtomicReference<>();
        final int[] begun = {0};
        final ToyScenario toy = new ToyScenario("killRate", trial -> false, () -> {
            if (++begun[0] == 250) {
                stuck.set(Thread.currentThread());
                recorder.get().abandon(Thread.currentThread());
                while (true) {
                    LockSupport.park();
                }
            }
        });
        recorder.set(new Recorder(toy, SLOTS, request(1, 100)));
        final TrialValues values = recorder.get().run();
        assertTrue(recorder.get().silent());
        assertEquals(200, values.trials());
        assertEquals(0, values.hash());
    }

    @Test
    void aTrialThatFailsIsNamed() {
        final ToyScenario toy = new ToyScenario("killRate", trial -> trial == FIRST + 17, () -> {});
        final Recorder recorder = new Recorder(toy, SLOTS, request(2, 5));
        assertEquals(
                FIRST + 17,
                assertThrows(TrialFailedException.class, recorder::run).trialIndex());
        assertFalse(recorder.silent());
    }

    @Test
    void whatIsNotThereIsRefused() {
        assertThrows(
                IllegalArgumentException.class, () -> new Recorder(new ToyScenario(), List.of("glory"), request(1, 1)));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Recorder(new ToyScenario(), SLOTS, request(1, 1).withBot("nobody")));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Recorder(new ToyScenario(), SLOTS, request(1, 1).withRange(FIRST, 1L << 31)));
    }
}
