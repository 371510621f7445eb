package org.sitrep.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.sitrep.dice.FaceSampler;
import org.sitrep.dice.MatchRule;

/**
 * Measures an enemy's test (hits and critical of six faces, jointly) against plain counters, the reference, naive
 * collections and the bare draw.
 */
public class EnemyTestBenchmark extends DiceTestBenchmark {
    /**
     * Focus/Strike/Crit: the smallest; the largest whose Strike dice take two look-ups, and one more; the largest that
     * {@code SmallThrow} takes, and one more; 24 dice, the maximum of one draw, of which 23 % are rejected; the first
     * with two draws. "mix" is the mix of combats.
     */
    @Param({"1/1/0", "3/8/2", "3/9/2", "4/12/4", "5/12/4", "5/14/5", "5/15/5", "mix"})
    public String pool;

    private FaceSampler sampler;

    @Setup
    public void setUp() {
        pick(pool, "enemy");
        sampler = new FaceSampler(MatchRule.STANDARD);
    }

    /** Dice of one addressed draw, looked up in groups and scored for six faces at once. */
    @Override
    long ours(final int from, final int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum += sampler.sample(key, address++, pools.focus[i], pools.strike[i], pools.crit[i]);
        }
        return sum;
    }

    @Override
    long counters(final int from, final int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum += plain.scoreFaces(pools.focus[i], pools.strike[i], pools.crit[i]);
        }
        return sum;
    }

    @Override
    long reference(final int from, final int to) {
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

    @Override
    long naive(final int from, final int to) {
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
