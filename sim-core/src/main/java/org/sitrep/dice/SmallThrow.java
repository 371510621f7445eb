package org.sitrep.dice;

/**
 * Scores the throws that games are made of, up to 4 Focus, 12 Strike and 4 Crit dice, under the standard rule and from
 * one draw. Gives what {@link FaceLanes} and {@link FaceSampler#scoreStandard} give, with fewer steps:
 *
 * <ul>
 *   <li>always five look-ups, one of Focus, one of Crit and three of Strike dice, of which some may be of no dice: to
 *       do one for nothing costs less than a branch that cannot be foretold;
 *   <li>what to multiply by and where to look stands in a row for each number of dice;
 *   <li>Crit dice are looked up as what they score;
 *   <li>what one draw in thousands needs is left to the long way.
 * </ul>
 */
final class SmallThrow {
    /** Returned in place of a result: this draw takes the long way. */
    static final long UNDECIDED = -1L;

    private static final int MOST_FOCUS = 4;
    private static final int MOST_STRIKE = 12;
    private static final int MOST_CRIT = 4;

    /**
     * Draws whose low word of {@code u·6^n} is below 2^52 may be refused: for 20 dice and fewer 2^64 mod 6^n is below
     * that. One draw in 4096.
     */
    private static final int MAY_BE_REFUSED_BITS = 52;

    private static final long ONES = FaceLanes.ONES;
    private static final int CRITICAL_BIT = 9;
    private static final long CRITICAL = ONES << CRITICAL_BIT;

    /** Powers of six, for 0-24 dice; and where the throws of 0-4 dice lie. */
    private static final long[] POW6 = FaceLanes.POW6;

    private static final int[] MIDDLE = FaceLanes.MIDDLE;
    private static final long[] COUNTS = FaceLanes.COUNTS;

    /**
     * For every throw of up to four Crit dice, as {@link FaceLanes#COUNTS} is laid out: two hits for each, and the flag
     * of the face where two fell.
     */
    private static final long[] CRIT_SCORES = new long[COUNTS.length];

    /**
     * How the Strike dice are shared out, by their number. Three shares: half and half up to eight, and what is left
     * above that.
     */
    private static final long[] FIRST_POW6 = new long[MOST_STRIKE + 1];

    private static final long[] FIRST_TWO_POW6 = new long[MOST_STRIKE + 1];
    private static final long[] SECOND_POW6 = new long[MOST_STRIKE + 1];
    private static final long[] THIRD_POW6 = new long[MOST_STRIKE + 1];
    private static final int[] FIRST_MIDDLE = new int[MOST_STRIKE + 1];
    private static final int[] SECOND_MIDDLE = new int[MOST_STRIKE + 1];
    private static final int[] THIRD_MIDDLE = new int[MOST_STRIKE + 1];

    static {
        for (int i = 0; i < COUNTS.length; i++) {
            final long twoOrMore = COUNTS[i] + 14 * ONES >>> 4 & ONES;
            CRIT_SCORES[i] = 2 * COUNTS[i] | twoOrMore << CRITICAL_BIT;
        }
        for (int strike = 0; strike <= MOST_STRIKE; strike++) {
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

    /** Tells whether a pool is one that {@link #score} takes. It has at least one Focus die. */
    static boolean takes(final int focus, final int strike, final int crit) {
        return focus >= 1
                && focus <= MOST_FOCUS
                && strike >= 0
                && strike <= MOST_STRIKE
                && crit >= 0
                && crit <= MOST_CRIT;
    }

    /**
     * Returns the result of a pool that it {@linkplain #takes takes}, packed as {@link FaceSampler} says, or
     * {@link #UNDECIDED} where the draw may have to be refused or four Focus dice show one face.
     *
     * @param draw the first draw of the test
     */
    static long score(final long draw, final int focus, final int strike, final int crit) {
        final int before = focus + crit;
        final long focusPow6 = POW6[focus];
        final long counts = look(COUNTS, MIDDLE[focus], draw, focusPow6);
        final boolean fourAlike = (counts & 4 * ONES) != 0;
        if (fourAlike || draw * POW6[before + strike] >>> MAY_BE_REFUSED_BITS == 0) {
            return UNDECIDED;
        }
        final long crits = look(CRIT_SCORES, MIDDLE[crit], draw * focusPow6, POW6[crit]);
        return combine(counts, strikes(draw * POW6[before], strike), crits);
    }

    private static long strikes(final long draw, final int strike) {
        final long firstPow6 = FIRST_POW6[strike];
        return look(COUNTS, FIRST_MIDDLE[strike], draw, firstPow6)
                + look(COUNTS, SECOND_MIDDLE[strike], draw * firstPow6, SECOND_POW6[strike])
                + look(COUNTS, THIRD_MIDDLE[strike], draw * FIRST_TWO_POW6[strike], THIRD_POW6[strike]);
    }

    private static long look(final long[] table, final int middle, final long draw, final long pow6) {
        return table[middle + (int) Math.multiplyHigh(draw, pow6)];
    }

    /**
     * Scores six faces at once, of which none shows more than three Focus dice; see {@link FaceSampler#scoreStandard}.
     */
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
