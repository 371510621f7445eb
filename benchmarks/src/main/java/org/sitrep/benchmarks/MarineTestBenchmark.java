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
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.sitrep.dice.MatchRule;
import org.sitrep.dice.ReferenceResolver;
import org.sitrep.dice.TotalSampler;
import org.sitrep.rng.MissionKey;

/** What does a marine's test (total and critical) cost, beside plain counters, the reference, naive collections and the bare draw? */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MarineTestBenchmark {
    /** Focus/Strike/Crit: the smallest, two in common use, the largest with cells, the first that is searched, a large one; "mix" is what combats throw. */
    @Param({"1/1/0", "3/4/0", "2/7/2", "4/8/3", "4/9/3", "6/13/7", "mix"})
    public String pool;

    /** KiB of other state that a mission touches between its tests; 64 is more than a first-level cache, 1024 as much as a second-level one. */
    @Param({"0", "64", "1024"})
    public int otherKib;

    private Pools pools;
    private OtherState other;
    private TotalSampler sampler;
    private MissionKey key;
    private PlainDice plain;
    private ReferenceResolver reference;
    private SplittableRandom random;
    private NaiveDice naive;
    private long address;

    /** Builds the tables and picks the pools of the batch. */
    @Setup
    public void setUp() {
        pools = Pools.of(pool, "marine");
        other = new OtherState(otherKib);
        sampler = new TotalSampler(MatchRule.STANDARD, 6, 13, 7);
        key = new MissionKey().set(1, 1);
        plain = new PlainDice(1);
        reference = new ReferenceResolver(MatchRule.STANDARD);
        random = new SplittableRandom(1);
        naive = new NaiveDice(1);
    }

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
        return other.among(this::baseline, pools.nextBatch());
    }

    private long baseline(final int from, final int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum += key.draw(address++) + pools.focus[i] + pools.strike[i] + pools.crit[i];
        }
        return sum;
    }

    /** Inverse distribution from one addressed draw: what the game uses. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long inverseTable() {
        return other.among(this::inverseTable, pools.nextBatch());
    }

    private long inverseTable(final int from, final int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum += sampler.sample(key.draw(address++), pools.focus[i], pools.strike[i], pools.crit[i]);
        }
        return sum;
    }

    /** Counters in reused arrays, SplittableRandom, die by die. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long plainCounters() {
        return other.among(this::plainCounters, pools.nextBatch());
    }

    private long plainCounters(final int from, final int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum += plain.scoreTotal(pools.focus[i], pools.strike[i], pools.crit[i]);
        }
        return sum;
    }

    /** The reference resolver with its readings and checks. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long referenceResolver() {
        return other.among(this::referenceResolver, pools.nextBatch());
    }

    private long referenceResolver(final int from, final int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            reference.resolve(() -> random.nextInt(6) + 1, pools.focus[i], pools.strike[i], pools.crit[i]);
            sum += reference.totalHits() << 1 | (reference.isCritical() ? 1 : 0);
        }
        return sum;
    }

    /** Lists, maps and java.util.Random. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long naiveCollections() {
        return other.among(this::naiveCollections, pools.nextBatch());
    }

    private long naiveCollections(final int from, final int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            final NaiveDice.FaceScore score = naive.scoreTotal(pools.focus[i], pools.strike[i], pools.crit[i]);
            sum += score.hits() << 1 | (score.critical() ? 1 : 0);
        }
        return sum;
    }
}
