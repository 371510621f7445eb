package org.sitrep.rulesets.sixtyfive;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.sixtyfive.definition.Battle;
import org.sitrep.rulesets.sixtyfive.definition.Force;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.definition.Side;
import org.sitrep.rulesets.sixtyfive.story.VictoryWords;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;

/** Describes what a scenario plays, for the head of a report. */
final class SetUpFacts {
    private SetUpFacts() {}

    static Map<String, String> of(final GameTables tables) {
        final GameData game = tables.data;
        final Battle battle = tables.battle.printed;
        final VictoryWords victory = new VictoryWords(battle);
        final Map<String, String> facts = new LinkedHashMap<>();
        facts.put("Turns", battle.turns() + ", each until " + battle.endTurns() + " End Turn cards are seen");
        facts.put(
                "Maps",
                battle.maps().stream()
                        .map(placed -> game.maps().get(placed.map()).name())
                        .collect(Collectors.joining(", ")));
        for (final Side side : Side.values()) {
            facts.put(side == Side.US ? "US" : battle.against().name(), forces(game, battle, side));
        }
        victory.scores().forEach((name, terms) -> facts.put("Points, " + name, terms));
        facts.put("Victory", String.join("; ", victory.conditions()));
        facts.put("Colours that hit", game.hits());
        if (!game.forbid().isEmpty()) {
            facts.put("Forbidden", String.join(", ", game.forbid()));
        }
        return facts;
    }

    private static String forces(final GameData game, final Battle battle, final Side side) {
        return battle.forces().stream()
                .filter(force -> force.side() == side)
                .map(force -> units(game, force) + (force.turn() > 0 ? " from turn " + force.turn() + " on" : ""))
                .collect(Collectors.joining("; "));
    }

    private static String units(final GameData game, final Force force) {
        final List<String> units = new ArrayList<>();
        force.units()
                .forEach((id, count) ->
                        units.add(count + " " + game.units().get(id).name()));
        if (force.bunkers() > 0) {
            units.add(Phrases.count(force.bunkers(), "bunker", "bunkers"));
        }
        if (force.foxholes() > 0) {
            units.add(Phrases.count(force.foxholes(), "foxhole", "foxholes"));
        }
        return String.join(", ", units);
    }
}
