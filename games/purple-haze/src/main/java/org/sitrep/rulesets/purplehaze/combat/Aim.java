package org.sitrep.rulesets.purplehaze.combat;

import java.util.function.ToIntFunction;
import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.squad.CardsInForce;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.rulesets.purplehaze.squad.MarineCards;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.CardTexts;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.LineOfSight;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;

/**
 * Computes the range, line of sight, dice and cost of a Fire order (PH-FIRE-3 to PH-FIRE-5, PH-LOS). Reads the state,
 * changes nothing.
 */
final class Aim {
    private Aim() {}

    /** Returns the range from a Marine's space to an Enemy space, in rows (PH-FIRE-3). */
    static int range(final CombatState state, final int marine, final int target) {
        return state.tables.board.range(state.space[marine], target);
    }

    /** Returns the Focus dice lost to obstacles in the line of sight (PH-LOS-1, PH-LOS-2). */
    static int lineOfSightPenalty(final CombatState state, final int marine, final int target) {
        return lineOfSightPenalty(state, state.marineMask, state.space[marine], target);
    }

    /** Returns the same from any space, with Marines on the given spaces. */
    static int lineOfSightPenalty(final CombatState state, final int marines, final int from, final int target) {
        return lineOfSightPenalty(state, marines, smoky(state), from, target);
    }

    /** Returns the columns with smoke, as a mask. */
    static int smoky(final CombatState state) {
        int columns = 0;
        for (int column = 0; column < Space.COLUMNS; column++) {
            columns |= state.smoke[column] == 0 ? 0 : 1 << column;
        }
        return columns;
    }

    /** Returns the same for known {@link #smoky} columns. */
    static int lineOfSightPenalty(
            final CombatState state, final int marines, final int smoky, final int from, final int target) {
        final int crossed = state.tables.board.lineOfSight.crossed(from, target);
        int penalty = Integer.bitCount(crossed & LineOfSight.board(marines, state.enemyMask));
        for (int columns = crossed >>> LineOfSight.COLUMNS & smoky; columns != 0; columns &= columns - 1) {
            penalty += state.smoke[Integer.numberOfTrailingZeros(columns)]; // AMB-29: once per column
        }
        return penalty;
    }

    /** Returns the Focus dice that a Marine has for any Fire order by themselves, in the present light. */
    static int ownFocus(final CombatState state, final int marine) {
        final int wound = state.squad.wound[marine];
        return GameTables.COMBAT_FOCUS
                - (state.nightForMarines() ? 1 : 0) // PH-DICE-4
                + (wound == CombatState.NONE
                        ? 0
                        : state.tables.wounds.get(wound).focus()); // PH-WND-1
    }

    /**
     * Returns the Focus dice of a Fire order on one target; 0 or less means that it cannot be chosen (PH-FIRE-4,
     * PH-LOS-8).
     */
    static int focus(
            final CombatState state,
            final int marine,
            final int mode,
            final int range,
            final boolean aimed,
            final int penalty) {
        return focus(state, marine, ownFocus(state, marine), mode, range, aimed, penalty);
    }

    /** Returns the same for a known {@link #ownFocus}. */
    static int focus(
            final CombatState state,
            final int marine,
            final int own,
            final int mode,
            final int range,
            final boolean aimed,
            final int penalty) {
        final ModeTable modes = state.tables.modes;
        final int hindrance =
                ignoresLineOfSight(state, marine, mode, aimed) ? 0 : Math.max(0, penalty - (aimed ? 1 : 0)); // PH-LOS-3
        return own
                + modes.cellFocus[ModeTable.cell(mode, range)]
                + (aimed ? 1 : 0) // PH-FIRE-5
                - hindrance;
    }

    /** Returns whether a shot ignores obstacles in the line of sight. */
    static boolean ignoresLineOfSight(final CombatState state, final int marine, final int mode, final boolean aimed) {
        final ModeTable modes = state.tables.modes;
        return modes.ignoresLineOfSight[mode] // PH-LOS-5
                || aimed && modes.items[mode].aimedIgnoresLineOfSight() && isNamedUser(state, marine, mode); // PH-LOS-4
    }

    /**
     * Returns the Focus dice of a Fire order on one target without other help: with a card that ignores the night where
     * there would be none without it (GAP-08).
     */
    static int focusWithOwl(final CombatState state, final int marine, final int focus) {
        final boolean owl = focus <= 0
                && state.nightForMarines()
                && state.squad.held.own(marine, CardOp.IGNORE_NIGHT) != HeldCards.NOTHING;
        return owl ? focus + 1 : focus;
    }

    private static boolean isNamedUser(final CombatState state, final int marine, final int mode) {
        final int users = state.tables.weapons.users[state.tables.modes.weapon[mode]];
        return (users & 1 << marine) != 0;
    }

