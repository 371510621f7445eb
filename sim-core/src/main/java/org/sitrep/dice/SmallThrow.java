package org.sitrep.dice;

import org.sitrep.portable.Portable;

/**
 * Scores throws of up to 4 Focus, 12 Strike and 4 Crit dice, the usual sizes in games, under the standard rule and from
 * one draw. Gives the results of {@link FaceLanes} and {@link FaceSampler#scoreStandard} in fewer steps:
 *
 * <ul>
 *   <li>It always does five look-ups, one of Focus, one of Crit and three of Strike dice; some may be of no dice. A
 *       needless look-up costs less than an unpredictable branch.
 *   <li>Factors and table positions are stored in rows by number of dice.
 *   <li>Crit dice are looked up as their score.
 *   <li>Cases that occur in one of thousands of draws are left to the general method.
 * </ul>
 */
final class SmallThrow {
    /** Returned in place of a result if the draw needs the general method. */
    static final long UNDECIDED = -1L;

    private static final int MAX_FOCUS = 4;
    private static final int MAX_STRIKE = 12;
    private static final int MAX_CRIT = 4;

    /**
     * A draw may be rejected only if its low word of {@code u·6^n} is below 2^52, since 2^64 mod 6^n is below that for
     * up to 20 dice. This concerns one draw in 4096.
     */
    private static final int MAY_BE_REJECTED_BITS = 52;

    private static final long ONES = FaceLanes.ONES;
    private static final int CRITICAL_BIT = 9;
    private static final long CRITICAL = ONES << CRITICAL_BIT;

    /** Powers of six, for 0-24 dice. */
    private static final long[] POW6 = FaceLanes.POW6;

    private static final int[] MIDDLE = FaceLanes.MIDDLE;
    private static final long[] COUNTS = FaceLanes.COUNTS;

    /**
     * Scores of every throw of up to four Crit dice, in the order of {@link FaceLanes#COUNTS}: two hits per die, and
     * the critical flag of a face with two or more.
     */
    private static final long[] CRIT_SCORES = new long[COUNTS.length];

    /**
     * Partition of the Strike dice by their number. Of three shares, the first two halve up to eight dice; the third
     * has the rest.
     */
    private static final long[] FIRST_POW6 = new long[MAX_STRIKE + 1];

    private static final long[] FIRST_TWO_POW6 = new long[MAX_STRIKE + 1];
    private static final long[] SECOND_POW6 = new long[MAX_STRIKE + 1];
    private static final long[] THIRD_POW6 = new long[MAX_STRIKE + 1];
    private static final int[] FIRST_MIDDLE = new int[MAX_STRIKE + 1];
    private static final int[] SECOND_MIDDLE = new int[MAX_STRIKE + 1];
    private static final int[] THIRD_MIDDLE = new int[MAX_STRIKE + 1];

    static {
        for (int i = 0; i < COUNTS.length; i++) {
            final long twoOrMore = COUNTS[i] + 14 * ONES >>> 4 & ONES;
            CRIT_SCORES[i] = 2 * COUNTS[i] | twoOrMore << CRITICAL_BIT;
        }
        for (int strike = 0; strike <= MAX_STRIKE; strike++) {
            final int third = Math.max(0, strike - 2 * FaceLanes.GROUP);
            final int first = (strike - third) / 2;
            final int second = strike - third - first;
            FIRST_POW6[strike] = POW6[first];
            FIRST_TWO_POW6[strike] = POW6[first + second];
            SECOND_POW6[strike] = POW6[second];
            THIRD_POW6[strike] = POW6[third];
            FIRST_MIDDLE[strike] = MIDDLE[first];
            SECOND_MIDDLE[strike] = MIDDLE[second];
            THIRD_MIDDLE[strike] = MIDDLE[third];
        }
    }

    private SmallThrow() {}

    /** Returns whether {@link #score} accepts a pool. Such a pool has at least one Focus die. */
    static boolean accepts(final int focus, final int strike, final int crit) {
        return focus >= 1 && focus <= MAX_FOCUS && strike >= 0 && strike <= MAX_STRIKE && crit >= 0 && crit <= MAX_CRIT;
    }

    /**
     * Returns the result of an {@linkplain #accepts accepted} pool, packed as in {@link FaceSampler}. Returns
     * {@link #UNDECIDED} if the draw may have to be rejected or four Focus dice show one face.
     *
     * @param draw the first draw of the test
     */
    static long score(final long draw, final int focus, final int strike, final int crit) {
        final int before = focus + crit;
        final long focusPow6 = POW6[focus];
        final long counts = lookUp(COUNTS, MIDDLE[focus], draw, focusPow6);
        final boolean fourAlike = (counts & 4 * ONES) != 0;
        if (fourAlike || draw * POW6[before + strike] >>> MAY_BE_REJECTED_BITS == 0) {
            return UNDECIDED;
        }
        final long crits = lookUp(CRIT_SCORES, MIDDLE[crit], draw * focusPow6, POW6[crit]);
        return combine(counts, strikes(draw * POW6[before], strike), crits);
    }

    private static long strikes(final long draw, final int strike) {
        final long firstPow6 = FIRST_POW6[strike];
        return lookUp(COUNTS, FIRST_MIDDLE[strike], draw, firstPow6)
                + lookUp(COUNTS, SECOND_MIDDLE[strike], draw * firstPow6, SECOND_POW6[strike])
                + lookUp(COUNTS, THIRD_MIDDLE[strike], draw * FIRST_TWO_POW6[strike], THIRD_POW6[strike]);
    }

    private static long lookUp(final long[] table, final int middle, final long draw, final long pow6) {
        return table[middle + (int) Portable.highProduct(draw, pow6)];
    }

    /** Scores six faces at once, each with at most three Focus dice; see {@link FaceSampler#scoreStandard}. */
    private static long combine(final long focus, final long strike, final long critScores) {
        final long perTarget = strike + (critScores & ~CRITICAL);
        final long one = focus & ONES;
        final long two = focus >>> 1 & ONES;
        final long hasStrike = strike + 31 * ONES >>> 5 & ONES;
        final long onlyStrike = hasStrike & ~(one | two);
        final long hits =
                (perTarget & wholeLanes(one | onlyStrike)) // PH-DICE-7: F·(S+2C), bit by bit of F, and (S-1)+2C
                        + ((perTarget & wholeLanes(two)) << 1)
                        - onlyStrike;
        return hits | critScores & (one | two | hasStrike) << CRITICAL_BIT; // PH-DICE-8
    }

    private static long wholeLanes(final long bits) {
        return (bits << FaceLanes.LANE_BITS) - bits;
    }
}
