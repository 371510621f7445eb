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
import org.sitrep.dice.FaceSampler;
import org.sitrep.dice.MatchRule;
import org.sitrep.dice.TotalSampler;
import org.sitrep.rng.TrialKey;

/**
 * Measures a complete combat with each bot, and the share of the dice. The score is the time of one combat; with
 * {@code -prof gc} the column {@code gc.alloc.rate.norm} is the bytes allocated per combat.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CombatBenchmark {
    private static final int BATCH = 1000;
    private static final long SEED = 1967;
    /** Approximate tests of a drill combat on the patrol box: six of Marines, five of the Enemy. */
    private static final int MARINE_TESTS = 6;

    private static final int ENEMY_TESTS = 5;

    @Param({"random", "drill", "rifleman"})
    public String bot;

    /** The smallest and the largest of the shipped boxes' combats: 6 Enemies at Low Threat, 9 at High. */
    @Param({"we-ambush/2", "ambushed/8"})
    public String combat;

    private final TrialKey key = new TrialKey();
    private Plays plays;
    private TotalSampler totals;
    private FaceSampler faces;
    private long trial;

    @Setup
    public void setUp() {
        plays = new Plays(ShippedScenario.combat(combat, bot), bot);
        totals = new TotalSampler(MatchRule.STANDARD, 4, 7, 2);
        faces = new FaceSampler(MatchRule.STANDARD);
    }

    /** Only the dice of a combat. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long baseline() {
        long sum = 0;
        for (int i = 0; i < BATCH; i++) {
            key.set(SEED, trial++);
            for (int test = 0; test < MARINE_TESTS; test++) {
                sum += totals.sample(key.draw(test), 3, 6, 2);
            }
            for (int test = 0; test < ENEMY_TESTS; test++) {
                sum += faces.sample(key, MARINE_TESTS + test, 3, 8, 2);
            }
        }
        return sum;
    }

    /** A complete combat, from set-up to rewards. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long combat() {
        return plays.decisions(BATCH);
    }
}
