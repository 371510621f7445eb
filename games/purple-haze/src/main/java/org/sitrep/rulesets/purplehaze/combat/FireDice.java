package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.Space;

/**
 * Computes the dice of one Marine's Fire orders from their space, optimised for many orders in a row. The obstacles in
 * the line of sight to a target and the dice of a mode and its flags are computed only once. All calls since
 * {@link #begin} must concern the same situation. Memory: 88 bytes; no allocation.
 */
public final class FireDice {
    /** The parts of an order that determine its Strike and Crit dice: kind, flags except for aiming, and mode. */
    private static final int HANDLING = 0xFFFF & ~Order.AIMED;

    private final int[] penalty = new int[Space.COUNT];
    /** The targets whose penalty is known, as a mask. */
    private int known;

    private CombatState state;
    private int marine;
    /** The Marine's own Focus dice. */
    private int own;
    /** The columns with smoke, as a mask. */
    private int smoky;
    /** The order parts for which {@link #strike} and {@link #crit} hold; no order is 0. */
    private int handling;

    private int strike;
    private int crit;
    /** The last order, and its dice. */
    private int latest;

    private int pool;

    /** Starts with a Marine's Fire orders. */
    public void begin(final CombatView combat, final int shooter) {
        state = combat.state();
        marine = shooter;
        own = Aim.ownFocus(state, marine);
        smoky = Aim.smoky(state);
        known = 0;
        handling = 0;
        latest = 0;
    }

    /** Returns the dice of a Fire order on one target or on row 1, as in {@link CombatView#poolOf}. */
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
                own,
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
