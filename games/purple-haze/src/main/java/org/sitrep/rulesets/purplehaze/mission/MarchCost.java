package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.tables.TerrainTable;

/** Time and Stamina of entering a Space: its Terrain, Terrain shifts and burdens (PH-MCH-3 to PH-MCH-5). */
final class MarchCost {
    /** What a right shift adds where no heavier Terrain is (PH-MCH-5). */
    private static final int BEYOND_MINUTES = 15;

    private static final int BEYOND_STAMINA = 1;

    private MarchCost() {}

    /**
     * Returns the minutes of a March.
     *
     * @param shift places to the right, negative to the left
     */
    static int minutes(final MissionState state, final int to, final int shift) {
        final TerrainTable terrain = state.tables.terrain;
        final int entered = state.mission.map.terrain[to];
        return terrain.get(shifted(terrain, entered, shift)).minutes()
                + BEYOND_MINUTES * beyond(terrain, entered, shift)
                + Burden.minutes(state);
    }

    static int stamina(final MissionState state, final int to, final int shift) {
        final TerrainTable terrain = state.tables.terrain;
        final int entered = state.mission.map.terrain[to];
        return terrain.get(shifted(terrain, entered, shift)).stamina()
                + BEYOND_STAMINA * beyond(terrain, entered, shift)
                + Burden.stamina(state);
    }

    private static int shifted(final TerrainTable terrain, final int entered, final int shift) {
        int shifted = entered;
        for (int i = shift; i < 0 && terrain.lighter[shifted] != MissionState.NONE; i++) {
            shifted = terrain.lighter[shifted];
        }
        for (int i = shift; i > 0 && terrain.heavier[shifted] != MissionState.NONE; i--) {
            shifted = terrain.heavier[shifted];
        }
        return shifted;
    }

    /** Places to the right for which there is no heavier Terrain; Terrain without shifts has none (AMB-20). */
    private static int beyond(final TerrainTable terrain, final int entered, final int shift) {
        if (!terrain.get(entered).shifts()) {
            return 0;
        }
        int left = Math.max(0, shift);
        for (int at = entered; left > 0 && terrain.heavier[at] != MissionState.NONE; left--) {
            at = terrain.heavier[at];
        }
        return left;
    }
}
