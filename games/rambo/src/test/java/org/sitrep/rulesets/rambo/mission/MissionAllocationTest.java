package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;
import org.sitrep.strategy.UniformBot;

/**
 * The rules allocate nothing once warm, and a mission is the same on whatever thread. The JVM's counter is approximate,
 * hence a slack of 8192 bytes: about 4 a mission, where one smallest object is 16.
 */
@Tag("slow")
class MissionAllocationTest {
    private static final long SLACK_BYTES = 8192;
    private static final int MISSIONS = 2000;

    /** One thread's table. */
    private static final class Played {
        private final MissionState state;
        private final TrialKey key = new TrialKey();
        private final Seat<GameView> seat;
        private final MissionPlay play;

        private Played(final GameTables tables) {
            state = new MissionState(tables);
            seat = new Seat<>(
                    new UniformBot<>(),
                    new GameView(new MissionView(state)),
                    TrialListener.NONE,
                    100_000,
                    0,
                    DecisionKind.MAX_OPTIONS,
                    DecisionKind.NAMES::of);
            play = new MissionPlay(state, new Rolls(key), seat, TrialListener.NONE);
        }

        private long mission(final long mission) {
            key.set(1967, mission);
            play.reset();
            seat.begin(key);
            play.play();
            return 31 * (31 * (31 * seat.decisions() + state.cause) + state.record.of(Count.TURNS))
                    + state.record.of(Count.BY_COVER);
        }
    }

    @ParameterizedTest
    @CsvSource({"01-proof, four", "cage-run, three", "powder-store, two", "powder-store, one"})
    void aMissionAllocatesNothing(final String file, final String party) {
        final Played played = new Played(RandomPlayTest.shipped(file, "party=" + party));
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long checksum = 0;
        for (long mission = 0; mission < MISSIONS; mission++) {
            checksum += played.mission(mission);
        }
        final long before = threads.getCurrentThreadAllocatedBytes();
        for (long mission = 0; mission < MISSIONS; mission++) {
            checksum += played.mission(mission);
        }
        final long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(checksum != 0, "they must have been played");
        assertTrue(allocated <= SLACK_BYTES, allocated + " bytes over " + MISSIONS + " missions");
    }

    @Test
    void theSameOnAnyThread() throws InterruptedException {
        final GameTables tables = RandomPlayTest.shipped("01-proof", "party=three");
        final int missions = 400;
        final long[] alone = new long[missions];
        final long[] shared = new long[missions];
        final Played one = new Played(tables);
        for (int mission = 0; mission < missions; mission++) {
            alone[mission] = one.mission(mission);
        }
        final Thread[] threads = new Thread[2];
        for (int t = 0; t < threads.length; t++) {
            final int first = t;
            threads[t] = new Thread(() -> {
                final Played own = new Played(tables);
                for (int mission = first; mission < missions; mission += 2) {
                    shared[mission] = own.mission(mission);
                }
            });
            threads[t].start();
        }
        for (final Thread thread : threads) {
            thread.join();
        }
        assertArrayEquals(alone, shared);
    }
}
