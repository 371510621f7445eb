package org.sitrep.rulesets.purplehaze.bots.planner;

import java.util.Arrays;
import org.sitrep.dice.MatchRule;

/**
 * Computes the exact expected Damage on one face of an Enemy test through given cover. The number of dice of a colour
 * that show the face follows the binomial law. A critical face goes through all cover (PH-HIT-2).
 *
 * <p>An entry is computed when first needed: (f + 1)(s + 1)(c + 1) terms. Memory: 160 KB. No allocation after the
 * constructor. Not thread-safe.
 */
public final class DamageTable {
    private static final int FACES = 6;
    private static final int MOST_FOCUS = 7;
    private static final int MOST_STRIKE = 23;
    private static final int MOST_CRIT = 7;
    private static final int MOST_COVER = 12;
    private static final int WIDTH = MOST_STRIKE + 1;

    /** The probability that {@code k} of {@code n} dice show a face, at {@code n * WIDTH + k}. */
    private static final double[] SHARE = shares();

    private final double[] damage =
            new double[(MOST_FOCUS + 1) * (MOST_STRIKE + 1) * (MOST_CRIT + 1) * (MOST_COVER + 1)];
    private MatchRule rule;

    DamageTable() {
        Arrays.fill(damage, Double.NaN);
    }

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

    /** Sets the rule that scores dice; entries computed for another rule are discarded. */
    void use(final MatchRule newRule) {
        if (rule != newRule) {
            rule = newRule;
            Arrays.fill(damage, Double.NaN);
        }
    }

    /** Returns the expected Damage; dice and cover beyond the table count as its maximum. */
    double of(final int focus, final int strike, final int crit, final int cover) {
        if (focus <= 0) {
            return 0; // PH-DICE-5
        }
        final int f = Math.min(focus, MOST_FOCUS);
        final int s = Math.min(Math.max(strike, 0), MOST_STRIKE);
        final int c = Math.min(Math.max(crit, 0), MOST_CRIT);
        final int through = Math.min(Math.max(cover, 0), MOST_COVER);
        final int at = ((f * (MOST_STRIKE + 1) + s) * (MOST_CRIT + 1) + c) * (MOST_COVER + 1) + through;
        if (Double.isNaN(damage[at])) {
            damage[at] = expected(rule, through, 0, 0, 0, f, s, c);
        }
        return damage[at];
    }

    /**
     * Returns the expected Damage on a face through given cover if dice are added to those that show it.
     *
     * @param onFocus Focus dice that already show the face
     * @param onStrike Strike dice that already show the face
     * @param onCrit Crit dice that already show the face
     */
    public static double expected(
            final MatchRule rule,
            final int cover,
            final int onFocus,
            final int onStrike,
            final int onCrit,
            final int focus,
            final int strike,
            final int crit) {
        double damage = 0;
        for (int f = 0; f <= focus; f++) {
            for (int s = 0; s <= strike; s++) {
                double inner = 0;
                for (int c = 0; c <= crit; c++) {
                    inner += SHARE[crit * WIDTH + c] * through(rule, onFocus + f, onStrike + s, onCrit + c, cover);
                }
                damage += SHARE[focus * WIDTH + f] * SHARE[strike * WIDTH + s] * inner;
            }
        }
        return damage;
    }

    private static int through(
            final MatchRule rule, final int focus, final int strike, final int crit, final int cover) {
        final int hits = rule.faceHits(focus, strike, crit);
        return rule.criticalSteps(focus, strike, crit) >= rule.stepsToCritical() ? hits : Math.max(0, hits - cover);
    }
}
