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
 * What both kinds of tests are measured by: what the game uses beside plain counters, the reference, naive collections
 * and the bare draw, with other state touched among the tests if wanted.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public abstract class DiceTestBenchmark {
    /**
     * KiB of other state that a trial touches between its tests; 64 is more than a first-level cache, 1024 as much as a
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

    /** Picks the pools of a batch: those named, of Marines or of the Enemy. */
    final void pick(final String pool, final String test) {
        pools = Pools.of(pool, test);
        other = new OtherState(otherKib);
    }

    /**
     * Does the tests of a batch from one number up to before another as the game does them; returns the sum of their
     * results.
     */
    abstract long ours(int from, int to);

    /** Does the same with counters in reused arrays. */
    abstract long counters(int from, int to);

    /** Does the same with the reference resolver. */
    abstract long reference(int from, int to);

    /** Does the same with lists and maps. */
    abstract long naive(int from, int to);

    /** The other state alone, to be taken off the others. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long otherState() {
        return other.among((from, to) -> 0, pools.nextBatch());
    }

    /** The draw and the loads of the pool, without a test: what no version can save. */
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
