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
    /** Focus/Strike/Crit; "mix" draws 1-5, 2-12 and 0-4. */
    @Param({"3/4/0", "2/6/2", "4/8/2", "mix"})
    public String pool;

    private Pools pools;
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
        pools = Pools.of(pool, new int[] {1, 2, 0}, new int[] {5, 12, 4});
        sampler = new TotalSampler(MatchRule.STANDARD, 6, 12, 5);
        key = new MissionKey().set(1, 1);
        plain = new PlainDice(1);
        reference = new ReferenceResolver(MatchRule.STANDARD);
        random = new SplittableRandom(1);
        naive = new NaiveDice(1);
    }

    /** The draw and the loads of the pool, without a test: what no version can save. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long baseline() {
        long sum = 0;
        for (int i = 0; i < Pools.BATCH; i++) {
            sum += key.draw(address++) + pools.focus[i] + pools.strike[i] + pools.crit[i];
        }
        return sum;
    }

    /** Inverse distribution from one addressed draw: what the game uses. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long inverseTable() {
        long sum = 0;
        for (int i = 0; i < Pools.BATCH; i++) {
            sum += sampler.sample(key.draw(address++), pools.focus[i], pools.strike[i], pools.crit[i]);
        }
        return sum;
    }

    /** Counters in reused arrays, SplittableRandom, die by die. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long plainCounters() {
        long sum = 0;
        for (int i = 0; i < Pools.BATCH; i++) {
            sum += plain.scoreTotal(pools.focus[i], pools.strike[i], pools.crit[i]);
        }
        return sum;
    }

    /** The reference resolver with its readings and checks. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long referenceResolver() {
        long sum = 0;
        for (int i = 0; i < Pools.BATCH; i++) {
            reference.resolve(() -> random.nextInt(6) + 1, pools.focus[i], pools.strike[i], pools.crit[i]);
            sum += reference.totalHits() << 1 | (reference.isCritical() ? 1 : 0);
        }
        return sum;
    }

    /** Lists, maps and java.util.Random. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long naiveCollections() {
        long sum = 0;
        for (int i = 0; i < Pools.BATCH; i++) {
            final NaiveDice.FaceScore score = naive.scoreTotal(pools.focus[i], pools.strike[i], pools.crit[i]);
            sum += score.hits() << 1 | (score.critical() ? 1 : 0);
        }
        return sum;
    }
}
