package org.sitrep.dice;

import java.math.BigInteger;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Computes the exact distribution of the hits of a throw on some of its six faces, e.g. of an Enemy's test on the IDs
 * that one player holds. It depends only on the number of faces, not on which they are.
 *
 * <p>Cold: about a millisecond for a dozen dice.
 */
public final class PartialLaw {
    private static final int SIX = 6;

    private PartialLaw() {}

    /**
     * Returns the probabilities of 0, 1, 2 … hits.
     *
     * @param faces number of faces that count, 0-6
     * @throws IllegalArgumentException if the pool is outside {@link DicePool}, or {@code faces} is outside 0-6
     */
    public static double[] of(
            final MatchRule rule, final int focus, final int strike, final int crit, final int faces) {
        Objects.requireNonNull(rule, "rule");
        if (faces < 0 || faces > SIX) {
            throw new IllegalArgumentException(faces + " of six faces");
        }
        final PoolIndex pools = new PoolIndex(focus, strike, crit);
        if (focus == 0 || faces == 0) { // PH-DICE-5
            return new double[] {1};
        }
        ThrowCounts counts = ThrowCounts.sixFacesOfLast(rule, pools);
        for (int face = SIX; face > faces; face--) {
            counts = counts.fewerFaces();
        }
        return probabilities(ways(counts, focus, strike, crit, faces), pools.mostDice());
    }

    private static BigInteger[] ways(
            final ThrowCounts counts, final int focus, final int strike, final int crit, final int faces) {
        final PoolIndex pools = counts.pools();
        BigInteger[] ways = new BigInteger[0];
        for (int pool = faces == SIX ? pools.last() : 0; pool < pools.size(); pool++) {
            final int elsewhere = pools.mostDice() - pools.dice(pool);
            final BigInteger shares = BigInteger.valueOf(Binomials.of(focus, pools.focus(pool))
                            * Binomials.of(strike, pools.strike(pool))
                            * Binomials.of(crit, pools.crit(pool)))
                    .multiply(BigInteger.valueOf(SIX - faces).pow(elsewhere));
            for (int step = 0; step < counts.steps(); step++) {
                ways = grown(ways, counts.totals(pool, step));
                for (int total = 0; total < counts.totals(pool, step); total++) {
                    ways[total] = ways[total].add(shares.multiply(counts.count(pool, step, total)));
                }
            }
        }
        return ways;
    }

    private static BigInteger[] grown(final BigInteger[] ways, final int length) {
        if (length <= ways.length) {
            return ways;
        }
        final BigInteger[] more = new BigInteger[length];
        for (int i = 0; i < length; i++) {
            more[i] = i < ways.length ? ways[i] : BigInteger.ZERO;
        }
        return more;
    }

    private static double[] probabilities(final BigInteger[] ways, final int dice) {
        final BigInteger all = BigInteger.valueOf(SIX).pow(dice);
        final double[] probabilities = new double[ways.length];
        for (int i = 0; i < ways.length; i++) {
            probabilities[i] = new BigFraction(ways[i], all).doubleValue();
        }
        return probabilities;
    }
}
