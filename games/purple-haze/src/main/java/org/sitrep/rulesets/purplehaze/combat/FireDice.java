package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.Space;

/**
 * The dice of one Marine's Fire orders from where he stands, for who asks about many of them in a row: what lies in the
 * line of sight to a target, and what a mode and its flags throw, are found out once. All calls since {@link #begin}
 * are about one and the same situation. 84 bytes; no allocation.
 */
public final class FireDice {
    /** All of an order that tells its Strike and Crit dice: kind, flags but for aiming, and mode. */
    private static final int HANDLING = 0xFFFF & ~Order.AIMED;

    private final int[] penalty = new int[Space.COUNT];
    /** The targets whose penalty is known, as a mask. */
    private int known;

    private CombatState state;
    private int marine;
    /** The columns with smoke, as a mask. */
    private int smoky;
    /** What {@link #strike} and {@link #crit} belong to; no order is 0. */
    private int handling;

    private int strike;
    private int crit;
    /** The order asked about last, and its dice. */
    private int latest;

    private int pool;

    /** Begins to ask about a Marine's Fire orders. */
    public void begin(final CombatView combat, final int shooter) {
        state = combat.state();
        marine = shooter;
        smoky = Aim.smoky(state);
        known = 0;
        handling = 0;
        latest = 0;
    }

    /** Returns the dice of a Fire order on one target or on row 1, as {@link CombatView#poolOf} does. */
    public int poolOf(final int order) {
        if (order != latest) {
            latest = order;
            handle(order);
            pool = state.tables.totals.pool(focusOf(order), strike, crit);
        }
        return pool;
    }

    private void handle(final int order) {
        if ((order & HANDLING) != handling) {
            handling = order & HANDLING;
            strike = Aim.strike(state, marine, Order.mode(order), order);
            crit = Aim.crit(state, marine, Order.mode(order), order);
        }
    }

    /** Returns the Focus dice of a Fire order on one target or on row 1. */
    public int focusOf(final int order) {
        final int target = Order.target(order);
        final boolean area = target == Order.NO_TARGET;
        final int focus = Aim.focus(
                state,
                marine,
                Order.mode(order),
                Aim.range(state, marine, area ? 0 : target),
                Order.has(order, Order.AIMED),
                area ? 0 : penalty(target));
        return Aim.focusWithOwl(state, marine, focus);
    }

    private int penalty(final int target) {
        if ((known & 1 << target) == 0) {
            known |= 1 << target;
            penalty[target] = Aim.lineOfSightPenalty(state, state.marineMask, smoky, state.space[marine], target);
        }
        return penalty[target];
    }
}
