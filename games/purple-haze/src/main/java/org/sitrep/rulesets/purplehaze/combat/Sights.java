package org.sitrep.rulesets.purplehaze.combat;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;

/**
 * Finds the Enemies that a Marine can hit from the present space by any mode. Lines of sight are computed once for all
 * modes, and the Enemies are sorted by hindrance, as masks. A target can be chosen while the mode has Focus dice left
 * after the penalty (PH-LOS-8). Each row of the board therefore takes one look-up per mode.
 */
final class Sights {
    /** A bound above the Focus dice of any pool: with this hindrance, no hit is possible. */
    private static final int HOPELESS = 15;

    private static final int ROW = (1 << Space.COLUMNS) - 1;

    private final CombatState state;
    /** The Enemies whose line of sight has a smaller penalty than the index. */
    private final int[] below = new int[HOPELESS + 2];
    /** The largest penalty. */
    private int worst;

    private int marine;
    /** The Focus dice without those of a mode. */
    private int focus;
    /** The range to the first row of the Enemies. */
    private int nearest;

    private boolean mayAim;
    /** The Enemies that only anti-tank weapons can hit. */
    private int tanks;

    Sights(final CombatState state) {
        this.state = state;
    }

    /** Examines the board from a Marine's space; the results hold until a piece moves, falls or smokes. */
    void look(final int shooter) {
        marine = shooter;
        final boolean night = state.nightForMarines();
        final boolean owl = night && state.squad.held.own(marine, CardOp.IGNORE_NIGHT) != HeldCards.NOTHING; // GAP-08
        focus = Aim.ownFocus(state, marine) + (owl ? 1 : 0);
        nearest = Aim.range(state, marine, 0);
        mayAim = state.tables.orders.contains(Forbidden.Order.AIMED_SHOT)
                && Aim.mayAimAtAll(state, state.space[marine], marine);
        tanks = state.tanks();
        Arrays.fill(below, 0, worst + 2, 0);
        worst = 0;
        final int smoky = Aim.smoky(state);
        final int from = state.space[marine];
        for (int rest = state.enemyMask; rest != 0; rest &= rest - 1) {
            final int target = Integer.numberOfTrailingZeros(rest);
            final int penalty =
                    Math.min(HOPELESS, Aim.lineOfSightPenalty(state, state.marineMask, smoky, from, target));
            below[penalty + 1] |= 1 << target;
            worst = Math.max(worst, penalty);
        }
        for (int penalty = 1; penalty <= worst; penalty++) {
            below[penalty + 1] |= below[penalty];
        }
    }

    boolean mayAim(final int mode) {
        return mayAim && state.tables.modes.printed[mode].aimed();
    }

    /** Returns the Enemies that can be chosen for a shot without aim, as a mask. */
    int targets(final int mode) {
        final ModeTable modes = state.tables.modes;
        int targets = 0;
        for (int row = 0; row < Space.ROWS && nearest + row <= modes.range[mode]; row++) {
            final int dice = focus + modes.cellFocus[ModeTable.cell(mode, nearest + row)];
            targets |= ROW << row * Space.COLUMNS & withDice(dice, modes.ignoresLineOfSight[mode]);
        }
        return modes.antiTank[mode] ? targets : targets & ~tanks;
    }

    /**
     * Returns the Enemies that can be chosen for an Aimed Shot, as a mask (PH-FIRE-5): one more die, and one penalty
     * less if there is any (PH-LOS-3).
     */
    int aimedTargets(final int mode) {
        final ModeTable modes = state.tables.modes;
        final boolean ignores = Aim.ignoresLineOfSight(state, marine, mode, true);
        int targets = 0;
        for (int row = 0; row < Space.ROWS && nearest + row <= modes.range[mode]; row++) {
            final int dice = focus + 1 + modes.cellFocus[ModeTable.cell(mode, nearest + row)];
            targets |= ROW << row * Space.COLUMNS & withDice(dice > 0 && !ignores ? dice + 1 : dice, ignores);
        }
        return modes.antiTank[mode] ? targets : targets & ~tanks;
    }

    /** Returns the Enemies against which at least one of the given dice is left. */
    private int withDice(final int dice, final boolean ignoresLineOfSight) {
        if (dice <= 0) {
            return 0;
        }
        return below[ignoresLineOfSight ? worst + 1 : Math.min(dice, worst + 1)];
    }

    /** Returns whether a mode without a line of sight reaches the first row with a die left (PH-FLM-1, AMB-43). */
    boolean reachesFrontRow(final int mode) {
        final ModeTable modes = state.tables.modes;
        return nearest <= modes.range[mode] && focus + modes.cellFocus[ModeTable.cell(mode, nearest)] > 0;
    }
}
