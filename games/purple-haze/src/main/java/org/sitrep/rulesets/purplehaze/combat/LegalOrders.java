package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.MarineCards;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Decision;

/**
 * Lists the orders that a Marine may be given (PH-ACT-2): two different ones of Fire, Specialist Skill, Move, Take
 * Cover and Idle, Fire and Skill never together. Idle comes last. It is a first order only for a Marine without any
 * other (AMB-32).
 */
final class LegalOrders {
    /** The cost of the first marker of Take Cover; each other marker costs 1 (PH-ACT-5). */
    private static final int FIRST_COVER = 2;

    private final CombatState state;
    private final Sights sights;
    private Decision decision;
    /** The cost that a Wound adds to the Marine's Fire orders. */
    private int fireExtra;

    LegalOrders(final CombatState state) {
        this.state = state;
        sights = new Sights(state);
    }

    /** Adds the options of the first order. */
    void first(final Decision into, final int marine) {
        decision = into;
        fire(marine, false);
        skills(marine);
        moves(marine);
        takeCover(marine);
        if (decision.count() == 0) {
            decision.add(Order.pack(Order.IDLE, 0, 0, 0, 0));
        }
    }

    /** Adds the options of the second order, after the first has been carried out. */
    void second(final Decision into, final int marine, final int firstOrder) {
        decision = into;
        final int kind = Order.kind(firstOrder);
        if (kind != Order.FIRE && kind != Order.SKILL) {
            fire(marine, kind == Order.MOVE);
            skills(marine);
        }
        if (kind != Order.MOVE && !Order.has(firstOrder, Order.STANDING)) {
            moves(marine);
        }
        if (kind != Order.TAKE_COVER) {
            takeCover(marine);
        }
        decision.add(Order.pack(Order.IDLE, 0, 0, 0, 0));
    }

