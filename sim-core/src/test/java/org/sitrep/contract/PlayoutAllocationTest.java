package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Catalogue.Seat;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;

/**
 * A trial allocates nothing, whoever plays it: bytes allocated by the thread over many trials after as many to warm up.
 * The JVM's counter is approximate and reading it may itself allocate, hence a slack of 8192 bytes in all: four bytes
 * per combat, where one smallest object per combat would be 32,000. One per decision of a bot that takes its time would
 * be more too, and so would one per round of a Mission or campaign.
 */
@Tag("contract")
@Tag("slow")
class PlayoutAllocationTest {
    /** As much a trial in the ordinary build as in the deep one, which plays more. */
    private static final long SLACK_BYTES = Deep.or(3072, 8192);

    static Stream<Seat> seats() {
        return Catalogue.seatsOnTheMap();
    }

    static Stream<Seat> someSeats() {
        return Catalogue.someSeats();
    }

    @ParameterizedTest
    @MethodSource("seats")
    void aTrialAllocatesNothing(final Seat seat) {
        assertAllocatesNothing(seat, 100_000);
    }

    @ParameterizedTest
    @OneIn(2)
    @MethodSource("someSeats")
    void aTrialGivenUpAllocatesNothing(final Seat seat) {
        assertAllocatesNothing(seat, 8);
    }

    private static void assertAllocatesNothing(final Seat seat, final int maxDecisions) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final Playout playout = scenario.newPlayout(seat.bot(), maxDecisions);
        final Outcome outcome = new Outcome(scenario.layout());
        final TrialKey key = new TrialKey();
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        final int trials = seat.allTrials(Deep.or(1_000, 10_000), Deep.or(30, 150), Deep.or(4, 15));
        long checksum = play(playout, key, outcome, trials);
        final long before = threads.getCurrentThreadAllocatedBytes();
        checksum += play(playout, key, outcome, trials);
        final long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertNotEquals(0, checksum, "they must have been played");
        assertTrue(allocated <= SLACK_BYTES, allocated + " bytes over " + trials + " trials");
    }

    private static long play(final Playout playout, final TrialKey key, final Outcome outcome, final int trials) {
        long checksum = 0;
        for (long trial = 0; trial < trials; trial++) {
            outcome.reset();
            playout.play(key.set(1967, trial), outcome);
            checksum += outcome.decisions();
        }
        return checksum;
    }
}
