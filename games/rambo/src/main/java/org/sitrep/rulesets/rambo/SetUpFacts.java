package org.sitrep.rulesets.rambo;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.definition.Enemy;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/** Describes what a scenario plays, in the rulebook's words, for the head of a report. */
final class SetUpFacts {
    private SetUpFacts() {}

    static Map<String, String> of(final GameTables tables) {
        final Mission mission = tables.mission.mission;
        final Map<String, String> facts = new LinkedHashMap<>();
        facts.put("Mission", mission.title());
        facts.put("Objectives", String.join("; ", mission.objectives()));
        facts.put("Rounds", Integer.toString(mission.rounds()));
        facts.put("Heroes", heroes(tables));
        for (final HeroTable hero : tables.heroes) {
            facts.put("Gear of " + name(hero), gear(tables, hero));
        }
        facts.put("Enemies", Stream.of(tables.enemies.cards).map(Enemy::name).collect(Collectors.joining(", ")));
        facts.put("Threat sets", String.join(", ", mission.threatSets()));
        facts.put(
                "Tactics cards",
                mission.tactics().from() + " to " + mission.tactics().to());
        facts.put("Failure", failure(mission));
        putForbidden(facts, tables);
        return facts;
    }

    static Map<String, String> of(final CampaignTables tables) {
        final Map<String, String> facts = new LinkedHashMap<>();
        facts.put("Campaign", tables.campaign.title());
        facts.put(
                "Missions",
                Stream.of(tables.missions)
                        .map(mission -> mission.mission.mission.title())
                        .collect(Collectors.joining(", ")));
        facts.put("Tries per mission", Integer.toString(tables.campaign.tries()));
        if (tables.parties() == 1) {
            facts.put("Heroes", heroes(tables.missions[0]));
        } else {
            for (int party = 0; party < tables.parties(); party++) {
                facts.put("Available party, " + tables.parties.get(party).name(), heroes(tables.at(party)));
            }
        }
        putForbidden(facts, tables.missions[0]);
        return facts;
    }

    private static void putForbidden(final Map<String, String> facts, final GameTables tables) {
        if (!tables.forbidden.isEmpty()) {
            facts.put("Forbidden", String.join(", ", tables.forbidden.things()));
        }
    }

    private static String heroes(final GameTables tables) {
        return Stream.of(tables.heroes).map(SetUpFacts::name).collect(Collectors.joining(", "));
    }

    private static String name(final HeroTable hero) {
        return hero.hero.name();
    }

    private static String gear(final GameTables tables, final HeroTable hero) {
        final String names = IntStream.of(hero.startingGear)
                .mapToObj(card -> tables.gear.cards[card].name())
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? "nothing" : names;
    }

    private static String failure(final Mission mission) {
        return (mission.failure().redAtStartOfTurn() ? "a hero at Red at the start of its turn, " : "") + "a hero with "
                + mission.failure().wounds() + " wounds, the end of round " + mission.rounds();
    }
}
