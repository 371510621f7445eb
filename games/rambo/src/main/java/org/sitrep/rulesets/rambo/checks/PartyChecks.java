package org.sitrep.rulesets.rambo.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Names;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.rambo.definition.Campaign;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.definition.Loadout;
import org.sitrep.rulesets.rambo.definition.Mission;

/** Checks what is played, by whom and with what: Missions, campaigns, parties, loadouts, forbidden things. */
final class PartyChecks {
    static final List<Check<GameData>> ALL = List.of(
            check("RB001", "a scenario does not play exactly one Mission or campaign", PartyChecks::oneThingIsPlayed),
            // RB-SETUP-9: each player has their own hero.
            check(
                    "RB002",
                    "a hero is in a party twice",
                    each(
                            "parties",
                            GameData::parties,
                            (game, party, at) -> at.once(
                                    "heroes",
                                    party.heroes(),
                                    hero -> hero + " is already in this party",
                                    "choose another hero: there is one board of each"))),
            check("RB003", "a carried thing is not gear", PartyChecks::gearIsKnown),
            check(
                    "RB004",
                    "a dossier suggests more gear than it has slots",
                    each(
                            "missions",
                            GameData::missions,
                            (game, mission, at) -> withinSlots(game, mission.gear(), mission, "the Mission", at))),
            check("RB005", "a loadout takes more slots than the Mission has", PartyChecks::loadoutWithinSlots),
            check("RB006", "a campaign has a loadout", PartyChecks::campaignBringsItsGear),
            check(
                    "RB007",
                    "a forbidden thing does not exist",
                    (game, at) -> Names.checkForbidden(
                            at,
                            game.forbid(),
                            Forbidden.known(game),
                            "write gear: and an id, tactics: or stance: with hero and id, or action:, for example "
                                    + "action:use")),
            check("RB008", "all stances of a hero are forbidden", PartyChecks::stanceIsLeft),
            // RB-MODE-3: a campaign plays each of its Missions once.
            check(
                    "RB100",
                    "a Mission is in a campaign twice",
                    each(
                            "campaigns",
                            GameData::campaigns,
                            (game, campaign, at) -> at.once(
                                    "missions",
                                    campaign.missions(),
                                    mission -> mission + " is already in this campaign",
                                    "name each Mission once"))),
            check(
                    "RB110",
                    "a party is offered twice",
                    each(
                            "campaigns",
                            GameData::campaigns,
                            (game, campaign, at) -> at.once(
                                    "parties",
                                    campaign.parties(),
                                    party -> party + " is already offered",
                                    "name each party once"))),
            check("RB111", "the party is not one of those offered", PartyChecks::partyIsOnOffer));

    private PartyChecks() {}

    private static void oneThingIsPlayed(final GameData game, final Place at) {
        if (game.mission().isPresent() == game.campaign().isPresent()) {
            final boolean none = game.mission().isEmpty();
            at.add(
                    none ? "party" : "mission",
                    none ? "there is a party but nothing for it to play" : "both a mission and a campaign are named",
                    "name either mission or campaign; ~ deletes an inherited one");
        }
    }

    private static void gearIsKnown(final GameData game, final Place at) {
        at.each("missions", game.missions(), (mission, dossier) -> gearIsKnown(game, mission.gear(), dossier));
        at.each("loadouts", game.loadouts(), (loadout, list) -> gearIsKnown(game, loadout.gear(), list));
    }

    private static void gearIsKnown(final GameData game, final Map<String, List<String>> carried, final Place at) {
        carried.forEach((hero, list) -> at.each(
                "gear." + hero,
                list,
                (gear, item) -> item.known(
                        gear, game.gear().keySet(), "there is no gear " + gear, "name a gear card, or add it")));
    }

    /** RB-GEAR-1: a hero carries no more than the dossier has slots; a heavy weapon takes two. */
    private static void withinSlots(
            final GameData game,
            final Map<String, List<String>> gear,
            final Mission mission,
            final String label,
            final Place at) {
        at.each("gear", gear, (carried, hero) -> {
            final int slots = carried.stream()
                    .map(game.gear()::get)
                    .filter(Objects::nonNull) // gear that does not exist has its own finding
                    .mapToInt(Gear::slots)
                    .sum();
            if (slots > mission.slots()) {
                hero.add(
                        "this takes " + slots + " slots, but " + label + " has " + mission.slots(),
                        "remove something; a heavy weapon takes two slots");
            }
        });
    }

    private static void loadoutWithinSlots(final GameData game, final Place at) {
        final Optional<Loadout> loadout = game.loadout().map(game.loadouts()::get);
        final Optional<Mission> mission = game.mission().map(game.missions()::get);
        if (loadout.isPresent() && mission.isPresent()) {
            final Place list = at.in("loadouts." + loadout.get().id());
            withinSlots(game, loadout.get().gear(), mission.get(), mission.get().id(), list);
        }
    }

    /** RB-MODE-5, RB-MODE-6: in a campaign, heroes carry only what dossiers suggest and the stash holds. */
    private static void campaignBringsItsGear(final GameData game, final Place at) {
        if (game.campaign().isPresent()
                && game.mission().isEmpty()
                && game.loadout().isPresent()) {
            at.add(
                    "loadout",
                    "a campaign begins with the suggested gear; all other gear is locked until it is gained",
                    "remove loadout (loadout: ~), or play one of its Missions with it");
        }
    }

    /** A hero has to choose a stance each turn (AMB-STANCE-3), so at least one must remain. */
    private static void stanceIsLeft(final GameData game, final Place at) {
        final Forbidden forbidden = new Forbidden(game.forbid());
        game.heroes().values().stream()
                .filter(hero -> hero.stances().keySet().stream()
                        .allMatch(stance -> forbidden.has(Forbidden.stance(hero.id(), stance))))
                .forEach(hero ->
                        at.add("forbid", hero.id() + " has no stance left", "remove one of its stances from the list"));
    }

    /** RB-MODE-3: if a campaign says who may play, the party of the scenario is one of them. */
    private static void partyIsOnOffer(final GameData game, final Place at) {
        if (game.campaign().isEmpty() || game.mission().isPresent()) {
            return;
        }
        final Campaign campaign = game.campaigns().get(game.campaign().get());
        if (!campaign.parties().isEmpty() && !campaign.parties().contains(game.party())) {
            at.add(
                    "party",
                    campaign.id() + " offers only the parties " + String.join(", ", campaign.parties()),
                    "add " + game.party() + " to campaigns." + campaign.id()
                            + ".parties, or write parties: [] there to let it play all missions");
        }
    }
}
