package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;
import org.sitrep.stats.SlotTally;

/**
 * Runs in Sapper mode (PH-OPT-3): the same whoever computes them, without allocation, to their end, and keen Red hurts.
 */
class SapperRunTest {
    private static final String PATROL = "combats/patrol.yaml";
    private static final String CRASH = "missions/01-crash.yaml";
    private static final String SAPPER = "options.sapper=on";
    private static final int COMBATS = 4000;
    /**
     * The JVM's counter is approximate, and reading it may itself allocate: one smallest object a mission would be
     * more.
     */
    private static final long SLACK_BYTES = 8192;

    private static CompiledScenario compiled(final String file, final String... sets) {
        final Findings findings = new Findings();
        return new PurpleHaze()
                .compile(Content.load(file, sets).document(), findings)
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    @ParameterizedTest
    @CsvSource({PATROL + ", random", PATROL + ", keen", CRASH + ", random", CRASH + ", keen"})
    void oneHashForOneAndThreeThreads(final String file, final String red) {
        final CompiledScenario scenario = compiled(file, SAPPER, "start.threat=8");
        final String bots = "squad=random,red=" + red;
        assertEquals(hash(scenario, bots, 1, 64), hash(scenario, bots, 3, 13));
    }

    private static long hash(
            final CompiledScenario scenario, final String bots, final int threads, final int chunkMissions) {
        final RunRequest request =
                RunRequest.of(bots, 1967, 300).withThreads(threads).withChunkTrials(chunkMissions);
        return new Batch(scenario, request).run().tally().hash();
    }

    @ParameterizedTest
    @CsvSource({
        PATROL + ", random, random",
        PATROL + ", keen, rifleman",
        PATROL + ", keen, random",
        CRASH + ", random, random",
        CRASH + ", keen, random"
    })
    void nothingIsAllocatedAndAllEnds(final String file, final String red, final String bot) {
        final CompiledScenario scenario = compiled(file, SAPPER, "start.threat=8", "options.hiddenEnemies=true");
        final Playout playout = scenario.newPlayout("squad=" + bot + ",red=" + red, 100_000);
        final Outcome outcome = new Outcome(scenario.layout());
        final int missions = file.equals(PATROL) ? 3000 : 600;
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        play(playout, outcome, missions);
        final long before = threads.getCurrentThreadAllocatedBytes();
        play(playout, outcome, missions);
        final long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated <= SLACK_BYTES, allocated + " bytes over " + missions + " missions");
    }

    private static void play(final Playout playout, final Outcome outcome, final int missions) {
        final TrialKey key = new TrialKey();
        for (long mission = 0; mission < missions; mission++) {
            outcome.reset();
            playout.play(key.set(1967, mission), outcome);
            assertFalse(outcome.aborted(), outcome.abortReason());
        }
    }

    /** Red carries nothing from one mission to the next. */
    @Test
    void aUsedRedPlaysAsAFreshOne() {
        final CompiledScenario scenario = compiled(PATROL, SAPPER, "start.threat=8");
        final Playout used = scenario.newPlayout("random", 100_000);
        final Outcome outcome = new Outcome(scenario.layout());
        for (long mission = 0; mission < 300; mission++) {
            final long expected = hash(scenario.newPlayout("random", 100_000), outcome, mission);
            assertEquals(expected, hash(used, outcome, mission), "mission " + mission);
        }
    }

    private static long hash(final Playout playout, final Outcome outcome, final long mission) {
        outcome.reset();
        playout.play(new TrialKey().set(1967, mission), outcome);
        return outcome.hash(mission);
    }

    /** Without Sapper mode there is no Red, and the line to type is named. */
    @Test
    void redPlaysOnlyInSapperMode() {
        final CompiledScenario scenario = compiled(PATROL);
        final String message = assertThrows(IllegalArgumentException.class, () -> scenario.newPlayout("red=keen", 1))
                .getMessage();
        assertEquals("the side red plays only with --set options.sapper=on", message);
        assertEquals(List.of(), scenario.stakes());
        assertEquals(List.of("squad.survivors"), compiled(PATROL, SAPPER).stakes());
    }

    /**
     * Wounds of the patrol under the drill: about 0.92 without Red, 1.19 with random and 1.81 with keen Red, each with
     * a standard deviation of about 1.1 and so a standard error of a difference below 0.03 at 4000 combats. Both
     * differences are more than seven of them; the limits are a third of them, which a sound build misses with a
     * probability below 10^-9. The seed is fixed.
     */
    @Test
    void keenRedHurtsMoreThanRandomRedAndThatMoreThanNone() {
        final double none = wounds(compiled(PATROL), "drill");
        final double random = wounds(compiled(PATROL, SAPPER), "squad=drill,red=random");
        final double keen = wounds(compiled(PATROL, SAPPER), "drill");
        assertTrue(random > none + 0.07, random + " against " + none);
        assertTrue(keen > random + 0.2, keen + " against " + random);
    }

    private static double wounds(final CompiledScenario scenario, final String bots) {
        final SlotTally tally = new Batch(
                        scenario, RunRequest.of(bots, 1967, COMBATS).withThreads(2))
                .run()
                .tally()
                .slots()
                .get(scenario.layout().index("wounds"));
        return (double) tally.sum() / tally.n();
    }
}
