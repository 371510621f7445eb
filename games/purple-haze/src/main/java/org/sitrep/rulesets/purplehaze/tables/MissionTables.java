package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.MapSheet;
import org.sitrep.rulesets.purplehaze.definition.Mission;

/**
 * What Missions are played with beside the components: Terrain, maps, boxes, cards, and each Mission. Immutable, shared
 * by all threads.
 */
public final class MissionTables {
    private static final SharedTables<MapTable> MAPS = new SharedTables<>();

    public final GameTables components;
    public final StoryTable story;
    public final TerrainTable terrain;
    public final ThreatDie threatDie;
    public final EncounterTable encounters;
    public final Index boxIndex;
    public final BoxTable[] boxes;
    public final Index missionIndex;
    public final MissionTable[] missions;

    /** Makes the tables of a document that is bound and checked. */
    public MissionTables(final GameTables components) {
        this.components = components;
        final GameData game = components.game;
        terrain = new TerrainTable(game);
        threatDie = new ThreatDie(game.threat().die());
        story = new StoryTable(components);
        encounters = new EncounterTable(game, story::encounter);
        boxIndex = new Index(game.combats());
        boxes = game.combats().values().stream()
                .map(box -> new BoxTable(components, box))
                .toArray(BoxTable[]::new);
        final Map<String, MapTable> maps = new LinkedHashMap<>();
        for (final MapSheet sheet : game.maps().values()) {
            maps.put(sheet.id(), MAPS.of(List.of(sheet, terrain.index.ids()), () -> new MapTable(sheet, terrain)));
        }
        missionIndex = new Index(game.missions());
        final List<MissionTable> made = new ArrayList<>();
        for (final Mission mission : game.missions().values()) {
            made.add(new MissionTable(
                    components,
                    mission,
                    maps.get(mission.map()),
                    encounters,
                    entry -> story.entry(mission.id(), entry)));
        }
        missions = made.toArray(MissionTable[]::new);
    }
}
