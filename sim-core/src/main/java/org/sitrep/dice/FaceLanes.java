package org.sitrep.dice;

import org.sitrep.portable.Portable;
import org.sitrep.rng.TrialKey;

/**
 * Turns one 64-bit draw into the face counts of up to 24 dice, exactly uniformly.
 *
 * <p>A draw is read as a fraction u/2^64; its base-6 digits are the dice, in order. So the dice after the first k are
 * those of {@code u·6^k mod 2^64}. The first k are given by the index {@code floor(u·6^k / 2^64)} into a table of all
 * 6^k ordered throws. Draws with {@code u·6^n mod 2^64 < 2^64 mod 6^n} are rejected and redrawn. That leaves the same
 * number of draws to each throw of n dice, so all throws are equally likely (D. Lemire, "Fast random integer generation
 * in an interval", ACM TOMACS 29, 2019). This needs 6^n ≤ 2^64, so n ≤ 24. The probability of a rejection is below
 * 2·10^-4 for up to 20 dice and 0.23 for 24.
 *
 * <p>Counts are packed into lanes, ten bits per face:
 *
 * <pre>
 *   63  60 59     50 49     40        19     10 9       0
 *  +------+---------+---------+- ... -+---------+---------+
 *  |  0   | face 6  | face 5  |       | face 2  | face 1  |
 *  +------+---------+---------+- ... -+---------+---------+
 * </pre>
 *
 * <p>Dice are looked up four at a time in one table of 12.4 KB, which fits into the first-level cache together with the
 * data of a playout. (Groups of five halve the look-ups of some pools, but need a second table level or 75 KB, and
 * measured slower.) The throws of a group are stored around a middle index; those of draws with the highest bit set
 * precede it. So the signed high word of the product is the offset from the middle. Java 17 computes it in one
 * instruction and has no unsigned counterpart.
 */
final class FaceLanes {
    /** Bits per face. */
    static final int LANE_BITS = 10;

    /** The lowest bit of every lane. */
    static final long ONES = 0x0004_0100_4010_0401L;

    static final int DICE_PER_DRAW = 24;

    /** The step to the next ordinal of an {@link org.sitrep.rng.Address}. */
    static final long NEXT_ORDINAL = 1L << 24;

    /** Powers of six; index is the exponent. */
    static final long[] POW6 = new long[DICE_PER_DRAW + 1];

    static final int GROUP = 4;

    /** 2^64 mod 6^n: draws whose low word is smaller are rejected. */
    private static final long[] REJECTED = new long[DICE_PER_DRAW + 1];

    /** Position of the throw of draw 0 in {@link #COUNTS}; index is the number of dice, 0-4. */
    static final int[] MIDDLE = new int[GROUP + 1];

    /**
     * Packed counts of every ordered throw of 0-4 dice. Throws of the lower half of all draws start at the middle;
     * throws of the upper half precede it.
     */
    static final long[] COUNTS;

    static {
        POW6[0] = 1;
        for (int n = 1; n <= DICE_PER_DRAW; n++) {
            POW6[n] = 6 * POW6[n - 1];
            REJECTED[n] = Long.remainderUnsigned(-POW6[n], POW6[n]);
        }
        int size = 0;
        for (int dice = 0; dice <= GROUP; dice++) {
            final int half = (int) Math.max(1, POW6[dice] / 2); // no dice: one throw, for both halves of the draws
            MIDDLE[dice] = size + half;
            size += 2 * half;
        }
        COUNTS = new long[size];
        for (int dice = 1; dice <= GROUP; dice++) {
            fillGroup(dice);
        }
    }

    private FaceLanes() {}

    /**
     * Returns a draw from which {@code dice} dice can be read without bias. Attempt k is at ordinal {@code first +
     * k·stride} counted from {@code address}.
     *
     * @param dice 0-24
     */
    static long exactDraw(final TrialKey key, final long address, final int first, final int stride, final int dice) {
        long at = address + first * NEXT_ORDINAL;
        long draw = key.draw(at);
        while (isRejected(draw, dice)) {
            at += stride * NEXT_ORDINAL;
            draw = key.draw(at);
        }
        return draw;
    }

    /** Returns whether a draw would favour some throws of {@code dice} dice and is therefore rejected. */
    static boolean isRejected(final long draw, final int dice) {
        return Long.compareUnsigned(draw * POW6[dice], REJECTED[dice]) < 0;
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

    static int count(final long lanes, final int face) {
        return (int) (lanes >>> LANE_BITS * (face - 1)) & (1 << LANE_BITS) - 1;
    }

    private static long group(final long draw, final int dice) {
        return COUNTS[MIDDLE[dice] + (int) Portable.highProduct(draw, POW6[dice])];
    }

    /** Fills in the throws of a group; the base-6 digits of a throw's number are its dice, first die first. */
    private static void fillGroup(final int dice) {
        final int throwCount = (int) POW6[dice];
        for (int number = 0; number < throwCount; number++) {
            long lanes = 0;
            for (int rest = number, die = 0; die < dice; die++, rest /= 6) {
                lanes += 1L << LANE_BITS * (rest % 6);
            }
            COUNTS[MIDDLE[dice] + (number < throwCount / 2 ? number : number - throwCount)] = lanes;
        }
    }
}
