package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.purplehaze.bots.campaign.RoleFit;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/**
 * Facts about decisions between Missions: the service of Marines, the Squad's Motivation, and the purchases with
 * experience and Boon points.
 */
final class CampaignFacts extends SectionFacts {
    private static final int MARINE = 7;

    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.PROFILE, "profile", "The Marine to fill a place in the Squad.")
            .byDefault("the best fit for the place, by `fit`")
            .ask(DecisionKind.MOTIVATION, "motivation", "The Motivation of the Squad Leader.")
            .byDefault("objectives")
            .ask(DecisionKind.UPGRADE, "upgrade", "Whether to spend experience on a Marine's next level.")
            .byDefault("yes")
            .ask(DecisionKind.REST_BOON, "rest", "The Marine who pays a Boon point before R&R.")
            .byDefault("the Marine with most points, if the Squad has 6 Stress or more or one Marine 3 points or more");

    static final Facts<CampaignFacts> FACTS = new Facts<CampaignFacts>(11)
            .question(QUESTIONS, f -> f.decision.kind())
            .number("place", 0, 6, f -> f.place() + 1)
            .as("ID of the place to fill, or of the Marine who may reach a level.")
            .number("missionsBegun", 0, 100, f -> f.view.campaign.missionsBegun())
            .as("Missions of the campaign that have begun.")
            .number("missionsLeft", 0, 100, f -> f.view.campaign.missions() - f.view.campaign.missionsBegun())
            .as("Missions of the campaign that have not begun.")
            .flag("standIn", f -> f.asks(DecisionKind.PROFILE) && f.decision.subject() >>> 3 == DecisionKind.TEMPORARY)
            .as("The place is that of a Marine in Hospital, for one Mission.")
            .number("mostBoonPoints", 0, 99, CampaignFacts::mostBoonPoints)
            .as("Boon points of the Marine who has most.")
            .ofOption()
            .number(
                    "fit",
                    -50,
                    200,
                    f -> f.asks(DecisionKind.PROFILE) ? RoleFit.of(f.view.campaign.profiles(), f.option, f.place()) : 0)
            .as("Fit of a Profile for the place: Traits tested there, thresholds, Load Capacity and Ability "
                    + "combined.")
            .number("damageThreshold", 0, 20, f -> f.ofProfile(Profile::damageThreshold))
            .as("Damage Threshold of a Profile.")
            .number("stressThreshold", 0, 20, f -> f.ofProfile(Profile::stressThreshold))
            .as("Stress Threshold of a Profile.")
            .number("loadCapacity", 0, 30, f -> f.ofProfile(Profile::loadCapacity))
            .as("Load Capacity of a Profile.")
            .number("survivability", 0, 10, f -> f.ofProfile(Profile::survivability))
            .as("Rating of a Profile.")
            .number("charisma", 0, 10, f -> f.ofProfile(Profile::charisma))
            .as("Rating of a Profile.")
            .number("perception", 0, 10, f -> f.ofProfile(Profile::perception))
            .as("Rating of a Profile.")
            .number("intelligence", 0, 10, f -> f.ofProfile(Profile::intelligence))
            .as("Rating of a Profile.")
            .number("willpower", 0, 10, f -> f.ofProfile(Profile::willpower))
            .as("Rating of a Profile.")
            .word(
                    "counts",
                    metrics(),
                    f -> f.asks(DecisionKind.MOTIVATION)
                            ? 1 + f.view.campaign.metric(f.option).ordinal()
                            : 0)
            .as("The measure of a Motivation.")
            .number(
                    "price",
                    0,
                    100,
                    f -> f.asks(DecisionKind.UPGRADE) && f.option != 0
                            ? f.view.campaign.price(f.decision.subject(), f.option)
                            : 0)
            .as("Experience that the level costs.")
            .number("hisBoonPoints", 0, 99, f -> f.whoOfOption() < 0 ? 0 : f.view.squad.boonPoints(f.whoOfOption()))
            .as("Boon points of the Marine of the option.");

    static final Actions<CampaignFacts> ACTIONS = new Actions<CampaignFacts>("Any option.")
            .add("recruit", "A Marine for the place.", DecisionKind.PROFILE)
            .add("be-driven", "A Motivation.", DecisionKind.MOTIVATION)
            .add("upgrade", "The next level.", f -> f.option != 0, DecisionKind.UPGRADE)
            .add("pay", "A Marine pays a Boon point.", f -> f.option != DecisionKind.NOBODY, DecisionKind.REST_BOON)
            .add(
                    "save",
                    "No level; no Marine pays.",
                    f -> f.option == DecisionKind.NOBODY,
                    DecisionKind.UPGRADE,
                    DecisionKind.REST_BOON);

    private static List<String> metrics() {
        return Stream.concat(
                        Stream.of("none"),
                        Stream.of(Campaign.Metric.values())
                                .map(metric -> metric.name().toLowerCase(Locale.ROOT)))
                .toList();
    }

    CampaignFacts() {
        super(FACTS, ACTIONS);
    }

    /** Returns the Marine who would pay, or -1. */
    @Override
    public int whoOfOption() {
        return asks(DecisionKind.REST_BOON) ? option - 1 : -1;
    }

    /** Returns the Marine whose place is to be filled, or -1. */
    private int place() {
        return switch (decision.kind()) {
            case DecisionKind.PROFILE -> decision.subject() & MARINE;
            case DecisionKind.UPGRADE -> decision.subject();
            default -> -1;
        };
    }

    private int mostBoonPoints() {
        int most = 0;
        for (int i = 0; asks(DecisionKind.REST_BOON) && i < decision.count(); i++) {
            final int payer = decision.option(i) - 1;
            most = payer < 0 ? most : Math.max(most, view.squad.boonPoints(payer));
        }
        return most;
    }

    private int ofProfile(final ToIntFunction<Profile> number) {
        return asks(DecisionKind.PROFILE)
                ? number.applyAsInt(view.campaign.profiles().get(option))
                : 0;
    }
}
