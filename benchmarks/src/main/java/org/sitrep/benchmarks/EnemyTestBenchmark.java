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
import org.sitrep.dice.FaceSampler;
import org.sitrep.dice.MatchRule;
import org.sitrep.dice.ReferenceResolver;
import org.sitrep.rng.MissionKey;

/** What does an enemy's test (hits and critical of six faces, jointly) cost, beside plain counters, the reference, naive collections and the bare draw? */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class EnemyTestBenchmark {
    /** Focus/Strike/Crit; 5/14/5 is the largest a game reaches (24 dice: one draw, of which 23 % are refused), 5/15/5 the smallest with two; "mix" draws 1-5, 1-14 and 0-5. */
    @Param({"3/8/2", "4/12/3", "5/14/5", "5/15/5", "mix"})
    public String pool;

    private Pools pools;
    private FaceSampler sampler;
    private MissionKey key;
    private PlainDice plain;
    private ReferenceResolver reference;
    private SplittableRandom random;
    private NaiveDice naive;
    private long address;

    /** Picks the pools of the batch. */
    @Setup
    public void setUp() {
        pools = Pools.of(pool, new int[] {1, 1, 0}, new int[] {5, 14, 5});
        sampler = new FaceSampler(MatchRule.STANDARD);
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

    /** Dice of one addressed draw, looked up in groups and scored six faces at once: what the game uses. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long groupedTables() {
        long sum = 0;
        for (int i = 0; i < Pools.BATCH; i++) {
            sum += sampler.sample(key, address++, pools.focus[i], pools.strike[i], pools.crit[i]);
        }
        return sum;
    }

    /** Counters in reused arrays, SplittableRandom, die by die. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long plainCounters() {
        long sum = 0;
        for (int i = 0; i < Pools.BATCH; i++) {
            sum += plain.scoreFaces(pools.focus[i], pools.strike[i], pools.crit[i]);
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
            final int criticalFaces = reference.criticalFaces();
            for (int face = 1; face <= 6; face++) {
                sum += reference.hits(face) | (criticalFaces >> face - 1 & 1) << 9;
            }
        }
        return sum;
    }

    /** Lists, maps and java.util.Random. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long naiveCollections() {
        long sum = 0;
        for (int i = 0; i < Pools.BATCH; i++) {
            for (final NaiveDice.FaceScore score : naive.scoreFaces(pools.focus[i], pools.strike[i], pools.crit[i])
                    .values()) {
                sum += score.hits() | (score.critical() ? 1 << 9 : 0);
            }
        }
        return sum;
    }
}
