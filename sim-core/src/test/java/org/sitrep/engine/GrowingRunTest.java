package org.sitrep.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class GrowingRunTest {
    private static final RunRequest REQUEST = RunRequest.of(ToyScenario.BOT, 5, 1);
    private static final List<String> SLOTS = List.of("killed", "score");

    private static GrowingRun grown(final ToyScenario scenario, final int... ends) {
        final GrowingRun run = new GrowingRun(
                new PairedEntry(scenario, Samples.SUBJECT, ToyScenario.BOT), REQUEST.withThreads(2), SLOTS);
        Arrays.stream(ends).forEach(end -> assertTrue(run.playTo(end, () -> 0)));
        return run;
    }

    /** However the trials are divided, and whether or not some were asked for twice. */
    @Test
    void theResultIsThatOfOneRun() {
        final RunResult whole = PairedRun.ofOne(new ToyScenario(), Samples.SUBJECT, REQUEST.withRange(0, 900))
                .run(() -> 0, "")
                .result();
        final GrowingRun parts = grown(new ToyScenario(), 1, 40, 40, 3, 513, 900);
        assertEquals(whole.resultHash(), parts.result().resultHash());
        assertEquals(900, parts.played());
        final TrialValues recorded = new Recorder(new ToyScenario(), SLOTS, REQUEST.withRange(0, 900)).run();
        assertEquals(
                Arrays.toString(recorded.row(1)), Arrays.toString(parts.values().row(1)));
    }

    @Test
    void aStopKeepsWholeCallsOnly() {
        final GrowingRun[] run = new GrowingRun[1];
        run[0] = grown(
                new ToyScenario("won", trial -> false, () -> {
                    if (run[0] != null) {
                        run[0].requestStop(); // in the middle of the second call
                    }
                }),
                100);
        assertFalse(run[0].playTo(5_000_000, () -> 0));
        assertEquals(100, run[0].played());
        assertEquals(100, run[0].result().completed() + run[0].result().aborted());
        assertFalse(run[0].playTo(200, () -> 0), "a stop lasts");
    }

    @Test
    void aStoppedRunCanBeResumed() {
        final GrowingRun run = grown(new ToyScenario(), 100);
        run.requestStop();
        assertFalse(run.playTo(200, () -> 0));
        run.resume();
        assertTrue(run.playTo(200, () -> 0));
        assertEquals(
                grown(new ToyScenario(), 200).result().resultHash(),
                run.result().resultHash());
    }
}
