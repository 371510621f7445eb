package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Catalogue.Seat;
import org.sitrep.engine.Batch;
import org.sitrep.engine.Job;
import org.sitrep.engine.JobText;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.RunRequest;

/** A job that travels as text leaves behind to the byte what it leaves here, with every bot in every scenario. */
@Tag("contract")
class JobTextContractTest {
    static Stream<Seat> seats() {
        return Catalogue.seats();
    }

    @ParameterizedTest
    @OneIn(25)
    @MethodSource("seats")
    void aJobTravels(final Seat seat) {
        final Job.Entry entry = new Job.Entry(seat.scenario().compiled(), seat.bot());
        final RunRequest request = RunRequest.of("", Long.MIN_VALUE + 1967, seat.trials(40, 4, 2))
                .withFirstTrial(1L << 40)
                .withMaxDecisions(seat.scenario().bound());
        final List<String> slots =
                List.of(entry.scenario().layout().slots().get(0).name());
        final Job job = new Job(List.of(entry, entry), List.of(new PairedRun.Pair(0, 1)), slots, true, request);
        final JobText text = JobText.of(job).orElseThrow();
        final JobText read = JobText.read(text.json());
        assertEquals(text, read);
        final Job there = new JobText.Opener(List.of(seat.scenario().ruleset()), 1).open(read);
        assertArrayEquals(
                new Batch(job).playAway().orElseThrow(),
                new Batch(there).playAway().orElseThrow());
    }
}
