package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.campaign.RoleFit;
import org.sitrep.rulesets.purplehaze.campaign.CampaignView;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.tables.ProfileTable;
import org.sitrep.strategy.Decision;

/** Facts of what is decided between Missions: who serves, what drives the Squad, what experience and Boon points buy. */
final class CampaignFacts {
    static final int GROUP = 11;
    private static final FactGroup IDS = new FactGroup(GROUP);
    private static final int TRAITS = Trait.values().length;
    private static final int MARINE = 7;

    static final Questions QUESTIONS = new Questions(
            new Question(
                    Ask.PROFILE,
                    "profile",
                    "Who fills a place in the Squad.",
                    "whoever suits the place best, by `fit`"),
            new Question(Ask.MOTIVATION, "motivation", "What drives the Squad Leader.", "objectives"),
            new Question(Ask.UPGRADE, "upgrade", "Whether experience buys a Marine the next level.", "yes"),
            new Question(
                    Ask.REST_BOON,
                    "rest",
                    "Who pays a Boon point before R&R.",
                    "whoever has most, from 6 Stress of the Squad or 3 points in one hand on"));

    private enum Of {
        QUESTION,
        PLACE,
        MISSION,
        MISSIONS_LEFT,
        STAND_IN,
        MOST_BOON_POINTS,
        FIT,
        DAMAGE_THRESHOLD,
        STRESS_THRESHOLD,
        LOAD_CAPACITY,
        SURVIVABILITY,
        CHARISMA,
        PERCEPTION,
        INTELLIGENCE,
        WILLPOWER,
        COUNTS,
        PRICE,
        BOON_POINTS
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(
            QUESTIONS.fact(IDS, Of.QUESTION),
            IDS.number(Of.PLACE, "place", 0, 6, "ID of the Marine whose place is filled, or who may reach a level."),
            IDS.number(Of.MISSION, "missionsBegun", 0, 100, "Missions of the campaign that have been begun."),
            IDS.number(Of.MISSIONS_LEFT, "missionsLeft", 0, 100, "Missions that have not."),
            IDS.flag(Of.STAND_IN, "standIn", "The place is that of a man in Hospital, for one Mission."),
            IDS.number(
                    Of.MOST_BOON_POINTS,
                    "mostBoonPoints",
                    0,
                    99,
                    "Boon points of the Marine who has most to pay with."));