    private void fire(final int marine, final boolean moved) {
        if (!state.tables.orders.contains(Forbidden.Order.FIRE)) {
            return;
        }
        sights.look(marine);
        fireExtra = Aim.fireExtra(state, marine);
        for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
            final int weapon = state.squad.weapons[marine * StartingSquad.MAX_WEAPONS + i];
            if (weapon == CombatState.NONE) {
                break;
            }
            if (Equipment.firstCopy(state.squad, marine, i)) {
                final int first = state.tables.weapons.firstMode[weapon];
                for (int mode = first; mode < first + state.tables.weapons.modes[weapon]; mode++) {
                    fireMode(marine, mode, moved);
                }
            }
        }
        for (int mode = state.tables.modes.firstThrown; mode < state.tables.modes.count; mode++) {
            fireMode(marine, mode, moved);
        }
        final int smoke = state.tables.gear.smoke;
        if (smoke != CombatState.NONE && Equipment.has(state.squad, marine, smoke) && maySmoke(marine)) { // PH-SMK-1
            final int cost = state.tables.gear.smokeCost + fireExtra;
            decision.add(Order.pack(Order.FIRE, Order.SMOKE, 255, Order.NO_TARGET, cost));
        }
    }

    /** Returns whether smoke on the Marine's column would be any better than what is there. */
    private boolean maySmoke(final int marine) {
        return state.smoke[state.space[marine] % Space.COLUMNS] < CombatState.FRESH_SMOKE;
    }

    private void fireMode(final int marine, final int mode, final boolean moved) {
        final ModeTable modes = state.tables.modes;
        final int spends = modes.spends[mode];
        final int steps = spends == CombatState.NONE ? Integer.MAX_VALUE : Equipment.steps(state.squad, marine, spends);
        if (steps == 0) { // PH-EQ-5
            return;
        }
        if (modes.items[mode].hitsFrontRow()) {
            frontRow(mode, choices(marine, mode, steps, moved));
        } else {
            targets(marine, mode, choices(marine, mode, steps, moved));
        }
        if (mode < modes.firstThrown
                && modes.ignoresLineOfSight[mode]
                && state.squad.cards.has(marine, SkillId.POP_SMOKE)
                && maySmoke(marine)) { // PH-SMK-1
            decision.add(Order.pack(
                    Order.FIRE, Order.SMOKE, mode, Order.NO_TARGET, Aim.cost(state, marine, mode, Order.SMOKE)));
        }
    }

    /** Returns the flags that the player may choose. */
    private int choices(final int marine, final int mode, final int steps, final boolean moved) {
        final ModeTable modes = state.tables.modes;
        final MarineCards marines = state.squad.cards;
        final boolean attachment = modes.attachment[mode] != CombatState.NONE
                && Equipment.has(state.squad, marine, modes.attachment[mode])
                && modes.strike[mode] + modes.parts[mode].strike() >= 0;
        final boolean extraAmmo = modes.printed[mode].automatic()
                && marines.has(marine, SkillId.EXTRA_AMMO)
                && modes.spends[mode] != CombatState.NONE
                && steps >= 2;
        final boolean standing = !moved && marines.has(marine, SkillId.STAND_AND_FIRE);
        return (attachment ? Order.ATTACHMENT : 0)
                | (extraAmmo ? Order.EXTRA_AMMO : 0)
                | (standing ? Order.STANDING : 0);
    }

    private void targets(final int marine, final int mode, final int choices) {
        final int plain = sights.targets(mode);
        final int aimed = sights.mayAim(mode) ? sights.aimedTargets(mode) : 0;
        if ((plain | aimed) == 0) {
            return;
        }
        final int aiming = Aim.aiming(state, marine);
        int flags = 0;
        do {
            final int order = order(mode, flags, 0);
            final int aimedOrder = order(mode, flags | Order.AIMED, aiming);
            for (int rest = plain | aimed; rest != 0; rest &= rest - 1) {
                final int target = Integer.numberOfTrailingZeros(rest);
                if ((plain & 1 << target) != 0) {
                    decision.add(Order.at(order, target));
                }
                if ((aimed & 1 << target) != 0) {
                    decision.add(Order.at(aimedOrder, target));
                }
            }
            flags = flags - choices & choices; // the next subset
        } while (flags != 0);
    }

    /** Returns a Fire order that costs {@code more} Initiative than its mode and attachments, with an open target. */
    private int order(final int mode, final int flags, final int more) {
        final ModeTable modes = state.tables.modes;
        final int attached = Order.has(flags, Order.ATTACHMENT) ? modes.parts[mode].cost() : 0;
        return Order.pack(
                Order.FIRE, flags, mode, Order.NO_TARGET, modes.cost[mode] + attached + fireExtra + more); // PH-ACT-8
    }

    /** Adds the flamethrower: in range of Enemy row 1, no lines of sight (PH-FLM-1, AMB-43). */
    private void frontRow(final int mode, final int choices) {
        final int row = state.targets(state.tables.modes.antiTank[mode]) & state.tables.board.row(1);
        if (row == 0 || !sights.reachesFrontRow(mode)) {
            return;
        }
        int flags = 0;
        do {
            decision.add(order(mode, flags, 0));
            flags = flags - choices & choices;
        } while (flags != 0);
    }

    private void moves(final int marine) {
        if (!state.tables.orders.contains(Forbidden.Order.MOVE)) {
            return;
        }
        final int wound = state.squad.wound[marine];
        final MarineCards marines = state.squad.cards;
        final int extra =
                (wound == CombatState.NONE ? 0 : state.tables.wounds.get(wound).moveCost())
                        + marines.skill(marine, SkillId.LIGHT_FOOT).amount()
                        + state.squad.inForce.sum(marine, CardOp.MOVE_COST); // GAP-07, GAP-08
        for (int rest = state.tables.board.spaces & ~state.marineMask; rest != 0; rest &= rest - 1) {
            final int to = Integer.numberOfTrailingZeros(rest);
            final int spaces = state.tables.board.distance[state.space[marine] * Space.COUNT + to]; // PH-ACT-4
            decision.add(Order.pack(Order.MOVE, 0, to, 0, Math.max(0, spaces + extra)));
        }
    }

    private void takeCover(final int marine) {
        if (!state.tables.orders.contains(Forbidden.Order.TAKE_COVER)) {
            return;
        }
        final int first = Math.max(0, FIRST_COVER + state.squad.inForce.sum(marine, CardOp.COVER_COST)); // GAP-08
        final int wound = state.squad.wound[marine];
        final int extra =
                wound == CombatState.NONE ? 0 : state.tables.wounds.get(wound).coverCost(); // PH-WND-1
        final int missing = state.squad.cards.maxSoft(marine) - state.soft[marine];
        for (int markers = 1; markers <= missing; markers++) { // AMB-31: at least one
            decision.add(Order.pack(Order.TAKE_COVER, 0, markers, 0, first + extra + markers - 1)); // PH-ACT-5
        }
    }

    private void skills(final int marine) {
        if (!state.tables.orders.contains(Forbidden.Order.SKILL)) {
            return;
        }
        for (int rest = state.squad.cards.skills[marine] & SkillOrder.ORDERS; rest != 0; rest &= rest - 1) {
            final int skill = Integer.numberOfTrailingZeros(rest);
            final int at = marine * MarineCards.SKILLS + skill;
            final int uses = state.squad.cards.skill[at].uses();
            if (uses == 0 || state.squad.skillUsed[at] < uses) {
                SkillOrder.addOptions(state, decision, marine, skill);
            }
        }
    }
}
