package org.sitrep.dice;

/** An integer from 0 to 6^36 in two words, the lower one unsigned. Mutable. */
final class WideCount {
    /** Powers of three up to 3^36 &lt; 2^58. */
    private static final long[] POW3 = new long[DicePool.MAX_FOCUS + DicePool.MAX_STRIKE + DicePool.MAX_CRIT + 1];

    static {
        POW3[0] = 1;
        for (int n = 1; n < POW3.length; n++) {
            POW3[n] = 3 * POW3[n - 1];
        }
    }

    private long high;
    private long low;

    void clear() {
        high = 0;
        low = 0;
    }

    void add(final long moreHigh, final long moreLow) {
        low += moreLow;
        high += moreHigh + (Long.compareUnsigned(low, moreLow) < 0 ? 1 : 0);
    }

    void add(final WideCount more) {
        add(more.high, more.low);
    }

    boolean isZero() {
        return (high | low) == 0;
    }

    double doubleValue() {
        return high * 0x1p64 + (low >>> 1) * 2.0 + (low & 1);
    }

    /**
     * Returns the number times 2^63 / 6^dice, rounded down. The number is at most 6^dice, so the result is 0 … 2^63;
     * 2^63 wraps to {@link Long#MIN_VALUE}.
     *
     * <p>As 6^n = 2^n·3^n, this is the number times 2^(63-n), divided by 3^n. 3^n fits a long with a bit to spare, so
     * long division, a few bits at a time, needs no wider type.
     */
    long of63Bits(final int dice) {
        final long divisor = POW3[dice];
        long quotient = 0;
        long remainder = 0;
        if (high == 0) {
            quotient = Long.divideUnsigned(low, divisor);
            remainder = Long.remainderUnsigned(low, divisor);
        } else {
            for (int bit = 127; bit >= 0; bit--) {
                final long word = bit >= 64 ? high : low;
                remainder = remainder << 1 | (word >>> (bit & 63) & 1);
                quotient = quotient << 1 | (remainder >= divisor ? 1 : 0);
                remainder -= remainder >= divisor ? divisor : 0;
            }
        }
        final int maxShift = Long.numberOfLeadingZeros(divisor); // bits by which a remainder can be shifted at once
        for (int left = 63 - dice; left > 0; left -= maxShift) {
            final int bits = Math.min(left, maxShift);
            final long shifted = remainder << bits;
            quotient = quotient << bits | Long.divideUnsigned(shifted, divisor);
            remainder = Long.remainderUnsigned(shifted, divisor);
        }
        return quotient;
    }
}
