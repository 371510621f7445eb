package org.sitrep.rulesets.purplehaze.bots.playbook;

import org.sitrep.portable.Portable;
import org.sitrep.rulesets.purplehaze.bots.OrderWorth;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.Order;

/** Computes the expected effect of a shot, once for any number of facts. */
final class ShotEstimate {
    private boolean known;
    /** The chance that the shot eliminates its target. */
    double chance;
    /** The expected eliminations, in Fighters. */
    double eliminates;
    /** The expected loss of an Enemy that survives. */
    double wears;

    /** Forgets the shot, as the next question concerns another. */
    void forget() {
        known = false;
    }

    /** Returns this object, computed for a shot with dice from {@link CombatView#poolOf}. */
    ShotEstimate of(final CombatView combat, final int marine, final int order, final int pool) {
        if (!known) {
            known = true;
            chance = 0;
            eliminates = 0;
            wears = 0;
            compute(combat, marine, order, pool);
        }
        return this;
    }

    private void compute(final CombatView combat, final int marine, final int order, final int pool) {
        final int target = Order.target(order);
        final double mean = combat.meanOf(pool);
        if (target == Order.NO_TARGET) {
            computeArea(combat, marine, order, mean);
        } else if (combat.hidden(target)) {
            wears = mean;
        } else {
            final int strip = combat.strip(marine, order);
            final int needed = combat.hitsToEliminate(target, strip);
            chance = combat.chanceOf(pool, needed);
            eliminates = chance * OrderWorth.price(combat, target);
            final int stripped = Math.min(strip, combat.enemySoft(target));
            wears = (1 - chance) * (Math.min(needed - 1, mean) + stripped);
        }
    }

    /** Gives every Enemy of the front row an equal share of the mean. */
    private void computeArea(final CombatView combat, final int marine, final int order, final double mean) {
        final int row = combat.targets(order) & combat.board().row(1);
        final int each = (int) Portable.round(mean / Math.max(1, Integer.bitCount(row)));
        final int strip = combat.strip(marine, order);
        for (int rest = each == 0 ? 0 : row; rest != 0; rest &= rest - 1) {
            final int space = Integer.numberOfTrailingZeros(rest);
            if (!combat.hidden(space) && each >= combat.hitsToEliminate(space, strip)) {
                eliminates += OrderWorth.price(combat, space);
            } else {
                wears += each;
            }
        }
    }
}
