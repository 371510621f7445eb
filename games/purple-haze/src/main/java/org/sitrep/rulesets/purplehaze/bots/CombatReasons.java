package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.portable.Portable;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Decision;

/**
 * Gives the reason for a combat decision in words, with the numbers behind it. Called by replays only, so not
 * optimised.
 */
final class CombatReasons {
    /** The reason to activate the Radio Operator first. */
    static final String RADIO = "the radio first, while a call can still arrive";

    private static final double PERCENT = 100;

    private CombatReasons() {}

    /**
     * Gives the reason for an order: the chance to eliminate a target of known strength, else the expected successes.
     */
    static String order(final GameView view, final int marine, final int order) {
        if (Order.kind(order) != Order.FIRE || Order.has(order, Order.SMOKE)) {
            return "";
        }
        final int target = Order.target(order);
        if (target == Order.NO_TARGET || view.combat.hidden(target)) {
            return number(view.combat.meanSuccesses(marine, order)) + " expected hits, ";
        }
        final int needed = view.combat.hitsToEliminate(target, view.combat.strip(marine, order));
        return percent(view.combat.probabilityAtLeast(marine, order, needed)) + " chance to eliminate with " + needed
                + (needed == 1 ? " hit, " : " hits, ");
    }

    /** Gives the weighed worth of the choice and that of the next best option. */
    static String weighed(final double[] worths, final int count, final int chosen, final String unit) {
        double next = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            next = i == chosen ? next : Math.max(next, worths[i]);
        }
        return "worth " + number(worths[chosen]) + unit + ", next best " + number(next);
    }

    /** Gives the reason for answers that are not weighed by number. */
    static String small(final GameView view, final Decision decision, final int chosen) {
        final boolean nothing = decision.option(chosen) == 0;
        return switch (decision.kind()) {
            case DecisionKind.CLAYMORE, DecisionKind.FIRE_MISSION_ROW -> "most Enemies are there";
            case DecisionKind.LEFTOVER_HIT -> "the weakest Enemy";
            case DecisionKind.ID_HOLDER -> "can bear most Damage";
            case DecisionKind.REVEAL -> "all look alike";
            case DecisionKind.SWAP -> "no change to the chosen loadout";
            case DecisionKind.SHED -> "the least useful item";
            case DecisionKind.REROLL ->
                "result " + view.squad.testSuccesses() + ", " + number(view.squad.testMean()) + " expected";
            case DecisionKind.BEFORE_TEST ->
                nothing ? "nothing worth its price" : "improves the test at an acceptable price";
            case DecisionKind.PLAY -> nothing ? "nothing helps now" : "helps now";
            case DecisionKind.PLAY_TARGET -> "helps most there";
            case DecisionKind.IGNORE_DAMAGE, DecisionKind.IGNORE_WOUND ->
                nothing ? "saved for worse" : "bad enough to use it";
            default -> "";
        };
    }

    static String number(final double value) {
        return Portable.format("%.2f", value == 0 ? 0.0 : value);
    }

    private static String percent(final double share) {
        return Portable.format("%.0f %%", PERCENT * share);
    }
}
