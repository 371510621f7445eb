package org.sitrep.rulesets.purplehaze;

import java.util.LinkedHashMap;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Loadout;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.Squad;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;

/** What a scenario plays, in the rulebook's words, for the head of a report. */
final class SetUpFacts {
    private SetUpFacts() {}

    static Map<String, String> of(final GameData game, final SetUpTable setUp) {
        final CombatBox box = game.playedCombat();
        final Squad squad = game.playedSquad();
        final Loadout loadout = game.loadouts().get(game.loadout().orElse(squad.loadout()));
        final Map<String, String> facts = new LinkedHashMap<>();
        facts.put("Combat", box.title());
        facts.put("Threat", game.start().threat() + " (set up as " + setUp.band.label() + ")");
        facts.put("Time", game.start().night() ? "night" : "day");
        facts.put("Initiative", String.valueOf(setUp.initiative));
        facts.put("Enemies", enemies(setUp));
        facts.put("Tactics markers", String.valueOf(setUp.tacticsDrawn + setUp.tacticsAtBottom.length));
        facts.put("Squad", squad.title());
        facts.put("Loadout", loadout.title());
        if (!game.start().log().isEmpty()) {
            facts.put("Log entries", String.join(", ", game.start().log()));
        }
        putForbidden(facts, game);
        return facts;
    }

    static Map<String, String> ofMission(final GameData game) {
        final Mission mission = game.missions().get(game.mission().orElseThrow());
        final Squad squad = game.playedSquad();
        final Loadout loadout = game.loadouts().get(game.loadout().orElse(squad.loadout()));
        final Map<String, String> facts = new LinkedHashMap<>();
        facts.put("Mission", mission.title());
        facts.put("Map", game.maps().get(mission.map()).title());
        facts.put("Time", mission.clock());
        facts.put("Stamina", mission.stamina() + " SP");
        facts.put("Threat", String.valueOf(mission.threat()));
        facts.put("Squad", squad.title());
        facts.put("Loadout", loadout.title());
        if (!game.start().log().isEmpty()) {
            facts.put("Log entries", String.join(", ", game.start().log()));
        }
        putForbidden(facts, game);
        return facts;
    }

    static Map<String, String> ofCampaign(final GameData game) {
        final Campaign campaign = game.campaigns().get(game.campaign().orElseThrow());
        final Map<String, String> facts = new LinkedHashMap<>();
        facts.put("Campaign", campaign.title());
        facts.put("Missions", String.valueOf(campaign.missions().size()));
        facts.put(
                "Squad",
                game.squad().map(id -> game.squads().get(id).title()).orElse("drawn from the pool, six of three each"));
        facts.put("Equipment", "chosen before each Mission");
        if (!game.start().log().isEmpty()) {
            facts.put("Log entries", String.join(", ", game.start().log()));
        }
        putForbidden(facts, game);
        return facts;
    }

    private static void putForbidden(final Map<String, String> facts, final GameData game) {
        if (!game.forbid().isEmpty()) {
            facts.put("Forbidden", String.join(", ", game.forbid()));
        }
    }

    private static String enemies(final SetUpTable setUp) {
        final int[] counts = new int[EnemyTable.TYPES];
        for (final int type : setUp.enemyType) {
            counts[type]++;
        }
        final StringBuilder text =
                new StringBuilder().append(setUp.enemyType.length).append(": ");
        String separator = "";
        for (int type = 0; type < EnemyTable.TYPES; type++) {
            if (counts[type] > 0) {
                final String name = EnemyTable.TYPE_NAMES.get(type);
                text.append(separator)
                        .append(counts[type])
                        .append(' ')
                        .append(name)
                        .append(counts[type] > 1 ? "s" : "");
                separator = ", ";
            }
        }
        return text.toString();
    }
}