    /**
     * Returns whether a Marine may take an Aimed Shot from a space, which need not be the Marine's own (PH-FIRE-5,
     * PH-SMK-2).
     */
    static boolean mayAim(final CombatState state, final int from, final int marine, final int mode) {
        return state.tables.modes.printed[mode].aimed() && mayAimAtAll(state, from, marine);
    }

    /** Returns the same for a mode that allows it. */
    static boolean mayAimAtAll(final CombatState state, final int from, final int marine) {
        final int wound = state.squad.wound[marine];
        return !state.nightForMarines() // PH-RND-3
                && state.smoke[from % Space.COLUMNS] == 0
                && !(wound != CombatState.NONE && state.tables.wounds.get(wound).noAimed());
    }

    /** Returns the Strike dice of a Fire order with its flags (PH-FIRE-4). */
    static int strike(final CombatState state, final int marine, final int mode, final int order) {
        final MarineCards marines = state.squad.cards;
        int strike = state.tables.modes.strike[mode];
        strike += Order.has(order, Order.ATTACHMENT) ? state.tables.modes.parts[mode].strike() : 0; // PH-EQ-12
        strike += Order.has(order, Order.EXTRA_AMMO)
                ? marines.skill(marine, SkillId.EXTRA_AMMO).strike()
                : 0;
        strike += Order.has(order, Order.STANDING)
                ? marines.skill(marine, SkillId.STAND_AND_FIRE).strike()
                : 0; // PH-MAR-6
        strike += state.squad.wound[marine] == CombatState.NONE
                ? 0
                : state.tables.wounds.get(state.squad.wound[marine]).strike(); // PH-WND-1
        strike += cardDice(state, marine, mode, CardLine::strike);
        return Math.max(0, strike);
    }

    /** Returns the dice that a Marine's Ability and charm add to a Fire order (GAP-08). */
    private static int cardDice(
            final CombatState state, final int marine, final int mode, final ToIntFunction<CardLine> dice) {
        final CardsInForce inForce = state.squad.inForce;
        if ((inForce.tests(marine) & CardTexts.FIRE) == 0) {
            return 0;
        }
        final ModeTable modes = state.tables.modes;
        final boolean thrown = mode >= modes.firstThrown;
        final boolean alone = state.space[marine] != CombatState.NONE && !state.hasNeighbour(marine);
        final int shot = (alone ? CardsInForce.ALONE : 0)
                | (modes.printed[mode].automatic() ? CardsInForce.AUTOMATIC : 0)
                | (thrown ? CardsInForce.THROWN : 0);
        return inForce.fireDice(marine, shot, thrown ? 0 : 1L << modes.weapon[mode], dice);
    }

    /** Returns the Crit dice of a Fire order with its flags (PH-FIRE-4, PH-WND-9). */
    static int crit(final CombatState state, final int marine, final int mode, final int order) {
        final MarineCards marines = state.squad.cards;
        int crit = state.tables.modes.crit[mode];
        crit += Order.has(order, Order.ATTACHMENT) ? state.tables.modes.parts[mode].crit() : 0;
        crit += Order.has(order, Order.EXTRA_AMMO)
                ? marines.skill(marine, SkillId.EXTRA_AMMO).crit()
                : 0;
        crit += cardDice(state, marine, mode, CardLine::crit);
        crit += isM60(state, mode) ? marines.skill(marine, SkillId.M60_EXPERT).crit() : 0;
        if (state.squad.wound[marine] != CombatState.NONE
                && state.tables.options.criticalWound() != Options.CriticalWound.CRITICAL_HITS) { // AMB-60
            crit += state.tables.wounds.get(state.squad.wound[marine]).crit();
        }
        return Math.max(0, crit);
    }

    private static boolean isM60(final CombatState state, final int mode) {
        return state.tables.modes.weapon[mode] == state.tables.weapons.m60 && state.tables.weapons.m60 >= 0;
    }

    /** Returns the Initiative cost of a Fire order with its flags (PH-ACT-8). */
    static int cost(final CombatState state, final int marine, final int mode, final int flags) {
        int cost = state.tables.modes.cost[mode];
        cost += Order.has(flags, Order.AIMED) ? aiming(state, marine) : 0;
        cost += Order.has(flags, Order.ATTACHMENT) ? state.tables.modes.parts[mode].cost() : 0;
        return cost + fireExtra(state, marine);
    }

    /** Returns the cost that aiming adds to a Fire order. */
    static int aiming(final CombatState state, final int marine) {
        final MarineCards marines = state.squad.cards;
        final boolean freely = marines.has(marine, SkillId.MARKSMAN); // GAP-07
        return freely ? 0 : Math.max(0, 1 + state.squad.inForce.sum(marine, CardOp.AIM_COST)); // GAP-08
    }

    /** Returns the cost that a Wound adds to a Fire order (PH-WND-1). */
    static int fireExtra(final CombatState state, final int marine) {
        final int wound = state.squad.wound[marine];
        return wound == CombatState.NONE ? 0 : state.tables.wounds.get(wound).fireCost();
    }
}
