package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Names;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;

/** Checks campaigns and the choice of what a scenario plays. */
final class CampaignChecks {
    /** Profiles needed for six Marines: the last one still has three to choose from. */
    private static final int PROFILES = 8;

    static final List<Check<GameData>> ALL = List.of(
            check(
                    "PH057",
                    "a scenario does not play exactly one combat, Mission or campaign, or has no squad for it",
                    CampaignChecks::oneThingIsPlayed),
            check(
                    "PH100",
                    "Missions of a campaign are out of order, or one is listed twice",
                    each("campaigns", GameData::campaigns, CampaignChecks::inOrder)),
            check(
                    "PH103",
                    "an ending of a Motivation can never occur",
                    each("campaigns", GameData::campaigns, CampaignChecks::motivations)),
            check("PH104", "there are fewer Profiles than a campaign needs at its start", CampaignChecks::profiles),
            check(
                    "PH105",
                    "something is forbidden that does not exist",
                    (game, at) -> Names.checkForbidden(
                            at,
                            game.forbid(),
                            Forbidden.known(game),
                            "write weapon:, gear:, skill: or order: and its id, for example order:take-cover")));

    private CampaignChecks() {}

    private static void oneThingIsPlayed(final GameData game, final Place at) {
        final List<String> played = new ArrayList<>();
        game.combat().ifPresent(id -> played.add("combat"));
        game.mission().ifPresent(id -> played.add("mission"));
        game.campaign().ifPresent(id -> played.add("campaign"));
        if (played.size() != 1) {
            at.add(
                    played.isEmpty() ? "" : played.get(0),
                    "the scenario plays " + (played.isEmpty() ? "nothing" : String.join(" and ", played)),
                    "name one of combat, mission and campaign; ~ deletes one that is inherited");
        } else if (game.squad().isEmpty() && game.campaign().isEmpty()) {
            at.add(played.get(0), "no squad is named", "name one of squads, for example squad: reference");
        }
    }

    /** PH-SET-5, PH-CAM-1: Missions are played in the order of their numbers, each once. */
    private static void inOrder(final GameData game, final Campaign campaign, final Place at) {
        final List<String> missions = campaign.missions();
        at.once("missions", missions, id -> id + " is listed twice", "name each Mission once");
        for (int i = 1; i < missions.size(); i++) {
            final Mission before = game.missions().get(missions.get(i - 1));
            final Mission mission = game.missions().get(missions.get(i));
            if (missions.indexOf(mission.id()) == i && mission.number() <= before.number()) {
                at.add(
                        "missions." + i,
                        mission.id() + " is number " + mission.number() + ", after " + before.id() + ", number "
                                + before.number(),
                        "put them in the order of their numbers");
            }
        }
    }

    /** PH-MAR-8: a Motivation has a good, a middling and a bad ending, all of which are possible. */
    private static void motivations(final GameData game, final Campaign campaign, final Place at) {
        if (campaign.motivations().isEmpty()) {
            at.add("motivations", "there is no Motivation to choose", "add at least one");
        }
        final int objectives = campaign.missions().stream()
                .mapToInt(id -> game.missions().get(id).objectives().size())
                .sum();
        at.each("motivations", campaign.motivations(), (motivation, place) -> {
            final boolean fewer = motivation.metric() == Campaign.Metric.LOSSES;
            final int good = motivation.good();
            final int middling = motivation.middling();
            if (fewer ? good >= middling : good <= middling) {
                place.add(
                        "good",
                        "good is " + good + " and middling is " + middling
                                + ", which leaves no range for the middling ending",
                        fewer ? "make good smaller than middling" : "make good greater than middling");
            } else if (fewer && good < 0) {
                place.add("good", "good is " + good + ", but losses cannot be negative", "write 0 or more");
            } else if (!fewer && middling < 1) {
                place.add("middling", "the bad ending can never occur, as the smallest count is 0", "write 1 or more");
            }
            if (motivation.metric() == Campaign.Metric.OBJECTIVES && good > objectives) {
                place.add(
                        "good",
                        "needs " + good + " objectives, but the Missions have " + objectives,
                        "write at most " + objectives);
            }
        });
    }

    /** PH-MAR-7: for each of six Marines one of three Profiles is chosen. */
    private static void profiles(final GameData game, final Place at) {
        final long pool = game.profiles().values().stream()
                .filter(profile -> !profile.special())
                .count();
        if (!game.campaigns().isEmpty() && pool < PROFILES) {
            at.add(
                    "profiles",
                    "there are " + pool + " Profiles in the pool, but six Marines, each chosen from three, need "
                            + PROFILES,
                    "add some; each lost Marine needs another");
        }
    }
}
