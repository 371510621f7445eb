package org.sitrep.dice;

import java.util.Objects;
import org.sitrep.rng.TrialKey;

/**
 * Samples an Enemy's test: hits and critical of all six faces, from one throw. The joint distribution of the faces is
 * exact, see {@link FaceLanes}.
 *
 * <p>A result is packed into one long, ten bits per face, face 1 lowest:
 *
 * <pre>
 *   63  60 59 58       50          19 18       10 9 8         0
 *  +------+--+-----------+- ... -+--+-----------+--+-----------+
 *  |  0   |c6|   hits 6  |       |c2|   hits 2  |c1|   hits 1  |
 *  +------+--+-----------+- ... -+--+-----------+--+-----------+
 * </pre>
 *
 * <p>Under every reading except {@link MatchRule.CritTargets#EVERY_DIE} a face has at most 288 hits (8 Focus, 20
 * Strike, 8 Crit on it). Under that reading hits above 511 are returned as 511; this takes at least 32 dice on one
 * face, with a probability below 10^-19.
 *
 * <p>Cost: pools of up to 24 dice take one draw. Under the standard rule, pools up to 4/12/4 ({@link SmallThrow}) take
 * five times the time of a draw, others seven times. Larger pools take two draws. Other readings score face by face.
 * Allocates nothing. Immutable, shared by threads. Memory: two tables of 12.4 KB, shared by all samplers.
 */
public final class FaceSampler {
    private static final int HITS_BITS = 9;
    private static final long HITS_MASK = (1 << HITS_BITS) - 1;
    private static final long ONES = FaceLanes.ONES;

    private final MatchRule rule;
    private final boolean standard;

    /** Creates a sampler for one reading of the rules. */
    public FaceSampler(final MatchRule rule) {
        this.rule = Objects.requireNonNull(rule, "rule");
        this.standard = rule.equals(MatchRule.STANDARD);
    }

    /** Returns the reading of the rules sampled. */
    public MatchRule rule() {
        return rule;
    }

    /**
     * Returns the packed result of a test; 0 without Focus dice (PH-DICE-5).
     *
     * <p>The test owns the ordinals of its address from the given one upwards. It almost always uses the first (up to
     * 24 dice) or the first two.
     *
     * @param key the trial
     * @param address the roll, see {@link org.sitrep.rng.Address}
     * @throws IllegalArgumentException if the pool is outside {@link DicePool}
     */
    public long sample(final TrialKey key, final long address, final int focus, final int strike, final int crit) {
        if (standard && SmallThrow.accepts(focus, strike, crit)) {
            final long packed = SmallThrow.score(key.draw(address), focus, strike, crit);
            if (packed != SmallThrow.UNDECIDED) {
                return packed;
            }
        }
        return sampleAny(key, address, focus, strike, crit);
    }

    private long sampleAny(final TrialKey key, final long address, final int focus, final int strike, final int crit) {
        DicePool.check(focus, strike, crit);
        if (focus == 0) {
            return 0L; // PH-DICE-5
        }
        final int before = focus + crit;
        final boolean oneDraw = before + strike <= FaceLanes.DICE_PER_DRAW;
        final long draw = firstDraw(key, address, before, strike);
        final long strikeDraw = oneDraw ? draw * FaceLanes.POW6[before] : secondDraw(key, address, strike);
        final long focusLanes = FaceLanes.read(draw, focus);
        final long critLanes = FaceLanes.read(draw * FaceLanes.POW6[focus], crit);
        final long strikeLanes = FaceLanes.read(strikeDraw, strike);
        return standard
                ? scoreStandard(focusLanes, strikeLanes, critLanes)
                : scoreByFace(focusLanes, strikeLanes, critLanes);
    }

    /**
     * Reads the dice of the test that {@link #sample} resolves for the same arguments. Scoring them with the rule gives
     * the same result.
     *
     * @param into receives the dice; its previous dice are removed
     * @throws IllegalArgumentException if the pool is outside {@link DicePool}
     */
    public void explain(
            final TrialKey key,
            final long address,
            final int focus,
            final int strike,
            final int crit,
            final DiceThrow into) {
        DicePool.check(focus, strike, crit);
        final int before = focus + crit;
        final boolean oneDraw = before + strike <= FaceLanes.DICE_PER_DRAW;
        final long draw = firstDraw(key, address, before, strike);
        final long strikeDraw = oneDraw ? draw * FaceLanes.POW6[before] : secondDraw(key, address, strike);
        into.clear();
        addAll(into, DieColour.FOCUS, FaceLanes.read(draw, focus));
        addAll(into, DieColour.CRIT, FaceLanes.read(draw * FaceLanes.POW6[focus], crit));
        addAll(into, DieColour.STRIKE, FaceLanes.read(strikeDraw, strike));
    }

