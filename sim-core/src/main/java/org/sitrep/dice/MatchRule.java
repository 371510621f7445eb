package org.sitrep.dice;

import java.util.Objects;

/**
 * Defines the dice-match rule: the score of the dice of a throw (PH-DICE-7) and when they are critical (PH-DICE-8).
 * Points that the rulebook leaves open are components of this record; {@link #STANDARD} holds the recommended readings.
 *
 * <p>Notation: F, S and C are the numbers of Focus, Strike and Crit dice that show one face.
 *
 * <p>Immutable, thread-safe.
 *
 * @param duplicateFocus AMB-01: the effect of a second Focus die on the same face
 * @param referenceStrike AMB-02: whether, on a face without Focus, the Strike that serves as the target also scores
 * @param critTargets AMB-03: the dice of its face that a Crit scores on
 * @param criticalHit AMB-04: the two Crits that make a Critical Hit
 */
public record MatchRule(
        DuplicateFocus duplicateFocus,
        ReferenceStrike referenceStrike,
        CritTargets critTargets,
        CriticalHit criticalHit) {

    /** AMB-01: two Focus dice on one face. */
    public enum DuplicateFocus {
        /** Every Focus die is a separate target: F·(S+2C). */
        SEPARATE_TARGETS,
        /** Duplicates add nothing: S+2C for any F ≥ 1. */
        ADD_NOTHING
    }

    /** AMB-02: the Strike that serves as the target on a face without Focus. */
    public enum ReferenceStrike {
        /** It never scores: (S-1)+2C. */
        NEVER_SCORES,
        /** It scores once a Crit shows the face: S+2C for C ≥ 1, else S-1. */
        SCORES_WITH_CRITS
    }

    /** AMB-03: the dice that a Crit scores on. */
    public enum CritTargets {
        /** The Focus dice of its face; on a face without Focus dice, the Strikes as one target. */
        FOCUS_FIRST,
        /**
         * Every Focus die and every Strike of its face, each a separate target: 2·S·C in addition to F·(S+2C), and
         * (S-1)+2·S·C on a face without Focus. The worked examples rule this reading out.
         */
        EVERY_DIE
    }

    /** AMB-04: the two Crits of a Critical Hit. A Crit scores if its face shows a Focus or Strike die. */
    public enum CriticalHit {
        /** Two scoring Crits on the same face; that face is critical. */
        SAME_FACE,
        /** Any two scoring Crits of the throw; then every face with a scoring Crit is critical. */
        ANY_TWO_SCORING
    }

    /** The recommended reading of every open point. */
    public static final MatchRule STANDARD = new MatchRule(
            DuplicateFocus.SEPARATE_TARGETS,
            ReferenceStrike.NEVER_SCORES,
            CritTargets.FOCUS_FIRST,
            CriticalHit.SAME_FACE);

    private static final int CRIT_HITS = 2;

    /** Creates a reading; no component may be null. */
    public MatchRule {
        Objects.requireNonNull(duplicateFocus, "duplicateFocus");
        Objects.requireNonNull(referenceStrike, "referenceStrike");
        Objects.requireNonNull(critTargets, "critTargets");
        Objects.requireNonNull(criticalHit, "criticalHit");
    }

    /** Returns the hits (successes) of one face, at least 0. */
    public int faceHits(final int focus, final int strike, final int crit) {
        if (focus > 0) { // PH-DICE-7, first branch; AMB-01
            final int targets = duplicateFocus == DuplicateFocus.SEPARATE_TARGETS ? focus : 1;
            return targets * (strike + CRIT_HITS * crit) + (critsHitEveryDie() ? CRIT_HITS * crit * strike : 0);
        }
        if (strike > 0) { // PH-DICE-7, second branch; AMB-02
            final boolean referenceScores = crit > 0 && referenceStrike == ReferenceStrike.SCORES_WITH_CRITS;
            return (referenceScores ? strike : strike - 1) + CRIT_HITS * crit * (critsHitEveryDie() ? strike : 1);
        }
        return 0; // PH-DICE-7: Crits alone have no target
    }

    /**
     * Returns the steps that one face adds towards a Critical Hit (PH-DICE-8). A throw is critical if the steps of its
     * faces add up to {@link #stepsToCritical()} or more; then every face with a step is critical.
     */
    public int criticalSteps(final int focus, final int strike, final int crit) {
        final int scoringCrits = focus > 0 || strike > 0 ? crit : 0; // PH-DICE-8: Crits without a target do not count
        // AMB-04: either a pair on one face is the one step needed, or each Crit is one of two steps
        return criticalHit == CriticalHit.SAME_FACE ? Math.min(scoringCrits / 2, 1) : Math.min(scoringCrits, 2);
    }

    /** Returns the number of steps that make a throw critical, 1 or 2; see {@link #criticalSteps}. */
    public int stepsToCritical() {
        return criticalHit == CriticalHit.SAME_FACE ? 1 : 2;
    }

    /**
     * Returns the hits of one face of a throw; 0 if the throw has no Focus die on any face (PH-DICE-5).
     *
     * @param face 1-6
     */
    public int hits(final DiceThrow dice, final int face) {
        if (dice.dice(DieColour.FOCUS) == 0) {
            return 0; // PH-DICE-5: without Focus the test scores nothing
        }
        return faceHits(
                dice.count(DieColour.FOCUS, face),
                dice.count(DieColour.STRIKE, face),
                dice.count(DieColour.CRIT, face));
    }

    /** Returns the hits of all faces of a throw; 0 if it has no Focus die (PH-DICE-5). */
    public int totalHits(final DiceThrow dice) {
        int total = 0;
        for (int face = 1; face <= 6; face++) {
            total += hits(dice, face);
        }
        return total;
    }

    /**
     * Returns the critical faces of a throw: bit {@code face-1} is set if that face is critical. 0 without Focus dice.
     */
    public int criticalFaces(final DiceThrow dice) {
        if (dice.dice(DieColour.FOCUS) == 0) {
            return 0; // PH-DICE-5
        }
        int steps = 0;
        int faces = 0;
        for (int face = 1; face <= 6; face++) {
            final int faceSteps = criticalSteps(
                    dice.count(DieColour.FOCUS, face),
                    dice.count(DieColour.STRIKE, face),
                    dice.count(DieColour.CRIT, face));
            steps += faceSteps;
            faces |= faceSteps > 0 ? 1 << (face - 1) : 0;
        }
        return steps >= stepsToCritical() ? faces : 0;
    }

    /** Returns whether any face of a throw is critical. */
    public boolean isCritical(final DiceThrow dice) {
        return criticalFaces(dice) != 0;
    }

    private boolean critsHitEveryDie() {
        return critTargets == CritTargets.EVERY_DIE; // AMB-03
    }
}
