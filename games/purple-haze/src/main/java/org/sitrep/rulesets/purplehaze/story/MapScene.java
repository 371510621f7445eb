package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.rulesets.purplehaze.definition.MapSheet;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * Describes the map as data, as the player sees it: Terrain, and the markers on it. An Event is shown without its
 * identity.
 */
final class MapScene {
    /** Kinds of Terrain by their names in the data files; others are drawn plain, with their letter. */
    private static final Map<String, Scene.Ground> GROUNDS = Map.of(
            "paddy", Scene.Ground.FIELD,
            "jungle", Scene.Ground.FOREST,
            "hilly", Scene.Ground.HILL,
            "mountainous", Scene.Ground.MOUNTAIN,
            "urban", Scene.Ground.BUILT,
            "river", Scene.Ground.WATER);

    private MapScene() {}

    /** Returns the present map. */
    static Scene of(final MissionState state) {
        final MapTable map = state.mission.map;
        final MapSheet sheet = state.tables.components.game.maps().get(map.id);
        final List<Scene.Cell> cells = new ArrayList<>();
        for (int space = 0; space < map.count; space++) {
            if (map.terrain[space] != MissionState.NONE) {
                cells.add(cell(state, sheet, space));
            }
        }
        return new Scene(
                "map-" + map.id,
                sheet.title(),
                IntStream.range(0, map.columns)
                        .mapToObj(column -> String.valueOf((char) ('A' + column)))
                        .toList(),
                IntStream.rangeClosed(1, map.rows).mapToObj(Integer::toString).toList(),
                cells);
    }

    private static Scene.Cell cell(final MissionState state, final MapSheet sheet, final int space) {
        final MapTable map = state.mission.map;
        final int column = space % map.columns;
        final int row = space / map.columns;
        final String terrain = state.tables.terrain.index.id(map.terrain[space]);
        return new Scene.Cell(
                column,
                row,
                map.name(space),
                GROUNDS.getOrDefault(terrain, Scene.Ground.PLAIN),
                new String(Character.toChars(sheet.letter(new MapSpace(column + 1, row + 1)))),
                marks(state, terrain, space),
                tokens(state, space));
    }

    private static List<String> marks(final MissionState state, final String terrain, final int space) {
        final List<String> marks = new ArrayList<>(List.of(terrain));
        if (state.landingZone[space]) {
            marks.add("landing zone");
        }
        if (state.forbids(space)) {
            marks.add("forbidden");
        }
        return marks;
    }

    private static List<Scene.Token> tokens(final MissionState state, final int space) {
        final List<Scene.Token> tokens = new ArrayList<>();
        final String at = state.mission.map.name(space);
        if (space == state.base) {
            tokens.add(marker("base", Scene.Side.NEITHER, "B", "the Base"));
        }
        if (state.hasEaz(space)) {
            tokens.add(marker("eaz-" + at, Scene.Side.OPPOSING, "E", "an EAZ"));
        }
        if (state.eventAt[space] != 0) {
            tokens.add(marker("event-" + at, Scene.Side.NEITHER, "?", "an Event"));
        }
        if (space == state.space) {
            tokens.add(squad(state));
        }
        return tokens;
    }

    private static Scene.Token marker(final String id, final Scene.Side side, final String label, final String name) {
        return new Scene.Token(id, side, label, name, List.of(), Double.NaN);
    }

    private static Scene.Token squad(final MissionState state) {
        final List<String> condition = new ArrayList<>();
        condition.add(Phrases.count(state.squad.presentCount, "Marine", "Marines"));
        if (state.escort) {
            condition.add("an escorted person");
        }
        if (state.carriedDead > 0) {
            condition.add(state.carriedDead + " dead carried");
        }
        return new Scene.Token("squad", Scene.Side.OWN, "SQD", "the Squad", condition, Double.NaN);
    }
}
