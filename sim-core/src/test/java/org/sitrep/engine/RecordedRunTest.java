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
            RunRequest.of(ToyScenario.BOT, 11, 700).withFirstMission(40);

    private static Runner runner(final RunRequest request, final List<String> slots) {
        return new Runner(new ToyScenario(), Samples.SUBJECT, request, slots);
    }

    /** The same capsule as without writing anything down, and the same values as a recorder writes, for any threads and chunks. */
    @ParameterizedTest
    @CsvSource({"1,256", "3,7"})
    void aRunCanBeWrittenDown(final int threads, final int chunk) {
        final RunRequest request = REQUEST.withThreads(threads).withChunkMissions(chunk);
        final Runner runner = runner(request, SLOTS);
        final Capsule capsule = runner.run(() -> 0, "2026-01-01T00:00:00Z");
        final MissionValues expected = new Recorder(new ToyScenario(), SLOTS, REQUEST).run();
        final MissionValues values = runner.recorded().orElseThrow();
        for (int s = 0; s < SLOTS.size(); s++) {
            assertEquals(Arrays.toString(expected.row(s)), Arrays.toString(values.row(s)), SLOTS.get(s));
        }
        assertEquals(expected.hash(), values.hash());
        assertEquals(runner(REQUEST, List.of()).run(() -> 0, "").resultHash(), capsule.resultHash());
    }

    @Test
    void nothingIsKeptOfAPartOrWhereNothingIsAskedFor() {
        final Runner stopped = runner(REQUEST.withChunkMissions(10), SLOTS);
        stopped.requestStop();
        stopped.run(() -> 0, "");
        assertEquals(Optional.empty(), stopped.recorded());
        final Runner plain = runner(REQUEST, List.of());
        plain.run(() -> 0, "");
        assertEquals(Optional.empty(), plain.recorded());
        assertThrows(IllegalArgumentException.class, () -> runner(REQUEST, List.of("no such slot")));
    }
}
