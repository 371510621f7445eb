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
import org.sitrep.ruleset.CompiledScenario;

/**
 * Compares a playbook with the same policy written in Java. Both decide alike and so play the same games. On a busy
 * machine {@link PlaybookRatio} is more accurate. With {@code -prof gc} the column {@code gc.alloc.rate.norm} is the
 * bytes allocated per game.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PlaybookBenchmark {
    private static final int BATCH = 20;

    @Param({"combats/patrol", "combats/ambushed", "missions/01-crash"})
    public String scenario;

    private Plays java;
    private Plays book;

    @Setup
    public void setUp() {
        final CompiledScenario compiled =
                ShippedScenario.compileWithPlaybook(Measured.GAME + scenario, "rifleman-book");
        java = new Plays(compiled, "rifleman");
        book = new Plays(compiled, "rifleman-book");
    }

    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long baseline() {
        return java.decisions(BATCH);
    }

    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long playbook() {
        return book.decisions(BATCH);
    }
}
