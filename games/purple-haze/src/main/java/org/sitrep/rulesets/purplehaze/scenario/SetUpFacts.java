package org.sitrep.rulesets.purplehaze.scenario;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;

/** Describes a scenario in the rulebook's words, for the head of a report. */
final class SetUpFacts {
    private SetUpFacts() {}

    static Map<String, String> of(final GameData game, final SetUpTable setUp) {
        final CombatBox box = game.playedCombat();
        final Map<String, String> facts = new LinkedHashMap<>();
        facts.put("Combat", box.title());
        facts.put("Threat", game.start().threat() + " (set up as " + setUp.band.label() + ")");
        facts.put("Time", game.start().night() ? "night" : "day");
        facts.put("Initiative", String.valueOf(setUp.initiative));
        facts.put("Enemies", enemies(setUp));
        facts.put("Tactics markers", String.valueOf(setUp.tacticsDrawn + setUp.tacticsAtBottom.length));
        putSquad(facts, game);
        putLogAndForbidden(facts, game);
        return facts;
    }

    static Map<String, String> ofMission(final GameData game) {
        final Mission mission = game.missions().get(game.mission().orElseThrow());
        final Map<String, String> facts = new LinkedHashMap<>();
        facts.put("Mission", mission.title());
        facts.put("Map", game.maps().get(mission.map()).title());
        facts.put("Time", mission.clock());
        facts.put("Stamina", mission.stamina() + " SP");
        facts.put("Threat", String.valueOf(mission.threat()));
        putSquad(facts, game);
        putLogAndForbidden(facts, game);
        return facts;
    }

    static Map<String, String> ofCampaign(final GameData game) {
        final Campaign campaign = game.campaigns().get(game.campaign().orElseThrow());
        final Map<String, String> facts = new LinkedHashMap<>();
        facts.put("Campaign", campaign.title());
        facts.put("Missions", String.valueOf(campaign.missions().size()));
        facts.put(
                "Squad",
                game.squad()
                        .map(id -> game.squads().get(id).title())
                        .orElse("six Marines, each chosen from three Profiles of the pool"));
        facts.put("Equipment", "chosen before each Mission");
        putLogAndForbidden(facts, game);
        return facts;
    }

    private static void putSquad(final Map<String, String> facts, final GameData game) {
        facts.put("Squad", game.playedSquad().title());
        facts.put("Loadout", game.playedLoadout().title());
    }

    private static void putLogAndForbidden(final Map<String, String> facts, final GameData game) {
        if (!game.start().log().isEmpty()) {
            facts.put("Log entries", String.join(", ", game.start().log()));
        }
        if (!game.forbid().isEmpty()) {
            facts.put("Forbidden", String.join(", ", game.forbid()));
        }
    }

    private static String enemies(final SetUpTable setUp) {
        final EnemyTable enemies = setUp.enemies;
        final int[] counts = new int[enemies.types];
        for (final int type : setUp.enemyType) {
            counts[type]++;
        }
        return IntStream.range(0, enemies.types)
                .filter(type -> counts[type] > 0)
                .mapToObj(type -> counts[type] + " " + enemies.typeNames.get(type) + (counts[type] > 1 ? "s" : ""))
                .collect(Collectors.joining(", ", setUp.enemyType.length + ": ", ""));
    }
}
