package org.sitrep.rng.battery;

import java.util.function.LongSupplier;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.sitrep.rng.ChiSquare;

/** Tests of single draws: bits, bytes and weights. */
final class Counts {
    /** Chances of 0 … 64 of 64 coins. */
    private static final double[] COINS = coins();

    private Counts() {}

    static double bits(final LongSupplier draws, final int n) {
        final long[][] bytes = byteCounts(draws, n);
        double statistic = 0;
        for (int bit = 0; bit < 64; bit++) {
            long set = 0;
            for (int value = 0; value < 256; value++) {
                set += (value >>> (bit & 7) & 1) * bytes[bit >>> 3][value];
            }
            final double off = 2.0 * set - n;
            statistic += off * off / n;
        }
        return ChiSquaredDistribution.of(64).survivalProbability(statistic);
    }

    static double bytes(final LongSupplier draws, final int n) {
        double statistic = 0;
        for (final long[] counts : byteCounts(draws, n)) {
            for (final long count : counts) {
                final double off = count - n / 256.0;
                statistic += off * off / (n / 256.0);
            }
        }
        return ChiSquaredDistribution.of(8 * 255).survivalProbability(statistic);
    }

    static double weights(final LongSupplier draws, final int n) {
        final long[] counts = new long[65];
        for (int i = 0; i < n; i++) {
            counts[Long.bitCount(draws.getAsLong())]++;
        }
        return likeCoins(counts);
    }

    static double changes(final LongSupplier draws, final int n) {
        final long[] counts = new long[65];
        for (int i = 0; i < n; i += 2) {
            counts[Long.bitCount(draws.getAsLong() ^ draws.getAsLong())]++;
        }
        return likeCoins(counts);
    }

    /** Returns the p-value of counts of 0 … 64 bits. */
    static double likeCoins(final long[] counts) {
        return ChiSquare.pValue("bits", counts, COINS);
    }

    private static long[][] byteCounts(final LongSupplier draws, final int n) {
        final long[][] counts = new long[8][256];
        for (int i = 0; i < n; i++) {
            long rest = draws.getAsLong();
            for (int at = 0; at < 8; at++, rest >>>= 8) {
                counts[at][(int) rest & 255]++;
            }
        }
        return counts;
    }

    private static double[] coins() {
        final BinomialDistribution law = BinomialDistribution.of(64, 0.5);
        final double[] coins = new double[65];
        for (int set = 0; set <= 64; set++) {
            coins[set] = law.probability(set);
        }
        return coins;
    }
}
