package org.sitrep.rulesets.purplehaze.bots.campaign;

import org.sitrep.rulesets.purplehaze.campaign.CampaignView;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.Pieces;
import org.sitrep.strategy.Decision;

/**
 * Plays the drill between Missions, to the letter of the ruleset's README: the highest sum of Traits, the
 * Specialization's own weapon with some ammo, every level available, no points for R&amp;R.
 */
public final class DrillCampaign {
    private static final Trait[] TRAITS = Trait.values();
    private static final int CORPSMAN = 5;
    private static final int YES = 1;

    /** Returns the index of the option that the drill chooses. */
    public int choose(final SquadView squad, final CampaignView campaign, final Decision decision) {
        return switch (decision.kind()) {
            case DecisionKind.PROFILE -> profile(campaign.profiles(), decision);
            case DecisionKind.MAIN_WEAPON -> mainWeapon(squad, decision);
            case DecisionKind.EQUIP -> equip(squad, decision);
            case DecisionKind.UPGRADE -> YES;
            default -> 0;
        };
    }

    /** Chooses the highest sum of Traits, ties to the lowest number. */
    private static int profile(final Pieces<Profile> profiles, final Decision decision) {
        int best = 0;
        for (int i = 1; i < decision.count(); i++) {
            final int more = sum(profiles, decision.option(i)) - sum(profiles, decision.option(best));
            if (more > 0 || more == 0 && decision.option(i) < decision.option(best)) {
                best = i;
            }
        }
        return best;
    }

    private static int sum(final Pieces<Profile> profiles, final int profile) {
        int sum = 0;
        for (final Trait trait : TRAITS) {
            sum += profiles.get(profile).of(trait);
        }
        return sum;
    }

    /** Chooses the first weapon that is not for every Marine, else the first. */
    private static int mainWeapon(final SquadView squad, final Decision decision) {
        for (int i = 0; i < decision.count(); i++) {
            if (!squad.forEverybody(decision.option(i))) {
                return i;
            }
        }
        return 0;
    }

    /** Chooses the first marker of ammo for an own weapon without any, and a First Aid Kit for the Corpsman. */
    private static int equip(final SquadView squad, final Decision decision) {
        final int marine = decision.subject();
        for (int i = 1; i < decision.count(); i++) {
            final int item = Equipment.item(decision.option(i));
            final boolean useful = !Equipment.isWeapon(decision.option(i))
                    && squad.steps(marine, item) == 0
                    && (squad.feedsWeapon(marine, item) || marine == CORPSMAN && squad.isFirstAidKit(item));
            if (useful) {
                return i;
            }
        }
        return 0;
    }
}
