package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;

/** Runs of Missions: the same whoever computes them, without allocation, and every one comes to an end. */
class MissionRunTest {
    private static final int MISSIONS = 600;
    /** The JVM's counter is approximate, and reading it may itself allocate: one smallest object a Mission would be more. */
    private static final long SLACK_BYTES = 8192;

    /** Missions of a bot that thinks before it answers. */
    private static final int FEWER_MISSIONS = 100;

    static List<String> missions() {
        return Content.filesIn("missions");
    }

    private static CompiledScenario compiled(final String mission) {
        final Findings findings = new Findings();
        return new PurpleHaze()
                .compile(Content.load(mission).document(), findings)
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    @Test
    void oneHashForOneTwoAndSevenThreads() {
        final CompiledScenario scenario = compiled("missions/01-crash.yaml");
        final long one = hash(scenario, 1, 256);
        assertEquals(one, hash(scenario, 2, 64));
        assertEquals(one, hash(scenario, 7, 13));
    }

    private static long hash(final CompiledScenario scenario, final int threads, final int chunkMissions) {
        final RunRequest request =
                RunRequest.of("random", 1967, MISSIONS).withThreads(threads).withChunkMissions(chunkMissions);
        return new Batch(scenario, request).run().tally().hash();
    }

    @ParameterizedTest
    @MethodSource("missions")
    void aMissionAllocatesNothingAndEnds(final String mission) {
        assertAllocatesNothingAndEnds(mission, "random", MISSIONS);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theDrillAllocatesNothingAndEnds(final String mission) {
        assertAllocatesNothingAndEnds(mission, "drill", FEWER_MISSIONS);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theRiflemanAllocatesNothingAndEnds(final String mission) {
        assertAllocatesNothingAndEnds(mission, "rifleman", FEWER_MISSIONS);
    }

    private static void assertAllocatesNothingAndEnds(final String mission, final String bot, final int missions) {
        final CompiledScenario scenario = compiled(mission);
        final Playout playout = scenario.newPlayout(bot, 100_000);
        final Outcome outcome = new Outcome(scenario.layout());
        final MissionKey key = new MissionKey();
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long checksum = play(playout, key, outcome, missions);
        final long before = threads.getCurrentThreadAllocatedBytes();
        checksum += play(playout, key, outcome, missions);
        final long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertNotEquals(0, checksum, "the Missions must have been played");
        assertTrue(allocated <= SLACK_BYTES, allocated + " bytes over " + missions + " Missions");
    }

    private static long play(final Playout playout, final MissionKey key, final Outcome outcome, final int missions) {
        long checksum = 0;
        for (long mission = 0; mission < missions; mission++) {
            outcome.reset();
            playout.play(key.set(1967, mission), outcome);
            assertTrue(!outcome.aborted());
            checksum += outcome.decisions();
        }
        return checksum;
    }

    /** A bound on decisions gives a Mission up cleanly, and the next one is as if nothing had been. */
    @Test
    void aMissionGivenUpLeavesNoTrace() {
        final CompiledScenario scenario = compiled("missions/01-crash.yaml");
        final Playout bounded = scenario.newPlayout("random", 60);
        final Playout free = scenario.newPlayout("random", 100_000);
        final Outcome ofBounded = new Outcome(scenario.layout());
        final Outcome ofFree = new Outcome(scenario.layout());
        int givenUp = 0;
        for (long mission = 0; mission < 100; mission++) {
            ofBounded.reset();
            ofFree.reset();
            bounded.play(new MissionKey().set(3, mission), ofBounded);
            free.play(new MissionKey().set(3, mission), ofFree);
            if (ofBounded.aborted()) {
                givenUp++;
            } else {
                assertEquals(ofFree.hash(mission), ofBounded.hash(mission));
            }
        }
        assertTrue(givenUp > 0 && givenUp < 100, givenUp + " of 100");
    }
}
