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
 * What does a playbook cost beside the same policy written in Java? The two decide alike, so they play the same games. On a busy machine {@link PlaybookRatio} tells more. With {@code -prof gc} the
 * column {@code gc.alloc.rate.norm} is the bytes allocated in one.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PlaybookBenchmark {
    private static final int BATCH = 20;
    private static final long SEED = 1967;
    private static final int MAX_DECISIONS = 1_000_000;

    /** Combats and a Mission. */
    @Param({"combats/patrol", "combats/ambushed", "missions/01-crash"})
    public String scenario;

    private final MissionKey key = new MissionKey();
    private Playout java;
    private Playout book;
    private Outcome outcome;
    private long mission;

    /** Compiles the scenario and the playbook. */
    @Setup
    public void setUp() {
        final CompiledScenario compiled = ShippedScenario.compileWithPlaybook(scenario + ".yaml", "rifleman-book");
        java = compiled.newPlayout("rifleman", MAX_DECISIONS);
        book = compiled.newPlayout("rifleman-book", MAX_DECISIONS);
        outcome = new Outcome(compiled.layout());
    }

    /** The bot in Java. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long baseline() {
        return play(java);
    }

    /** The playbook. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long playbook() {
        return play(book);
    }

    private long play(final Playout playout) {
        long decisions = 0;
        for (int i = 0; i < BATCH; i++) {
            outcome.reset();
            playout.play(key.set(SEED, mission++), outcome);
            decisions += outcome.decisions();
        }
        return decisions;
    }
}
