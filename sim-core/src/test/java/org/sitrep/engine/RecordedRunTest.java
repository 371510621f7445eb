package org.sitrep.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Slot;

class RecordedRunTest {
    private static final List<String> SLOTS =
            new ToyScenario().layout().slots().stream().map(Slot::name).limit(5).toList();

    private static final RunRequest REQUEST =
            RunRequest.of(ToyScenario.BOT, 11, 700).withFirstTrial(40);

    private static PairedRun run(final RunRequest request, final List<String> slots) {
        return PairedRun.ofOne(new ToyScenario(), Samples.SUBJECT, request, slots.toArray(String[]::new));
    }

    /**
     * The same result as without writing anything down, and the same values as a recorder writes, for any threads and
     * chunks.
     */
    @ParameterizedTest
    @CsvSource({"1,256", "3,7"})
    void aRunCanBeWrittenDown(final int threads, final int chunk) {
        final RunRequest request = REQUEST.withThreads(threads).withChunkTrials(chunk);
        final PairedRun run = run(request, SLOTS);
        final RunResult result = run.run(() -> 0, "2026-01-01T00:00:00Z").result();
        final TrialValues expected = new Recorder(new ToyScenario(), SLOTS, REQUEST).run();
        final TrialValues values = run.recorded().orElseThrow();
        for (int s = 0; s < SLOTS.size(); s++) {
            assertEquals(Arrays.toString(expected.row(s)), Arrays.toString(values.row(s)), SLOTS.get(s));
        }
        assertEquals(expected.hash(), values.hash());
        assertEquals(run(REQUEST, List.of()).run(() -> 0, "").result().resultHash(), result.resultHash());
    }

    @Test
    void nothingIsKeptOfAPartOrWhereNothingIsAskedFor() {
        final PairedRun stopped = run(REQUEST.withChunkTrials(10), SLOTS);
        stopped.requestStop();
        stopped.run(() -> 0, "");
        assertEquals(Optional.empty(), stopped.recorded());
        final PairedRun plain = run(REQUEST, List.of());
        plain.run(() -> 0, "");
        assertEquals(Optional.empty(), plain.recorded());
        assertThrows(IllegalArgumentException.class, () -> run(REQUEST, List.of("no such slot")));
    }
}
