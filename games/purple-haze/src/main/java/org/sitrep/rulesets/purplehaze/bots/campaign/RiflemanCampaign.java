package org.sitrep.rulesets.purplehaze.bots.campaign;

import org.sitrep.rulesets.purplehaze.campaign.CampaignView;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/**
 * Plays the rifleman between Missions: Marines who suit their places, kit that gets used, every level available, Boon
 * points where Stress is high.
 */
public final class RiflemanCampaign {
    /** The Stress of the Squad from which R&amp;R is worth Boon points. */
    private static final int MUCH_STRESS = 6;
    /** The Boon points in one hand from which some are spent in any case: few Events require more. */
    private static final int RICH = 3;

    /** Returns the index of the chosen option: of equals the first. */
    public int choose(final SquadView squad, final CampaignView campaign, final Decision decision) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < decision.count(); i++) {
            final double value = worth(squad, campaign, decision, decision.option(i));
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    private static double worth(
            final SquadView squad, final CampaignView campaign, final Decision decision, final int option) {
        return switch (decision.kind()) {
            case DecisionKind.PROFILE -> RoleFit.of(campaign.profiles(), option, decision.subject() & 7);
            case DecisionKind.MOTIVATION ->
                campaign.metric(option) == Campaign.Metric.OBJECTIVES ? 1 : 0; // it meets them best
            case DecisionKind.MAIN_WEAPON -> OutfitSense.ofMainWeapon(squad, option);
            case DecisionKind.EQUIP -> OutfitSense.ofHandover(squad, option);
            case DecisionKind.UPGRADE -> option; // experience buys nothing else
            case DecisionKind.REST_BOON -> payer(squad, option);
            default -> 0;
        };
    }

    /** Prefers the Marine with most points; none while Stress is low and all have few. A point begun is finished. */
    private static double payer(final SquadView squad, final int option) {
        if (option != DecisionKind.NOBODY) {
            return squad.boonPoints(option - 1);
        }
        return squad.stressOfAll() < MUCH_STRESS ? RICH - 0.5 : Double.NEGATIVE_INFINITY;
    }

    /** Returns the reason for an answer. */
    public String why(final Decision decision, final int chosen) {
        final boolean nothing = decision.option(chosen) == 0;
        return switch (decision.kind()) {
            case DecisionKind.PROFILE -> "the best fit for the place";
            case DecisionKind.MOTIVATION -> "the Squad is best at objectives";
            case DecisionKind.MAIN_WEAPON -> "the weapon of the Specialization, or the strongest for its Load";
            case DecisionKind.EQUIP ->
                nothing
                        ? "nothing left is worth its Load"
                        : decision.subject() == Equipment.SUPPLY
                                ? "the Marine with most Load to spare"
                                : "the most useful item within the Load Capacity";
            case DecisionKind.UPGRADE -> "experience buys nothing else";
            case DecisionKind.REST_BOON ->
                nothing ? "Stress is low" : "to reduce Stress, from the Marine with most points";
            default -> "";
        };
    }
}
