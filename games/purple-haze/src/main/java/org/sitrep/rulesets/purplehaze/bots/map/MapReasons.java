package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Decision;

/** Gives the reason for a decision on the map in words. Called by replays only, so not optimised. */
final class MapReasons {
    private MapReasons() {}

    /**
     * Gives the reason for the Squad's action in a round.
     *
     * @param rest the minutes of rest required now, 0 for none
     */
    static String action(final MissionView mission, final Plan plan, final int rest, final int option) {
        return switch (option) {
            case DecisionKind.EVAC_ALL -> evac(plan);
            case DecisionKind.EVAC_ELIGIBLE -> "carried or hurt Marines slow the Squad, " + marches(plan) + " to go";
            case DecisionKind.NIGHT_BIVOUAC, DecisionKind.BIVOUAC ->
                plan.arrived()
                        ? "arrived, waiting for daylight"
                        : "Stamina " + mission.stamina() + (rest > 0 ? ", " + rest + " minutes of rest needed" : "")
                                + "; " + way(plan);
            default ->
                plan.arrived()
                        ? "arrived, moving aside"
                        : "toward " + mission.map().name(plan.target) + ": " + way(plan);
        };
    }

    private static String evac(final Plan plan) {
        return plan.hopeless()
                ? "the primary objective can no longer be met"
                : plan.arrived() ? "arrived, with nothing left to do" : "the Squad is about to be lost";
    }

    private static String marches(final Plan plan) {
        return plan.marches() + (plan.marches() == 1 ? " March" : " Marches");
    }

    private static String way(final Plan plan) {
        return marches(plan) + ", " + plan.minutes() + " minutes and " + plan.stamina() + " SP to the end, with "
                + plan.timeLeft() + " minutes left";
    }

    /** Gives the reason for answers that are not weighed by number. */
    static String small(final Decision decision, final int chosen) {
        final boolean nothing = decision.option(chosen) == 0;
        return switch (decision.kind()) {
            case DecisionKind.EVAC_MARINE -> nothing ? "four Marines have to stay" : "the Marine with most Wounds";
            case DecisionKind.RATION -> "a ration improves the rest";
            case DecisionKind.FIRST_AID -> nothing ? "too little Damage to treat" : "the best healer";
            case DecisionKind.HEAL -> "nearest to a Wound";
            case DecisionKind.PEP_TALK, DecisionKind.COMEDIAN -> "nearest to a Condition";
            case DecisionKind.POINT_MAN -> "the best Perception, unless hurt";
            case DecisionKind.TRAIL_SENSE, DecisionKind.GHOST, DecisionKind.PLAY_BOON ->
                nothing ? "not needed now" : "useful now";
            case DecisionKind.REMOVE_EAZ -> "every EAZ raises Threat";
            case DecisionKind.NEXT_ENCOUNTER -> nothing ? "it does more good than harm" : "it does more harm than good";
            case DecisionKind.GAMBLE_AGAIN -> nothing ? "the roll loses nothing" : "the roll loses the stake";
            case DecisionKind.RELIEF ->
                decision.option(chosen) == DecisionKind.DROP_STRESS
                        ? "a Condition is near"
                        : "a cube less postpones a Breakdown";
            case DecisionKind.BOON_CARD -> "the more useful card";
            case DecisionKind.TAKE_OVER, DecisionKind.TAKE_RADIO, DecisionKind.AMMO, DecisionKind.TAKE_FIND ->
                "the Marine who can use and carry it";
            case DecisionKind.GIVE_UP -> "the least useful item";
            case DecisionKind.PAY_BOON_POINT -> "the Marine with most points";
            default -> "";
        };
    }
}
