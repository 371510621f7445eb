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

/**
 * Measures a complete Mission with each bot, and a campaign. The baseline of the same run is a single combat with the
 * same bot. With {@code -prof gc} the column {@code gc.alloc.rate.norm} is the bytes allocated per trial.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MissionBenchmark {
    private static final int BATCH = 20;

    @Param({"random", "drill", "rifleman"})
    public String bot;

    /** A Mission of the first days, the longest one, and the campaign. */
    @Param({"missions/01-crash", "missions/09-city", "campaign"})
    public String scenario;

    private Plays combats;
    private Plays wholes;

    @Setup
    public void setUp() {
        combats = new Plays(ShippedScenario.compile(Measured.GAME + "combats/patrol"), bot);
        wholes = new Plays(ShippedScenario.compile(Measured.GAME + scenario), bot);
    }

    /** A single combat, the shipped patrol. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long baseline() {
        return combats.decisions(BATCH);
    }

    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long whole() {
        return wholes.decisions(BATCH);
    }
}
