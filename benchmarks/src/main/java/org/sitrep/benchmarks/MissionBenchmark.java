package org.sitrep.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;

/**
 * What does a whole Mission cost with each bot, and what a campaign? The baseline of the same run is a single combat with the same bot. With {@code -prof gc} the
 * column {@code gc.alloc.rate.norm} is the bytes allocated in one.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MissionBenchmark {
    private static final int BATCH = 20;
    private static final long SEED = 1967;
    private static final int MAX_DECISIONS = 1_000_000;

    /** The bot. */
    @Param({"random", "drill", "rifleman"})
    public String bot;

    /** A Mission of the first days, the longest one, and the campaign. */
    @Param({"missions/01-crash", "missions/09-city", "campaign"})
    public String scenario;

    private final MissionKey key = new MissionKey();
    private Playout combat;
    private Outcome combatOutcome;
    private Playout playout;
    private Outcome outcome;
    private long mission;

    /** Compiles the scenarios. */
    @Setup
    public void setUp() {
        final CompiledScenario patrol = ShippedScenario.compile("combats/patrol.yaml");
        combat = patrol.newPlayout(bot, MAX_DECISIONS);
        combatOutcome = new Outcome(patrol.layout());
        final CompiledScenario compiled = ShippedScenario.compile(scenario + ".yaml");
        playout = compiled.newPlayout(bot, MAX_DECISIONS);
        outcome = new Outcome(compiled.layout());
    }

    /** A single combat, the shipped patrol. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long baseline() {
        long decisions = 0;
        for (int i = 0; i < BATCH; i++) {
            combatOutcome.reset();
            combat.play(key.set(SEED, mission++), combatOutcome);
            decisions += combatOutcome.decisions();
        }
        return decisions;
    }

    /** A whole Mission or campaign. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long whole() {
        long decisions = 0;
        for (int i = 0; i < BATCH; i++) {
            outcome.reset();
            playout.play(key.set(SEED, mission++), outcome);
            decisions += outcome.decisions();
        }
        return decisions;
    }
}
