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
 * <p>Dice are looked up four at a time, in one table of 12.4 KB that stays in the first-level cache beside the rest of a simulation.
 * (Groups of five halve the look-ups of some pools, but need a second level of table or 75 KB, and measured slower.)
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

    /** Powers of six; index is the exponent. */
    static final long[] POW6 = new long[DICE_PER_DRAW + 1];

    /** Most dice looked up at once. */
    private static final int GROUP = 4;

    /** 2^64 mod 6^n: draws whose low word is below are refused. */
    private static final long[] REFUSED = new long[DICE_PER_DRAW + 1];

    /** Where the ordered throws of a group begin in {@link #COUNTS}; index is the number of dice. */
    private static final int[] GROUP_START = new int[GROUP + 2];

    /** For every ordered throw of 0-4 dice its packed counts. */
    private static final long[] COUNTS;

    static {
        POW6[0] = 1;
        for (int n = 1; n <= DICE_PER_DRAW; n++) {
            POW6[n] = 6 * POW6[n - 1];
            REFUSED[n] = Long.remainderUnsigned(-POW6[n], POW6[n]);
        }
        for (int dice = 0; dice <= GROUP; dice++) {
            GROUP_START[dice + 1] = GROUP_START[dice] + (int) POW6[dice];
        }
        COUNTS = new long[GROUP_START[GROUP + 1]];
        for (int dice = 1; dice <= GROUP; dice++) {
            fillGroup(dice);
        }
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
     * @param dice 0-24
     */
    static long read(final long draw, final int dice) {
        long counts = 0;
        long ahead = draw;
        int left = dice;
        while (left > GROUP) {
            counts += group(ahead, GROUP);
            ahead *= POW6[GROUP];
            left -= GROUP;
        }
        return counts + group(ahead, left);
    }

    /** Returns the count of a face, 1-6. */
    static int count(final long lanes, final int face) {
        return (int) (lanes >>> LANE_BITS * (face - 1)) & (1 << LANE_BITS) - 1;
    }

    private static long group(final long draw, final int dice) {
        return COUNTS[GROUP_START[dice] + (int) highWord(draw, POW6[dice])];
    }

    /** A throw of one die more is its first die, then a throw of one die less. */
    private static void fillGroup(final int dice) {
        final int rest = (int) POW6[dice - 1];
        for (int index = 0; index < POW6[dice]; index++) {
            final int firstDie = index / rest;
            COUNTS[GROUP_START[dice] + index] =
                    COUNTS[GROUP_START[dice - 1] + index % rest] + (1L << LANE_BITS * firstDie);
        }
    }

    /** Returns the high word of the unsigned product; {@code factor} is not negative. Java 17 has only the signed one. */
    private static long highWord(final long draw, final long factor) {
        return Math.multiplyHigh(draw, factor) + ((draw >> 63) & factor);
    }
}
