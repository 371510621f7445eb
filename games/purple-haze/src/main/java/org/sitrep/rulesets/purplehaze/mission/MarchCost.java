package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.WoundCard;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.TerrainTable;

/** Computes the time and Stamina of entering a Space: Terrain, Terrain shifts and burdens (PH-MCH-3 to PH-MCH-5). */
final class MarchCost {
    /** The minutes that a right shift adds beyond the heaviest Terrain (PH-MCH-5). */
    private static final int BEYOND_MINUTES = 15;

    private static final int BEYOND_STAMINA = 1;

    /** The bits of a count of Marines. */
    private static final int BITS = 4;

    private static final int COUNT = (1 << BITS) - 1;
    private static final int WALKING = BITS * WoundCard.Burden.WALKING.ordinal();
    private static final int LITTERED = BITS * WoundCard.Burden.LITTERED.ordinal();
    private static final int WALKING_MINUTES = 15;
    private static final int CARRIED_MINUTES = 30;
    private static final int CARRIED_STAMINA = 1;

    private MarchCost() {}

    /**
     * Returns the minutes of a March.
     *
     * @param shift the places to the right, negative to the left
     */
    static int minutes(final MissionState state, final int to, final int shift) {
        final TerrainTable terrain = state.tables.terrain;
        final int entered = state.mission.map.terrain[to];
        return terrain.get(shifted(terrain, entered, shift)).minutes()
                + BEYOND_MINUTES * beyond(terrain, entered, shift)
                + burdenMinutes(state);
    }

    static int stamina(final MissionState state, final int to, final int shift) {
        final TerrainTable terrain = state.tables.terrain;
        final int entered = state.mission.map.terrain[to];
        return terrain.get(shifted(terrain, entered, shift)).stamina()
                + BEYOND_STAMINA * beyond(terrain, entered, shift)
                + burdenStamina(state);
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

    /** Returns the places to the right beyond the heaviest Terrain; Terrain without shifts has none (AMB-20). */
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

    /** Returns the time that burdens add to a March: that of the worst one, or that of all (AMB-19). */
    static int burdenMinutes(final MissionState state) {
        final int wounded = wounded(state);
        final int carried = carried(state, wounded);
        if (state.tables.components.options.burdens() == Options.Burdens.ADD_UP) {
            return walking(state, wounded) * WALKING_MINUTES + carried * CARRIED_MINUTES;
        }
        return carried > 0 ? CARRIED_MINUTES : walking(state, wounded) > 0 ? WALKING_MINUTES : 0;
    }

    /** Returns the SP that burdens add to a March. */
    static int burdenStamina(final MissionState state) {
        final int carried = carried(state, wounded(state));
        return state.tables.components.options.burdens() == Options.Burdens.ADD_UP
                ? carried * CARRIED_STAMINA
                : carried > 0 ? CARRIED_STAMINA : 0;
    }

    /** Returns the number who walk with help: Walking Wounded, and one for an escort (AMB-19). */
    private static int walking(final MissionState state, final int wounded) {
        return (wounded >>> WALKING & COUNT) + (state.escort ? 1 : 0);
    }

    /** Returns the number who are carried: Littered and K.I.A. */
    private static int carried(final MissionState state, final int wounded) {
        return (wounded >>> LITTERED & COUNT) + state.carriedDead;
    }

    /** Returns the numbers of Marines present who are a burden of each kind, {@link #BITS} bits each. */
    private static int wounded(final MissionState state) {
        int wounded = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (state.squad.isPresent(marine)) {
                wounded += 1 << BITS * burden(state, marine);
            }
        }
        return wounded;
    }

    /** Returns the worse of the burdens by the Wound in force and by an Event, an ordinal. */
    private static int burden(final MissionState state, final int marine) {
        final int wound = state.squad.wound[marine];
        final boolean light = wound == SquadState.NONE || wound == state.lightWound[marine];
        final int byWound =
                light ? 0 : state.squad.tables.wounds.get(wound).burden().ordinal();
        return Math.max(byWound, state.burden[marine]);
    }
}
