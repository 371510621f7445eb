package org.sitrep.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.sitrep.rng.TrialKey;

/**
 * Measures a bot's decisions per second, including the game's work between them. {@code decisions} counts the questions
 * in combats; the baseline is the maximum of bare draws per second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class DecisionBenchmark {
    private static final int BATCH = 20;
    private static final int DRAWS = 1000;

    /** The bot; rifleman-book is the rifleman as a playbook. */
    @Param({"random", "rifleman-book"})
    public String bot;

    /** Box and Threat: the fewest Enemies, the shipped patrol, the most Enemies. */
    @Param({"we-ambush/2", "patrol/5", "ambushed/8"})
    public String combat;

    private final TrialKey key = new TrialKey();
    private Plays plays;
    private long address;

    /** The counter that JMH shows next to the score. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Decisions {
        public long decisions;
    }

    @Setup
    public void setUp() {
        // The record started with this trial; its checksums depend on it.
        plays = new Plays(ShippedScenario.combat(combat, bot), bot).from(DRAWS);
    }

    /** {@value #DRAWS} draws, each counted as a decision. */
    @Benchmark
    public long baseline(final Decisions counted) {
        counted.decisions += DRAWS;
        return draws();
    }

    /** {@value #BATCH} combats. */
    @Benchmark
    public long combats(final Decisions counted) {
        final long decisions = play();
        counted.decisions += decisions;
        return decisions;
    }

    long draws() {
        long sum = 0;
        for (int i = 0; i < DRAWS; i++) {
            sum += key.draw(address++);
        }
        return sum;
    }

    /** Plays a batch; returns the decisions. */
    long play() {
        return plays.decisions(BATCH);
    }
}
