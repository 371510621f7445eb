package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.strategy.Decision;

/**
 * Performs one activation of a Marine: the choice of the Marine, the two orders and their cost (PH-ACT-1 to PH-ACT-8).
 */
final class MarineActivation extends CombatPart {
    /** The least amount by which an activation moves the Initiative (PH-ACT-3). */
    static final int LEAST_COST = 3;

    private final LegalOrders legal = new LegalOrders(state);

    MarineActivation(final Combat combat) {
        super(combat);
    }

    void play() {
        activate(chooseMarine());
    }

    /** Continues from the choice of the Marine. */
    void activate(final int marine) {
        state.marineActivations++;
        trace.tell(Event.MARINE_ACTIVATES, marine);
        state.marineInHand = marine;
        state.firstOrder = 0;
        final Decision decision = seat.open(DecisionKind.FIRST_ORDER, marine);
        legal.first(decision, marine);
        first(seat.ask());
    }

    /** Continues from the choice of the first order. */
    void first(final int order) {
        final int marine = state.marineInHand;
        give(marine, order);
        state.firstOrder = order;
        // A Marine who has gone ALL IN in the first order may have been lost by it.
        if (Order.kind(order) == Order.IDLE || state.end != null || !state.squad.isPresent(marine)) {
            finish(marine, Math.max(LEAST_COST, Order.cost(order))); // PH-ACT-3
            return;
        }
        final Decision decision = seat.open(DecisionKind.SECOND_ORDER, marine);
        legal.second(decision, marine, order);
        second(seat.ask());
    }

    /** Continues from the choice of the second order. */
    void second(final int order) {
        final int marine = state.marineInHand;
        give(marine, order);
        finish(marine, Math.max(LEAST_COST, Order.cost(state.firstOrder) + Order.cost(order))); // PH-ACT-3
    }

    private int chooseMarine() {
        final Decision decision = seat.open(DecisionKind.ACTIVATE, 0);
        decision.addAll(0, state.mayActivate());
        return seat.ask();
    }

    private void give(final int marine, final int order) {
        state.orderInHand = order;
        trace.tell(Event.ORDER, marine, order);
        switch (Order.kind(order)) {
            case Order.FIRE -> combat.fireOrder.carryOut(marine, order);
            case Order.SKILL -> combat.skillOrder.carryOut(marine, order);
            case Order.MOVE -> state.put(marine, Order.space(order));
            case Order.TAKE_COVER -> state.soft[marine] += Order.markers(order);
            default -> {} // PH-ACT-6
        }
    }

    /** Flips a marker, the Marine's own before that of an extra ID, and moves the Initiative. */
    private void finish(final int marine, final int cost) {
        final int ready = state.squad.idsOf(marine) & state.readyIds;
        final int own = 1 << marine;
        state.readyIds &= ~((ready & own) != 0 ? own : ready);
        state.acts[marine]++;
        state.actsThisRound[marine]++;
        state.initiative -= cost; // PH-CBB-5
        trace.tell(Event.MARINE_ACTIVATED, marine, cost);
    }
}
