package org.sitrep.benchmarks;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.sitrep.dice.MatchRule;
import org.sitrep.dice.ReferenceResolver;
import org.sitrep.rng.TrialKey;

/**
 * Measures both kinds of tests: the game's version, plain counters, the reference, naive collections and the bare draw,
 * optionally with other state touched between the tests.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public abstract class DiceTestBenchmark {
    /**
     * KiB of other state that a trial touches between its tests; 64 exceeds a first-level cache, 1024 equals a
     * second-level one.
     */
    @Param({"0", "64", "1024"})
    public int otherKib;

    Pools pools;
    final TrialKey key = new TrialKey().set(1, 1);
    final PlainDice plain = new PlainDice(1);
    final ReferenceResolver reference = new ReferenceResolver(MatchRule.STANDARD);
    final SplittableRandom random = new SplittableRandom(1);
    final NaiveDice naive = new NaiveDice(1);
    long address;
    private OtherState other;

    /** Selects the pools of a batch: those named, of Marines or of the Enemy. */
    final void pick(final String pool, final String test) {
        pools = Pools.of(pool, test);
        other = new OtherState(otherKib);
    }

    /**
     * Performs the tests of a batch from one index to another (exclusive) as the game does; returns the sum of their
     * results.
     */
    abstract long ours(int from, int to);

    /** Performs them with counters in reused arrays. */
    abstract long counters(int from, int to);

    /** Performs them with the reference resolver. */
    abstract long reference(int from, int to);

    /** Performs them with lists and maps. */
    abstract long naive(int from, int to);

    /** Touches only the other state, to be subtracted from the rest. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long otherState() {
        return other.among((from, to) -> 0, pools.nextBatch());
    }

    /** The draw and the loads of the pool, without a test: the part that every version needs. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long baseline() {
        return other.among(this::draws, pools.nextBatch());
    }

    private long draws(final int from, final int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum += key.draw(address++) + pools.focus[i] + pools.strike[i] + pools.crit[i];
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long ours() {
        return other.among(this::ours, pools.nextBatch());
    }

    /** Counters in reused arrays, SplittableRandom, die by die. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long plainCounters() {
        return other.among(this::counters, pools.nextBatch());
    }

    /** The reference resolver with its readings and checks. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long referenceResolver() {
        return other.among(this::reference, pools.nextBatch());
    }

    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long naiveCollections() {
        return other.among(this::naive, pools.nextBatch());
    }
}
