package org.sitrep.dice;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Mean and mean square of the total hits without their distribution: E[T] = 6·E[X1] and E[T²] = 6·E[X1²] + 30·E[X1·X2],
 * where X1 and X2 are the hits of two faces. Plain sums over what one or two faces show, in BigInteger.
 */
final class Moments {
    private Moments() {}

    static BigFraction mean(final MatchRule rule, final int[] pool) {
        return oneFace(rule, pool, 1).multiply(6);
    }

    static BigFraction meanSquare(final MatchRule rule, final int[] pool) {
        return oneFace(rule, pool, 2).multiply(6).add(twoFaces(rule, pool).multiply(30));
    }

    private static BigFraction oneFace(final MatchRule rule, final int[] pool, final int power) {
        BigInteger sum = BigInteger.ZERO;
        for (int f = 0; f <= pool[0]; f++) {
            for (int s = 0; s <= pool[1]; s++) {
                for (int c = 0; c <= pool[2]; c++) {
                    final BigInteger value =
                            BigInteger.valueOf(rule.faceHits(f, s, c)).pow(power);
                    sum = sum.add(value.multiply(choices(pool, f, s, c)).multiply(elsewhere(pool, f + s + c, 5)));
                }
            }
        }
        return new BigFraction(sum, elsewhere(pool, 0, 6));
    }

    private static BigFraction twoFaces(final MatchRule rule, final int[] pool) {
        BigInteger sum = BigInteger.ZERO;
        for (int f = 0; f <= pool[0]; f++) {
            for (int s = 0; s <= pool[1]; s++) {
                for (int c = 0; c <= pool[2]; c++) {
                    final BigInteger first =
                            choices(pool, f, s, c).multiply(BigInteger.valueOf(rule.faceHits(f, s, c)));
                    if (first.signum() != 0) {
                        sum = sum.add(first.multiply(secondFace(rule, pool[0] - f, pool[1] - s, pool[2] - c)));
                    }
                }
            }
        }
        return new BigFraction(sum, elsewhere(pool, 0, 6));
    }

    private static BigInteger secondFace(final MatchRule rule, final int... rest) {
        BigInteger sum = BigInteger.ZERO;
        for (int f = 0; f <= rest[0]; f++) {
            for (int s = 0; s <= rest[1]; s++) {
                for (int c = 0; c <= rest[2]; c++) {
                    final BigInteger value = BigInteger.valueOf(rule.faceHits(f, s, c));
                    sum = sum.add(value.multiply(choices(rest, f, s, c)).multiply(elsewhere(rest, f + s + c, 4)));
                }
            }
        }
        return sum;
    }

    private static BigInteger choices(final int[] pool, final int f, final int s, final int c) {
        return binomial(pool[0], f).multiply(binomial(pool[1], s)).multiply(binomial(pool[2], c));
    }

    private static BigInteger elsewhere(final int[] pool, final int placed, final int faces) {
        return BigInteger.valueOf(faces).pow(pool[0] + pool[1] + pool[2] - placed);
    }

    private static BigInteger binomial(final int n, final int k) {
        BigInteger value = BigInteger.ONE;
        for (int i = 1; i <= k; i++) {
            value = value.multiply(BigInteger.valueOf(n - k + i)).divide(BigInteger.valueOf(i));
        }
        return value;
    }
}
