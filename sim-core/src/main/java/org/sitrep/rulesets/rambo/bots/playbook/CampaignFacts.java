package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.rambo.bots.sense.Parties;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.campaign.CampaignView;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/** Facts of what is decided between missions of a campaign: which party goes on the next one. */
final class CampaignFacts extends SectionFacts {
    static final int GROUP = 13;
    private static final FactGroup IDS = new FactGroup(GROUP);
    private static final int MISSIONS = 20;

    static final Questions QUESTIONS = new Questions(new Question(
            Ask.PARTY,
            "party",
            "Which party plays the next try of a mission.",
            "whoever sheds alert, is far from Red, fast, healthy and well armed"));

    private enum Of {
        MISSION,
        MISSIONS_LEFT,
        WON,
        TRIES,
        RED_FAILS,
        WORTH,
        SIZE,
        LEAST_HEALTH,
        LEAST_ROOM,
        SHEDS,
        PACE,
        MEDALS
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(
            IDS.number(Of.MISSION, "mission", 1, MISSIONS, "Place of the mission in the campaign."),
            IDS.number(Of.MISSIONS_LEFT, "missionsLeft", 0, MISSIONS, "Missions of the campaign after it."),
            IDS.number(Of.WON, "won", 0, MISSIONS, "Missions that are won."),
            IDS.number(Of.TRIES, "tries", 0, 99, "How often the mission has been tried before."),
            IDS.flag(Of.RED_FAILS, "redFails", "A hero who begins a turn at Red fails the mission."));

    static final List<Fact> OF_OPTION = List.of(
                    IDS.number(
                            Of.WORTH,
                            "worth",
                            -MOST,
                            MOST,
                            "What the party is worth to the pointman on the mission: what its stances shed of alert, the way to Red, pace, health, its best weapons, medals."),
                    IDS.number(Of.SIZE, "size", 1, 4, "Heroes of the party."),
                    IDS.number(Of.LEAST_HEALTH, "leastHealth", 1, 20, "Health of the hero who has least."),
                    IDS.number(
                            Of.LEAST_ROOM,
                            "leastRoom",
                            0,
                            40,
                            "Spaces of the alert track below Red, of the hero who has fewest."),
                    IDS.number(
                            Of.SHEDS, "sheds", -20, 20, "Alert that a stance sheds, in the mean of all of the party."),
                    IDS.number(
                            Of.PACE,
                            "pace",
                            0,
                            99,
                            "Movement of the fastest hero in its two fastest stances, in the mean, times its turns of a round."),
                    IDS.number(Of.MEDALS, "medals", 0, 99, "Medals that its heroes have to spend."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** One action. */
    static final List<Action> ACTIONS = List.of(new Action(0, "any", "Any party of the campaign's list."));

    private CampaignView campaign;

    CampaignFacts(final Sense sense) {
        super(sense);
    }

    /** Takes the campaign; null where there is none, and nothing is asked. */
    void of(final CampaignView played) {
        campaign = played;
    }

    @Override
    boolean is(final int action) {
        return true;
    }

    @Override
    double of(final int nth) {
        final int mission = decision.subject();
        return switch (VALUES[nth]) {
            case MISSION -> mission + 1;
            case MISSIONS_LEFT -> campaign.missions() - mission - 1;
            case WON -> campaign.won();
            case TRIES -> campaign.tries(mission);
            case RED_FAILS -> flag(campaign.tables(mission, option).mission.redFails);
            case WORTH -> within(Parties.worth(campaign, mission, option));
            case SIZE -> campaign.tables(mission, option).heroes.length;
            case MEDALS -> medals(campaign.tables(mission, option).heroes.length);
            default -> overHeroes(VALUES[nth], campaign.tables(mission, option));
        };
    }

    private int medals(final int size) {
        int medals = 0;
        for (int place = 0; place < size; place++) {
            medals += Integer.bitCount(campaign.medals(campaign.hero(option, place)));
        }
        return medals;
    }

    private static double overHeroes(final Of fact, final GameTables tables) {
        double sum = 0;
        double most = 0;
        double least = Double.POSITIVE_INFINITY;
        for (final HeroTable hero : tables.heroes) {
            final double value = switch (fact) {
                case LEAST_HEALTH -> hero.health;
                case LEAST_ROOM -> Parties.room(hero);
                case SHEDS -> Parties.relief(hero);
                default -> Parties.movement(hero);
            };
            sum += value;
            most = Math.max(most, value);
            least = Math.min(least, value);
        }
        return switch (fact) {
            case LEAST_HEALTH, LEAST_ROOM -> least;
            case SHEDS -> sum / tables.heroes.length;
            default -> most * GameTables.TURNS / tables.heroes.length;
        };
    }
}