    static final List<Fact> OF_OPTION = List.of(
                    IDS.number(
                            Of.FIT,
                            "fit",
                            -50,
                            200,
                            "How well a Profile suits the place: the Traits that are tested there, thresholds, Load Capacity and Ability together."),
                    IDS.number(Of.DAMAGE_THRESHOLD, "damageThreshold", 0, 20, "Damage Threshold of a Profile."),
                    IDS.number(Of.STRESS_THRESHOLD, "stressThreshold", 0, 20, "Stress Threshold of a Profile."),
                    IDS.number(Of.LOAD_CAPACITY, "loadCapacity", 0, 30, "Load Capacity of a Profile."),
                    IDS.number(Of.SURVIVABILITY, "survivability", 0, 10, "Rating of a Profile."),
                    IDS.number(Of.CHARISMA, "charisma", 0, 10, "Rating of a Profile."),
                    IDS.number(Of.PERCEPTION, "perception", 0, 10, "Rating of a Profile."),
                    IDS.number(Of.INTELLIGENCE, "intelligence", 0, 10, "Rating of a Profile."),
                    IDS.number(Of.WILLPOWER, "willpower", 0, 10, "Rating of a Profile."),
                    IDS.word(Of.COUNTS, "counts", metrics(), "What a Motivation counts."),
                    IDS.number(Of.PRICE, "price", 0, 100, "Experience that the level costs."),
                    IDS.number(Of.BOON_POINTS, "hisBoonPoints", 0, 99, "Boon points of the Marine of the option."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** The actions, numbered as {@link #is} tells them. */
    static final List<Action> ACTIONS = List.of(
            new Action(0, "any", "Any option."),
            new Action(1, "recruit", "A man for the place.", Ask.PROFILE),
            new Action(2, "be-driven", "A Motivation.", Ask.MOTIVATION),
            new Action(3, "upgrade", "The next level.", Ask.UPGRADE),
            new Action(4, "pay", "A Marine pays a Boon point.", Ask.REST_BOON),
            new Action(5, "save", "No level; nobody pays.", Ask.UPGRADE, Ask.REST_BOON));

    private GameView view;
    private CampaignView campaign;
    private Decision decision;
    private int option;

    private static List<String> metrics() {
        return Stream.concat(
                        Stream.of("none"),
                        Stream.of(Campaign.Metric.values())
                                .map(metric -> metric.name().toLowerCase(Locale.ROOT)))
                .toList();
    }

    void begin(final GameView gameView, final Decision asked) {
        view = gameView;
        campaign = gameView.campaign;
        decision = asked;
    }

    void turnTo(final int newOption) {
        option = newOption;
    }

    /** Returns the Marine who would pay, or -1. */
    int marine() {
        return decision.kind() == Ask.REST_BOON ? option - 1 : -1;
    }

    boolean is(final int action) {
        final int kind = decision.kind();
        return switch (action) {
            case 1 -> kind == Ask.PROFILE;
            case 2 -> kind == Ask.MOTIVATION;
            case 3 -> kind == Ask.UPGRADE && option != 0;
            case 4 -> kind == Ask.REST_BOON && option != Ask.NOBODY;
            case 5 -> (kind == Ask.UPGRADE || kind == Ask.REST_BOON) && option == Ask.NOBODY;
            default -> true;
        };
    }

    double of(final int nth) {
        return switch (VALUES[nth]) {
            case QUESTION -> QUESTIONS.place(decision.kind());
            case PLACE -> place() + 1;
            case MISSION -> campaign.missionsBegun();
            case MISSIONS_LEFT -> campaign.missions() - campaign.missionsBegun();
            case STAND_IN -> decision.kind() == Ask.PROFILE && decision.subject() >>> 3 == Ask.TEMPORARY ? 1 : 0;
            case MOST_BOON_POINTS -> mostBoonPoints();
            case COUNTS ->
                decision.kind() == Ask.MOTIVATION ? 1 + campaign.metric(option).ordinal() : 0;
            case PRICE ->
                decision.kind() == Ask.UPGRADE && option != 0 ? campaign.price(decision.subject(), option) : 0;
            case BOON_POINTS -> marine() < 0 ? 0 : view.squad.boonPoints(marine());
            default -> decision.kind() == Ask.PROFILE ? ofProfile(VALUES[nth]) : 0;
        };
    }

    /** The Marine whose place it is, or -1. */
    private int place() {
        return switch (decision.kind()) {
            case Ask.PROFILE -> decision.subject() & MARINE;
            case Ask.UPGRADE -> decision.subject();
            default -> -1;
        };
    }

    private int mostBoonPoints() {
        int most = 0;
        for (int i = 0; decision.kind() == Ask.REST_BOON && i < decision.count(); i++) {
            final int payer = decision.option(i) - 1;
            most = payer < 0 ? most : Math.max(most, view.squad.boonPoints(payer));
        }
        return most;
    }

    private int ofProfile(final Of fact) {
        final ProfileTable profiles = campaign.profiles();
        return switch (fact) {
            case FIT -> RoleFit.of(profiles, option, decision.subject() & MARINE);
            case DAMAGE_THRESHOLD -> profiles.damageThreshold[option];
            case STRESS_THRESHOLD -> profiles.stressThreshold[option];
            case LOAD_CAPACITY -> profiles.loadCapacity[option];
            case SURVIVABILITY -> rating(profiles, Trait.SURVIVABILITY);
            case CHARISMA -> rating(profiles, Trait.CHARISMA);
            case PERCEPTION -> rating(profiles, Trait.PERCEPTION);
            case INTELLIGENCE -> rating(profiles, Trait.INTELLIGENCE);
            default -> rating(profiles, Trait.WILLPOWER);
        };
    }

    private int rating(final ProfileTable profiles, final Trait trait) {
        return profiles.traits[option * TRAITS + trait.ordinal()];
    }
}
