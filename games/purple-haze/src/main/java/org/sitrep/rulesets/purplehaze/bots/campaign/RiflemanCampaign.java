package org.sitrep.rulesets.purplehaze.bots.campaign;

import org.sitrep.rulesets.purplehaze.campaign.CampaignView;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/**
 * The rifleman between Missions: men who suit their places, kit that is used, every level that can be had, Boon points
 * where nerves need them.
 */
public final class RiflemanCampaign {
    private static final int YES = 1;
    /** Stress of the Squad from which R&amp;R is worth Boon points. */
    private static final int MUCH_STRESS = 6;
    /** With so many Boon points in one hand some are spent in any case: few Events ask for more. */
    private static final int RICH = 3;

    private final OutfitSense outfit = new OutfitSense();

    /** Returns the index of the option that he takes. */
    public int choose(final SquadView squad, final CampaignView campaign, final Decision decision) {
        return switch (decision.kind()) {
            case Ask.PROFILE -> profile(campaign, decision);
            case Ask.MOTIVATION -> motivation(campaign, decision);
            case Ask.MAIN_WEAPON -> outfit.mainWeapon(squad, decision);
            case Ask.EQUIP -> outfit.equip(squad, decision);
            case Ask.UPGRADE -> YES; // experience buys nothing else
            case Ask.REST_BOON -> payer(squad, decision);
            default -> 0;
        };
    }

    private static int profile(final CampaignView campaign, final Decision decision) {
        final int marine = decision.subject() & 7;
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < decision.count(); i++) {
            final int fit = RoleFit.of(campaign.profiles(), decision.option(i), marine);
            if (fit > most) {
                most = fit;
                best = i;
            }
        }
        return best;
    }

    /** What he does best: he meets objectives. */
    private static int motivation(final CampaignView campaign, final Decision decision) {
        for (int i = 0; i < decision.count(); i++) {
            if (campaign.metric(decision.option(i)) == Campaign.Metric.OBJECTIVES) {
                return i;
            }
        }
        return 0;
    }

    /** Whoever has most; a point begun is finished. */
    private static int payer(final SquadView squad, final Decision decision) {
        int best = 0;
        int most = Integer.MIN_VALUE;
        int stress = 0;
        for (int i = 0; i < decision.count(); i++) {
            final int marine = decision.option(i) - 1;
            if (decision.option(i) != Ask.NOBODY && squad.boonPoints(marine) > most) {
                most = squad.boonPoints(marine);
                best = i;
            }
        }
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            stress += squad.present(marine) ? squad.stress(marine) : 0;
        }
        final boolean mayStop = decision.option(0) == Ask.NOBODY;
        return mayStop && stress < MUCH_STRESS && most < RICH ? 0 : best;
    }

    /** Returns why he answers a question so. */
    public String why(final Decision decision, final int chosen) {
        final boolean nothing = decision.option(chosen) == 0;
        return switch (decision.kind()) {
            case Ask.PROFILE -> "he suits the place best";
            case Ask.MOTIVATION -> "objectives are what the Squad is best at";
            case Ask.MAIN_WEAPON -> "the weapon of his trade, or the strongest for its Load";
            case Ask.EQUIP ->
                nothing ? "what is left would only weigh him down" : "the most useful thing that he can carry";
            case Ask.UPGRADE -> "experience buys nothing else";
            case Ask.REST_BOON -> nothing ? "nerves are steady" : "nerves need it, and he has most";
            default -> "";
        };
    }
}
