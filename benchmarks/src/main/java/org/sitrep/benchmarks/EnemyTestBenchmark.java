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
    /**
     * Focus/Strike/Crit: the smallest; the largest whose Strike dice take two look-ups, and one more; the largest that {@code SmallThrow} takes, and one more; 24 dice, the most of one draw, of which 23 % are
     * refused; the first of two draws. "mix" is what combats throw.
     */
    @Param({"1/1/0", "3/8/2", "3/9/2", "4/12/4", "5/12/4", "5/14/5", "5/15/5", "mix"})
    public String pool;

    /** KiB of other state that a mission touches between its tests; 64 is more than a first-level cache, 1024 as much as a second-level one. */
    @Param({"0", "64", "1024"})
    public int otherKib;

    private Pools pools;
    private OtherState other;
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
        pools = Pools.of(pool, "enemy");
        other = new OtherState(otherKib);
        sampler = new FaceSampler(MatchRule.STANDARD);
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

    /** Dice of one addressed draw, looked up in groups and scored six faces at once: what the game uses. */
    @Benchmark
    @OperationsPerInvocation(Pools.BATCH)
    public long groupedTables() {
        return other.among(this::groupedTables, pools.nextBatch());
    }

    private long groupedTables(final int from, final int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum += sampler.sample(key, address++, pools.focus[i], pools.strike[i], pools.crit[i]);
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
            sum += plain.scoreFaces(pools.focus[i], pools.strike[i], pools.crit[i]);
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
        return other.among(this::naiveCollections, pools.nextBatch());
    }

    private long naiveCollections(final int from, final int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            for (final NaiveDice.FaceScore score : naive.scoreFaces(pools.focus[i], pools.strike[i], pools.crit[i])
                    .values()) {
                sum += score.hits() | (score.critical() ? 1 << 9 : 0);
            }
        }
        return sum;
    }
}