    /**
     * Returns the packed result of given dice. For the dice of {@link #explain} it equals the result of
     * {@link #sample}.
     */
    public long score(final DiceThrow dice) {
        if (dice.dice(DieColour.FOCUS) == 0) {
            return 0L; // PH-DICE-5
        }
        return scoreByFace(lanes(dice, DieColour.FOCUS), lanes(dice, DieColour.STRIKE), lanes(dice, DieColour.CRIT));
    }

    private static long lanes(final DiceThrow dice, final DieColour colour) {
        long lanes = 0;
        for (int face = 1; face <= 6; face++) {
            lanes |= (long) dice.count(colour, face) << FaceLanes.LANE_BITS * (face - 1);
        }
        return lanes;
    }

    /**
     * Returns the hits of one face of a packed result, 0-511.
     *
     * @param face 1-6
     */
    public static int hits(final long packed, final int face) {
        assert face >= 1 && face <= 6 : face;
        return (int) (packed >>> FaceLanes.LANE_BITS * (face - 1) & HITS_MASK);
    }

    /**
     * Returns whether one face of a packed result is critical.
     *
     * @param face 1-6
     */
    public static boolean critical(final long packed, final int face) {
        assert face >= 1 && face <= 6 : face;
        return (packed >>> FaceLanes.LANE_BITS * (face - 1) + HITS_BITS & 1L) != 0;
    }

    /** Returns the hits of all faces of a packed result. */
    public static int totalHits(final long packed) {
        int total = 0;
        for (int face = 1; face <= 6; face++) {
            total += hits(packed, face);
        }
        return total;
    }

    /** Returns whether any face of a packed result is critical. */
    public static boolean anyCritical(final long packed) {
        return (packed & ONES << HITS_BITS) != 0;
    }

    /**
     * Scores six faces at once under the standard rule; each step works on all ten-bit lanes, none of which can carry
     * over.
     */
    static long scoreStandard(final long focus, final long strike, final long crit) {
        final long perTarget = strike + 2 * crit; // at most 36
        final long hasFocus = (focus + 15 * ONES) >>> 4 & ONES;
        final long hasStrike = (strike + 31 * ONES) >>> 5 & ONES;
        final long onlyStrike = hasStrike & ~hasFocus;
        final long hits = (perTarget & wholeLanes(focus & ONES)) // PH-DICE-7: F·(S+2C), bit by bit of F
                + ((perTarget & wholeLanes(focus >>> 1 & ONES)) << 1)
                + ((perTarget & wholeLanes(focus >>> 2 & ONES)) << 2)
                + ((perTarget & wholeLanes(focus >>> 3 & ONES)) << 3)
                + (perTarget & wholeLanes(onlyStrike)) // PH-DICE-7: (S-1)+2C
                - onlyStrike;
        final long twoCrits = (crit + 14 * ONES) >>> 4 & ONES;
        final long critical = twoCrits & (hasFocus | hasStrike); // PH-DICE-8
        return hits | critical << HITS_BITS;
    }

    /** Scores face by face, under any rule. */
    long scoreByFace(final long focus, final long strike, final long crit) {
        long packed = 0;
        long stepped = 0;
        int steps = 0;
        for (int face = 1; face <= 6; face++) {
            final int f = FaceLanes.count(focus, face);
            final int s = FaceLanes.count(strike, face);
            final int c = FaceLanes.count(crit, face);
            final int shift = FaceLanes.LANE_BITS * (face - 1);
            final int faceSteps = rule.criticalSteps(f, s, c);
            steps += faceSteps;
            packed |= Math.min(rule.faceHits(f, s, c), HITS_MASK) << shift;
            stepped |= (faceSteps > 0 ? 1L : 0L) << shift + HITS_BITS;
        }
        return steps >= rule.stepsToCritical() ? packed | stepped : packed;
    }

    /** Returns the draw that holds the Focus and Crit dice, followed by the Strike dice if all fit into one draw. */
    private static long firstDraw(final TrialKey key, final long address, final int focusAndCrit, final int strike) {
        final int all = focusAndCrit + strike;
        return all <= FaceLanes.DICE_PER_DRAW
                ? FaceLanes.exactDraw(key, address, 0, 1, all)
                : FaceLanes.exactDraw(key, address, 0, 2, focusAndCrit);
    }

    /**
     * Returns the draw of the Strike dice of a pool too large for one draw. It is at odd ordinals, the first draw at
     * even ones.
     */
    private static long secondDraw(final TrialKey key, final long address, final int strike) {
        return FaceLanes.exactDraw(key, address, 1, 2, strike);
    }

    /** Returns lanes with all bits set where {@code bits} has the lowest bit set. */
    private static long wholeLanes(final long bits) {
        return (bits << FaceLanes.LANE_BITS) - bits;
    }

    private static void addAll(final DiceThrow into, final DieColour colour, final long lanes) {
        for (int face = 1; face <= 6; face++) {
            into.add(colour, face, FaceLanes.count(lanes, face));
        }
    }
}
