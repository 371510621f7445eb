package org.sitrep.rulesets.purplehaze.combat;

import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Skill;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.MarineCards;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Decision;

/**
 * What Fire orders on one target the first order of a Marine must offer, found target by target and mode by mode: the
 * engine sorts the Enemies by what hinders the shot and lists masks. Their dice are compared with those that are found
 * for each order by itself, and the Marines who may activate with what is said of each.
 */
final class LegalFire {
    private final CombatState state;
    private final Decision decision;
    private final Set<Integer> offered;
    private final int marine;

    LegalFire(final CombatState state, final Decision decision, final Set<Integer> offered) {
        this.state = state;
        this.decision = decision;
        this.offered = offered;
        marine = decision.subject();
    }

    /** Fails if an order is missing, or there that must not be. */
    void check() {
        for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
            final int weapon = state.squad.weapons[marine * StartingSquad.MAX_WEAPONS + i];
            if (weapon != CombatState.NONE) {
                final int first = state.tables.weapons.firstMode[weapon];
                for (int mode = first; mode < first + state.tables.weapons.modes[weapon]; mode++) {
                    checkMode(mode);
                }
            }
        }
        for (int mode = state.tables.modes.firstThrown; mode < state.tables.modes.count; mode++) {
            checkMode(mode);
        }
        checkSkills();
        checkDice();
    }

    private void checkMode(final int mode) {
        final ModeTable modes = state.tables.modes;
        if (modes.items[mode].hitsFrontRow()) {
            return;
        }
        final boolean aims = state.tables.orders.contains(Forbidden.Order.AIMED_SHOT)
                && Aim.mayAim(state, state.space[marine], marine, mode);
        for (int target = 0; target < 12; target++) {
            checkOrder(mode, target, 0, true);
            checkOrder(mode, target, Order.AIMED, aims);
        }
    }

    private void checkOrder(final int mode, final int target, final int flags, final boolean possible) {
        final ModeTable modes = state.tables.modes;
        final int range = Aim.range(state, marine, target);
        final boolean reached = possible
                && state.tables.orders.contains(Forbidden.Order.FIRE)
                && (modes.spends[mode] == CombatState.NONE || Equipment.has(state.squad, marine, modes.spends[mode]))
                && (state.targets(modes.antiTank[mode]) & 1 << target) != 0
                && range <= modes.range[mode];
        final boolean wanted = reached
                && Aim.focusWithOwl(
                                state,
                                marine,
                                Aim.focus(
                                        state,
                                        marine,
                                        mode,
                                        range,
                                        flags != 0,
                                        Aim.lineOfSightPenalty(state, marine, target)))
                        > 0;
        final int order = Order.pack(Order.FIRE, flags, mode, target, Aim.cost(state, marine, mode, flags));
        that(offered.contains(order) == wanted, order, wanted ? "is missing" : "is not possible");
    }

    private void checkSkills() {
        for (int skill = 0; skill < MarineCards.SKILLS; skill++) {
            final boolean has = state.squad.cards.skill[marine * MarineCards.SKILLS + skill] != Skill.NONE;
            that((state.squad.cards.skills[marine] >>> skill & 1) == (has ? 1 : 0), skill, "is not in the mask");
        }
    }

    private void checkDice() {
        final CombatView view = new CombatView(state);
        final FireDice dice = new FireDice();
        dice.begin(view, marine);
        for (int i = 0; i < decision.count(); i++) {
            final int order = decision.option(i);
            if (Order.kind(order) == Order.FIRE && !Order.has(order, Order.SMOKE)) {
                that(dice.poolOf(order) == view.poolOf(marine, order), order, "has other dice by itself");
            }
        }
    }

    /** Fails if the mask of those who may activate is not what is said of each Marine. */
    static void checkReady(final CombatState state) {
        for (int who = 0; who < CombatState.MARINES; who++) {
            that((state.mayActivate() >>> who & 1) == (state.mayActivate(who) ? 1 : 0), who, "is wrong in the mask");
        }
    }

    private static void that(final boolean holds, final int what, final String message) {
        if (!holds) {
            throw new AssertionError("0x" + Integer.toHexString(what) + " " + message);
        }
    }
}
