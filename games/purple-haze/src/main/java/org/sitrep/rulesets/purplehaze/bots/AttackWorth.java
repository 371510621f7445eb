package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.dice.DieColour;
import org.sitrep.rulesets.purplehaze.bots.planner.DamageTable;
import org.sitrep.rulesets.purplehaze.combat.RedHand;

/**
 * Computes the expected Damage of an Enemy test through the Marines' cover. It is exact except for a Marine who holds
 * two IDs, whose cover counts for each. Some dice may already lie, others are still to be thrown: the number of these
 * on one face follows the binomial law, colour by colour.
 *
 * <p>Cost: for each of the six faces a sum over the dice still to be thrown, of (f + 1)(s + 1)(c + 1) terms. No
 * allocation.
 */
final class AttackWorth {
    private static final int FACES = 6;

    /** Returns the expected Damage of a test not yet thrown. */
    double ofThrow(final RedHand hand, final int focus, final int strike, final int crit) {
        if (focus <= 0) {
            return 0; // PH-DICE-5
        }
        double damage = 0;
        for (int face = 1; face <= FACES; face++) {
            damage += onFace(hand, face, focus, strike, crit, false);
        }
        return damage;
    }

    /**
     * Returns the expected Damage of the current test if the given dice are thrown in addition to those that lie.
     *
     * @param cleared the faces whose dice have been picked up, one bit per face
     */
    double ofDice(final RedHand hand, final int cleared, final int focus, final int strike, final int crit) {
        double damage = 0;
        for (int face = 1; face <= FACES; face++) {
            damage += onFace(hand, face, focus, strike, crit, (cleared & 1 << face) == 0);
        }
        return damage;
    }

    /** Returns the Damage of the present dice of a face. */
    double ofPresentDice(final RedHand hand, final int face) {
        return onFace(hand, face, 0, 0, 0, true);
    }

    private static double onFace(
            final RedHand hand, final int face, final int focus, final int strike, final int crit, final boolean onto) {
        final int marine = hand.holder(face - 1);
        if (marine < 0) {
            return 0;
        }
        return DamageTable.expected(
                hand.rule(),
                hand.cover(marine),
                onto ? hand.dice(DieColour.FOCUS, face) : 0,
                onto ? hand.dice(DieColour.STRIKE, face) : 0,
                onto ? hand.dice(DieColour.CRIT, face) : 0,
                focus,
                strike,
                crit);
    }
}
