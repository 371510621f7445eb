package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.function.ToDoubleFunction;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.rambo.bots.sense.Parties;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.campaign.CampaignView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/** Facts of what is decided between missions of a campaign: which party plays the next one. */
final class CampaignFacts extends SectionFacts {
    private static final int MISSIONS = 20;

    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.PARTY, "party", "Party for the next try of a mission.")
            .byDefault("a party that sheds alert, is far from Red, fast, healthy and well armed");

    static final Facts<CampaignFacts> FACTS = new Facts<CampaignFacts>(13)
            .number("mission", 1, MISSIONS, f -> f.mission() + 1)
            .as("Place of the mission in the campaign.")
            .number("missionsLeft", 0, MISSIONS, f -> f.campaign.missions() - f.mission() - 1)
            .as("Missions of the campaign that follow it.")
            .number("won", 0, MISSIONS, f -> f.campaign.won())
            .as("Missions won so far.")
            .number("tries", 0, 99, f -> f.campaign.tries(f.mission()))
            .as("Earlier tries of the mission.")
            .flag("redFails", f -> f.tables().mission.mission.failure().redAtStartOfTurn())
            .as("A hero who begins a turn at Red fails the mission.")
            .ofOption()
            .number("worth", -MOST, MOST, f -> within(Parties.worth(f.campaign, f.mission(), f.option)))
            .as("Worth of the party to the pointman on the mission: alert that its stances shed, "
                    + "distance to Red, pace, health, best weapons, medals.")
            .number("size", 1, 4, f -> f.tables().heroes.length)
            .as("Heroes in the party.")
            .number("leastHealth", 1, 20, f -> f.least(hero -> hero.health))
            .as("Lowest health of its heroes.")
            .number("leastRoom", 0, 40, f -> f.least(hero -> hero.toRed(0)))
            .as("Fewest alert track spaces below Red of its heroes.")
            .number("sheds", -20, 20, f -> f.mean(Parties::relief))
            .as("Mean alert that a stance of the party sheds.")
            .number("pace", 0, 99, CampaignFacts::pace)
            .as("Mean movement of the fastest hero in its two fastest stances, times its turns per round.")
            .number("medals", 0, 99, CampaignFacts::medals)
            .as("Medals that its heroes can spend.");

    static final Actions<CampaignFacts> ACTIONS = new Actions<CampaignFacts>("Any party from the campaign's list.");

    private CampaignView campaign;

    CampaignFacts(final Sense sense) {
        super(FACTS, ACTIONS, sense);
    }

    /** Sets the campaign; null if there is none, and then no question is asked. */
    void of(final CampaignView played) {
        campaign = played;
    }

    private int mission() {
        return decision.subject();
    }

    private GameTables tables() {
        return campaign.tables(mission(), option);
    }

    private int medals() {
        int medals = 0;
        for (int place = 0; place < tables().heroes.length; place++) {
            medals += Integer.bitCount(campaign.medals(campaign.hero(option, place)));
        }
        return medals;
    }

    private double least(final ToDoubleFunction<HeroTable> value) {
        double least = Double.POSITIVE_INFINITY;
        for (final HeroTable hero : tables().heroes) {
            least = Math.min(least, value.applyAsDouble(hero));
        }
        return least;
    }

    private double mean(final ToDoubleFunction<HeroTable> value) {
        double sum = 0;
        for (final HeroTable hero : tables().heroes) {
            sum += value.applyAsDouble(hero);
        }
        return sum / tables().heroes.length;
    }

    private double pace() {
        double most = 0;
        for (final HeroTable hero : tables().heroes) {
            most = Math.max(most, Parties.movement(hero));
        }
        return most * GameTables.TURNS / tables().heroes.length;
    }
}
