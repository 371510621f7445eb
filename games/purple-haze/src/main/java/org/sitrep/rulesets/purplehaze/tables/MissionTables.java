package org.sitrep.rulesets.purplehaze.tables;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.MapSheet;
import org.sitrep.rulesets.purplehaze.definition.Mission;

/**
 * The tables that Missions need in addition to the components: Terrain, maps, boxes, cards, and each Mission.
 * Immutable, shared by all threads.
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

    /** Makes the tables from a bound and checked document. */
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
        missionIndex = new Index(game.missions());
        missions = game.missions().values().stream().map(this::missionTable).toArray(MissionTable[]::new);
    }

    private MissionTable missionTable(final Mission mission) {
        final MapSheet sheet = components.game.maps().get(mission.map());
        final MapTable map = MAPS.of(List.of(sheet, terrain.index.ids()), () -> new MapTable(sheet, terrain));
        return new MissionTable(components, mission, map, encounters, entry -> story.entry(mission.id(), entry));
    }
}
