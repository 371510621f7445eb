package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.dice.DicePool;
import org.sitrep.dice.DieColour;
import org.sitrep.dice.MatchRule;
import org.sitrep.rulesets.purplehaze.combat.RedHand;

/**
 * The Damage that an Enemy test can be expected to do through the Marines' cover, exact but for a Marine who holds two
 * IDs: his cover is counted for each. Some dice may lie already, others are still to be thrown: the number of these on
 * one face follows the binomial law, colour by colour.
 *
 * <p>Cost: for each of the six faces a sum over the dice still to be thrown, (f + 1)(s + 1)(c + 1) terms. No
 * allocation.
 */
final class AttackWorth {
    private static final int FACES = 6;
    private static final int WIDTH = 1 + Math.max(DicePool.MAX_STRIKE, Math.max(DicePool.MAX_FOCUS, DicePool.MAX_CRIT));
    /** The probability that {@code k} of {@code n} dice show a face, at {@code n * WIDTH + k}. */
    private static final double[] SHARE = shares();

    private static double[] shares() {
        final double[] shares = new double[WIDTH * WIDTH];
        shares[0] = 1;
        for (int n = 1; n < WIDTH; n++) {
            for (int k = 0; k <= n; k++) {
                final double another = k == 0 ? 0 : shares[(n - 1) * WIDTH + k - 1];
                shares[n * WIDTH + k] = another / FACES + shares[(n - 1) * WIDTH + k] * (FACES - 1) / FACES;
            }
        }
        return shares;
    }

    /** Returns the Damage to be expected of a test that is still to be thrown. */
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
     * Returns the Damage to be expected of the test in hand if so many dice are thrown onto those that lie.
     *
     * @param cleared faces whose dice do not lie any more then, a bit each
     */
    double ofDice(final RedHand hand, final int cleared, final int focus, final int strike, final int crit) {
        double damage = 0;
        for (int face = 1; face <= FACES; face++) {
            damage += onFace(hand, face, focus, strike, crit, (cleared & 1 << face) == 0);
        }
        return damage;
    }

    /** Returns the Damage that the dice of a face do as they lie. */
    double asItLies(final RedHand hand, final int face) {
        return onFace(hand, face, 0, 0, 0, true);
    }

    private static double onFace(
            final RedHand hand, final int face, final int focus, final int strike, final int crit, final boolean onto) {
        final int marine = hand.holder(face - 1);
        if (marine < 0) {
            return 0;
        }
        final int cover = hand.cover(marine);
        final int lyingFocus = onto ? hand.dice(DieColour.FOCUS, face) : 0;
        final int lyingStrike = onto ? hand.dice(DieColour.STRIKE, face) : 0;
        final int lyingCrit = onto ? hand.dice(DieColour.CRIT, face) : 0;
        final MatchRule rule = hand.rule();
        double damage = 0;
        for (int f = 0; f <= focus; f++) {
            for (int s = 0; s <= strike; s++) {
                double inner = 0;
                for (int c = 0; c <= crit; c++) {
                    inner += SHARE[crit * WIDTH + c]
                            * through(rule, lyingFocus + f, lyingStrike + s, lyingCrit + c, cover);
                }
                damage += SHARE[focus * WIDTH + f] * SHARE[strike * WIDTH + s] * inner;
            }
        }
        return damage;
    }

    /** Damage of a face through cover; a critical one goes through all of it (PH-HIT-2). */
    private static int through(
            final MatchRule rule, final int focus, final int strike, final int crit, final int cover) {
        final int hits = rule.faceHits(focus, strike, crit);
        return rule.criticalSteps(focus, strike, crit) >= rule.stepsToCritical() ? hits : Math.max(0, hits - cover);
    }
}
