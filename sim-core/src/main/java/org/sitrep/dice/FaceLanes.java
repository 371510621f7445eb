package org.sitrep.dice;

import org.sitrep.rng.MissionKey;

/**
 * Turns one 64-bit draw into the face counts of up to 24 dice, exactly uniformly.
 *
 * <p>A draw is read as a fraction u/2^64; its base-6 digits are the dice, in order. So the dice behind the first k are those of
 * {@code u·6^k mod 2^64}, and the first k are the index {@code floor(u·6^k / 2^64)} into a table of all 6^k ordered throws. All throws
 * of n dice are equally likely because draws with {@code u·6^n mod 2^64 < 2^64 mod 6^n} are refused and drawn again, which leaves each
 * throw the same number of draws (D. Lemire, "Fast random integer generation in an interval", ACM TOMACS 29, 2019). This needs
 * 6^n ≤ 2^64, so n ≤ 24. A refusal has probability below 2·10^-4 up to 20 dice and 0.23 for 24.
 *
 * <p>Counts are packed into lanes, ten bits a face:
 *
 * <pre>
 *   63  60 59     50 49     40        19     10 9       0
 *  +------+---------+---------+- ... -+---------+---------+
 *  |  0   | face 6  | face 5  |       | face 2  | face 1  |
 *  +------+---------+---------+- ... -+---------+---------+
 * </pre>
 *
 * <p>Tables are looked up for at most five dice at a time: 18.7 KB of multiset numbers and 3.7 KB of packed counts; the groups are
 * kept even, so that twelve dice touch 2.6 KB of the former.
 */
final class FaceLanes {
    /** Bits a face. */
    static final int LANE_BITS = 10;

    /** The lowest bit of every lane. */
    static final long ONES = 0x0004_0100_4010_0401L;

    /** Most dice from one draw. */
    static final int DICE_PER_DRAW = 24;

    /** The step to the next ordinal of an {@link org.sitrep.rng.Address}. */
    static final long NEXT_ORDINAL = 1L << 24;

    /** Most dice looked up at once. */
    static final int GROUP = 5;

    /** Powers of six; index is the exponent. */
    static final long[] POW6 = new long[DICE_PER_DRAW + 1];

    /** 2^64 mod 6^n: draws whose low word is below are refused. */
    private static final long[] REFUSED = new long[DICE_PER_DRAW + 1];

    /** Where the ordered throws of a group begin in {@link #MULTISET}; index is the number of dice. */
    private static final int[] GROUP_START = new int[GROUP + 1];

    /** For every ordered throw the number of its multiset. */
    private static final char[] MULTISET;

    /** For every multiset its packed counts. */
    private static final long[] COUNTS;

    static {
        POW6[0] = 1;
        for (int n = 1; n <= DICE_PER_DRAW; n++) {
            POW6[n] = 6 * POW6[n - 1];
            REFUSED[n] = Long.remainderUnsigned(-POW6[n], POW6[n]);
        }
        int throwCount = 0;
        for (int dice = 0; dice <= GROUP; dice++) {
            GROUP_START[dice] = throwCount;
            throwCount += (int) POW6[dice];
        }
        MULTISET = new char[throwCount];
        COUNTS = new GroupTable(MULTISET, GROUP_START).fill();
    }

    private FaceLanes() {}

    /**
     * Returns a draw from which {@code dice} dice can be read without bias. Attempt k lies at ordinal {@code first + k·stride}
     * counted from {@code address}.
     *
     * @param dice 0-24
     */
    static long exactDraw(final MissionKey key, final long address, final int first, final int stride, final int dice) {
        long at = address + first * NEXT_ORDINAL;
        long draw = key.draw(at);
        while (isRefused(draw, dice)) {
            at += stride * NEXT_ORDINAL;
            draw = key.draw(at);
        }
        return draw;
    }

    /** Tells whether a draw would favour some throws of {@code dice} dice and is therefore refused. */
    static boolean isRefused(final long draw, final int dice) {
        return Long.compareUnsigned(draw * POW6[dice], REFUSED[dice]) < 0;
    }

    /**
     * Returns the packed counts of the first dice of a draw.
     *
     * @param dice 0-20; up to 5 take one look-up
     */
    static long few(final long draw, final int dice) {
        return dice <= GROUP ? group(draw, dice) : many(draw, dice);
    }

    /**
     * Returns the packed counts of the first dice of a draw, up to 15 dice in three look-ups whatever their number, so that no branch
     * depends on it.
     *
     * @param dice 0-20
     */
    static long many(final long draw, final int dice) {
        if (dice > 3 * GROUP) {
            return group(draw, GROUP) + many(draw * POW6[GROUP], dice - GROUP);
        }
        final int first = (dice + 2) / 3;
        final int second = (dice + 1) / 3;
        return group(draw, first)
                + group(draw * POW6[first], second)
                + group(draw * POW6[first + second], dice - first - second);
    }

    /** Returns the count of a face, 1-6. */
    static int count(final long lanes, final int face) {
        return (int) (lanes >>> LANE_BITS * (face - 1)) & (1 << LANE_BITS) - 1;
    }

    /** Returns the counts of the ordered throw {@code index} of a group of at most five dice. */
    static long groupCounts(final int dice, final int index) {
        return COUNTS[MULTISET[GROUP_START[dice] + index]];
    }

    private static long group(final long draw, final int dice) {
        return groupCounts(dice, (int) highWord(draw, POW6[dice]));
    }

    /** Returns the high word of the unsigned product; {@code factor} is not negative. Java 17 has only the signed one. */
    private static long highWord(final long draw, final long factor) {
        return Math.multiplyHigh(draw, factor) + ((draw >> 63) & factor);
    }
}
