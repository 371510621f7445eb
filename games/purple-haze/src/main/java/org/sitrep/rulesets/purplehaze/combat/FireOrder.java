package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.TestInHand;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;
import org.sitrep.strategy.Decision;

/**
 * Carries out a Fire order: ammo, test, hits on the target, its neighbours or a row (PH-FIRE-1, PH-FIRE-6, PH-HIT-5,
 * PH-FLM-1, PH-SMK-1).
 */
final class FireOrder extends CombatPart {
    FireOrder(final Combat combat) {
        super(combat);
    }

    void carryOut(final int marine, final int order) {
        if (Order.has(order, Order.SMOKE)) {
            popSmoke(marine, order);
            return;
        }
        final int mode = Order.mode(order);
        final ModeTable modes = state.tables.modes;
        spendAmmo(marine, mode, order);
        final boolean area = modes.items[mode].hitsFrontRow();
        final boolean aimed = Order.has(order, Order.AIMED);
        final int target = area ? 0 : Order.target(order);
        final int range = Aim.range(state, marine, target);
        final int penalty = area ? 0 : Aim.lineOfSightPenalty(state, marine, target);
        final int focus = Aim.focus(state, marine, mode, range, aimed, penalty);
        final int strike = Aim.strike(state, marine, mode, order);
        final int crit = Aim.crit(state, marine, mode, order);
        final int result = test(marine, focus, strike, crit);
        final int hits = result >> 1;
        final boolean critical = (result & 1) != 0 && mayBeCritical(state, marine);
        final int strip = modes.strip(mode, range, Order.has(order, Order.AIMED)); // PH-FIRE-6
        if (area) {
            final int row = state.targets(modes.antiTank[mode]) & state.tables.board.row(1);
            combat.enemyHits.split(
                    row, hits, strip, critical, modes.items[mode].ignoresHardCover(), marine); // PH-FLM-1
        } else {
            hit(marine, mode, order, target, range, hits, critical, strip);
        }
    }

    /** Makes the test and its repetitions, while a repetition is chosen (PH-FIRE-4); returns total × 2 + critical. */
    private int test(final int marine, final int focus, final int strike, final int crit) {
        final TestInHand test = state.squad.test;
        test.begin(marine, TestInHand.FIRE, focus, strike, crit, state.nightForMarines());
        squadParts.help.offer();
        int result;
        do {
            result = rolls.combatTest(
                    RollId.MARINE_TEST, marine, state.acts[marine], test.again, test.focus, test.strike, test.crit);
            trace.tell(Event.MARINE_TEST, marine, test.again, test.focus, test.strike, test.crit, result);
        } while (squadParts.rerolls.again(result));
        return result;
    }

    /** Returns whether hits of a Marine may be critical. */
    static boolean mayBeCritical(final CombatState state, final int marine) {
        final int wound = state.squad.wound[marine];
        return !(state.tables.options.criticalWound() == Options.CriticalWound.CRITICAL_HITS // AMB-60
                && wound != CombatState.NONE
                && state.tables.wounds.get(wound).crit() < 0);
    }

    private void spendAmmo(final int marine, final int mode, final int order) {
        final int spends = state.tables.modes.spends[mode];
        if (spends == CombatState.NONE) {
            return;
        }
        Equipment.spend(state.squad, marine, spends); // PH-EQ-5
        state.ammoSpent++;
        if (Order.has(order, Order.EXTRA_AMMO)) {
            Equipment.spend(state.squad, marine, spends);
            state.ammoSpent++;
        }
    }

    private void hit(
            final int marine,
            final int mode,
            final int order,
            final int target,
            final int range,
            final int hits,
            final boolean critical,
            final int strip) {
        final ModeTable modes = state.tables.modes;
        final int ignoredHard = modes.ignoredHard(mode, range, Order.has(order, Order.AIMED));
        final int share = modes.cellBurst[ModeTable.cell(mode, range)]
                ? shareBurst(target, state.targets(modes.antiTank[mode]), hits, strip, critical, ignoredHard)
                : 0;
        final int left = share & 255;
        final int right = share >>> 8;
        combat.enemyHits.apply(target, hits - left - right, strip, critical, ignoredHard, marine);
        if (left > 0) {
            combat.enemyHits.apply(
                    target - 1, left, 0, false, 0, marine); // PH-HIT-5: special and Critical on the target only
        }
        if (right > 0) {
            combat.enemyHits.apply(target + 1, right, 0, false, 0, marine);
        }
    }

    /**
     * Asks for the shares of a Burst: no neighbour gets more hits than the target (PH-HIT-5), nor more than could
     * matter to it.
     */
    private int shareBurst(
            final int target,
            final int targets,
            final int hits,
            final int strip,
            final boolean critical,
            final int ignoredHard) {
        final int column = target % Space.COLUMNS;
        final int mostLeft = column == 0 ? 0 : worth(target - 1, targets);
        final int mostRight = column == Space.COLUMNS - 1 ? 0 : worth(target + 1, targets);
        if (hits < 2 || mostLeft + mostRight == 0) {
            return 0;
        }
        final Decision decision = seat.open(DecisionKind.BURST, target | hits << 8);
        for (int left = 0; left <= mostLeft && left < hits; left++) {
            for (int right = 0; right <= mostRight && left + right < hits; right++) {
                final int rest = hits - left - right;
                if (allowed(target, rest, left, right, strip, critical, ignoredHard)) {
                    decision.add(left | right << 8);
                }
            }
        }
        return seat.ask();
    }

    private boolean allowed(
            final int target,
            final int rest,
            final int left,
            final int right,
            final int strip,
            final boolean critical,
            final int ignoredHard) {
        if (state.tables.options.burstLimit() != Options.BurstLimit.LOSSES) {
            return left <= rest && right <= rest; // AMB-39
        }
        final int lost = combat.enemyHits.losses(target, rest, strip, critical, ignoredHard);
        return (left == 0 || combat.enemyHits.losses(target - 1, left, 0, false, 0) <= lost)
                && (right == 0 || combat.enemyHits.losses(target + 1, right, 0, false, 0) <= lost);
    }

    /**
     * Returns the maximum hits that can matter to the Enemy on a space, if it is a target: one for Hard Cover, its Soft
     * Cover, its Hit Points. For a hidden Enemy, those of the toughest marker.
     */
    private int worth(final int space, final int targets) {
        if ((targets & 1 << space) == 0) {
            return 0;
        }
        if ((state.hiddenMask & 1 << space) != 0) {
            return state.tables.enemies.toughest + 1;
        }
        return state.hitPoints[space] + state.enemySoft[space] + (state.enemyHardCover >>> space & 1);
    }

    private void popSmoke(final int marine, final int order) {
        final int mode = Order.mode(order);
        final int spends = mode == 255 ? state.tables.gear.smoke : state.tables.modes.spends[mode];
        if (spends != CombatState.NONE) {
            Equipment.spend(state.squad, marine, spends);
            state.ammoSpent++;
        }
        final int column = state.space[marine] % Space.COLUMNS;
        state.smoke[column] = CombatState.FRESH_SMOKE;
        trace.tell(Event.SMOKE_CHANGED, column);
    }
}
