package org.sitrep.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.sitrep.dice.MatchRule;
import org.sitrep.dice.TotalSampler;

/**
 * Measures a marine's test (total and critical) against plain counters, the reference, naive collections and the bare
 * draw.
 */
public class MarineTestBenchmark extends DiceTestBenchmark {
    /**
     * Focus/Strike/Crit: the smallest, two in common use, the largest with cells, the first that is searched, a large
     * one; "mix" is the mix of combats.
     */
    @Param({"1/1/0", "3/4/0", "2/7/2", "4/8/3", "4/9/3", "6/13/7", "mix"})
    public String pool;

    private TotalSampler sampler;

    @Setup
    public void setUp() {
        pick(pool, "marine");
        sampler = new TotalSampler(MatchRule.STANDARD, 6, 13, 7);
    }

    /** Inverse distribution from one addressed draw. */
    @Override
    long ours(final int from, final int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum += sampler.sample(key.draw(address++), pools.focus[i], pools.strike[i], pools.crit[i]);
        }
        return sum;
    }

    @Override
    long counters(final int from, final int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum += plain.scoreTotal(pools.focus[i], pools.strike[i], pools.crit[i]);
        }
        return sum;
    }

    @Override
    long reference(final int from, final int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            reference.resolve(() -> random.nextInt(6) + 1, pools.focus[i], pools.strike[i], pools.crit[i]);
            sum += reference.totalHits() << 1 | (reference.isCritical() ? 1 : 0);
        }
        return sum;
    }

    @Override
    long naive(final int from, final int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            final NaiveDice.FaceScore score = naive.scoreTotal(pools.focus[i], pools.strike[i], pools.crit[i]);
            sum += score.hits() << 1 | (score.critical() ? 1 : 0);
        }
        return sum;
    }
}
