package org.sitrep.rulesets;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.Catalogue.Seat;

/**
 * A combat allocates nothing, whoever plays it: bytes allocated by the thread over 10 000 combats after as many to warm up. The JVM's counter is approximate and
 * reading it may itself allocate, hence a slack of 8192 bytes in all, under one byte a combat; one smallest object a combat would be 160 000.
 */
class PlayoutAllocationTest {
    private static final int COMBATS = 10_000;
    private static final long SLACK_BYTES = 8192;

    static Stream<Seat> seats() {
        return Catalogue.someSeats();
    }

    @ParameterizedTest
    @MethodSource("seats")
    void aCombatAllocatesNothing(final Seat seat) {
        assertAllocatesNothing(seat, 100_000);
    }

    @ParameterizedTest
    @MethodSource("seats")
    void aCombatGivenUpAllocatesNothing(final Seat seat) {
        assertAllocatesNothing(seat, 8);
    }

    private static void assertAllocatesNothing(final Seat seat, final int maxDecisions) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final Playout playout = scenario.newPlayout(seat.bot(), maxDecisions);
        final Outcome outcome = new Outcome(scenario.layout());
        final MissionKey key = new MissionKey();
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long checksum = play(playout, key, outcome);
        final long before = threads.getCurrentThreadAllocatedBytes();
        checksum += play(playout, key, outcome);
        final long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertNotEquals(0, checksum, "the combats must have been played");
        assertTrue(allocated <= SLACK_BYTES, allocated + " bytes over " + COMBATS + " combats");
    }

    private static long play(final Playout playout, final MissionKey key, final Outcome outcome) {
        long checksum = 0;
        for (long mission = 0; mission < COMBATS; mission++) {
            outcome.reset();
            playout.play(key.set(1967, mission), outcome);
            checksum += outcome.decisions();
        }
        return checksum;
    }
}
