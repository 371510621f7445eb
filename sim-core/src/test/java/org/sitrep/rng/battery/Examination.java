package org.sitrep.rng.battery;

import java.util.function.LongSupplier;

/**
 * Tests for random numbers, each of which turns a stream into one p-value. Classics (D. E. Knuth, TAOCP 2, 3.3.2; G.
 * Marsaglia, Diehard, 1995; I. J. Good, "The serial test for sampling numbers", 1953), on as many draws as a build has
 * time for.
 */
enum Examination {
    /** Each bit is set half of the time. */
    BITS(20, Counts::bits),
    /** Each byte has each value equally often. */
    BYTES(20, Counts::bytes),
    /** As many bits of a draw are set as of 64 coins. */
    WEIGHTS(20, Counts::weights),
    /** As many bits change from one draw to the next. */
    CHANGES(20, Counts::changes),
    /** Pairs of six bits, each draw in one of them. */
    PAIRS(20, Serial::pairs),
    /** Triples of four bits, each draw in one of them. */
    TRIPLES(20, Serial::triples),
    /** Pairs of six bits, each draw in two of them. */
    OVERLAPPING_PAIRS(20, Serial::overlappingPairs),
    /** Triples of four bits, each draw in three of them. */
    OVERLAPPING_TRIPLES(20, Serial::overlappingTriples),
    /** How long draws rise. */
    RUNS(20, Orders::runs),
    /** How long an eighth of the range is not met. */
    GAPS(20, Orders::gaps),
    /** How many different of eight values five draws show. */
    POKER(20, Orders::poker),
    /** How often distances between 4096 draws of 32 bits are the same. */
    BIRTHDAYS(18, Spacings::birthdays),
    /** Ranks of 64 draws as a matrix of bits. */
    RANKS(20, Ranks::ranks);

    private final int draws;
    private final Method method;

    Examination(final int log2Draws, final Method method) {
        this.draws = 1 << log2Draws;
        this.method = method;
    }

    /** How a p-value is come to. */
    private interface Method {
        double pValue(LongSupplier draws, int n);
    }

    /** Tells whether it looks at whole draws, so that which bits come first makes no difference. */
    boolean wholeDraws() {
        return this == BITS || this == BYTES || this == WEIGHTS || this == CHANGES || this == RANKS;
    }

    /**
     * Returns how likely a fair stream is to lie so far from what is expected, or farther, in the one direction; near
     * 1, it keeps closer to it than chance does.
     */
    double pValue(final LongSupplier draws, final Window window) {
        return method.pValue(() -> window.of(draws.getAsLong()), this.draws);
    }
}
