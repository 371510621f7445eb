package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.rulesets.purplehaze.tables.TerrainTable;

/**
 * What entering each Space would take now: minutes and SP with the burdens of now but without Terrain shift, EAZ,
 * Events. Not thread-safe.
 */
final class Ground {
    /** Minutes of entering a Space. */
    final int[] minutes = new int[MapTable.MOST_SPACES];
    /** SP of entering it. */
    final int[] stamina = new int[MapTable.MOST_SPACES];
    /** What EAZ add to Threat there. */
    final int[] eaz = new int[MapTable.MOST_SPACES];
    /** Whether an Event marker lies there. */
    final boolean[] event = new boolean[MapTable.MOST_SPACES];
    /** Whether a March that ends there leaves Threat as it is: the Base and next to it (PH-BASE-1). */
    final boolean[] quiet = new boolean[MapTable.MOST_SPACES];
    /** The map. */
    MapTable map;
    /** The Base that ends the Mission, or {@link Index#NONE}: no way leads through it. */
    int end;

    private int base;
    private int burdenMinutes;
    private int burdenStamina;

    /** Looks at the Mission as it is now; returns whether anything has changed since the last time. */
    boolean look(final MissionView mission) {
        final int last = mission.baseEndsMission() ? mission.base() : Index.NONE;
        boolean changed = map != mission.map() || end != last || base != mission.base();
        map = mission.map();
        end = last;
        base = mission.base();
        final TerrainTable terrain = mission.terrain();
        burdenMinutes = mission.burdenMinutes();
        burdenStamina = mission.burdenStamina();
        for (int space = 0; space < map.count; space++) {
            if (map.terrain[space] != Index.NONE) {
                changed |= look(mission, terrain, space);
            }
        }
        return changed;
    }

    private boolean look(final MissionView mission, final TerrainTable terrain, final int space) {
        final int time = terrain.get(map.terrain[space]).minutes() + burdenMinutes;
        final int points = terrain.get(map.terrain[space]).stamina() + burdenStamina;
        final int threat = mission.eazThreatAt(space);
        final boolean marker = mission.hasEvent(space);
        final boolean changed =
                minutes[space] != time || stamina[space] != points || eaz[space] != threat || event[space] != marker;
        minutes[space] = time;
        stamina[space] = points;
        eaz[space] = threat;
        event[space] = marker;
        quiet[space] = base != Index.NONE && map.distance(base, space) <= 1;
        return changed;
    }
}
