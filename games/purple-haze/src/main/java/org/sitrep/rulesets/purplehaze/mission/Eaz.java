package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/** Manages the EAZ markers on the map (PH-THR-7, PH-BASE-2). */
public final class Eaz extends MissionPart {
    private static final int NONE = MissionState.NONE;

    Eaz(final MissionParts parts) {
        super(parts);
    }

    /**
     * Puts an EAZ on a Space in play, or, if that is the Base or Adjacent to it, on the closest allowed Space. The EAZ
     * is lost if the Space has one.
     */
    public void put(final int space) {
        if (state.hasEaz(space)) {
            return;
        }
        final int at = atBase(space) ? closestAllowed(space) : space; // PH-BASE-2
        if (at != NONE) {
            state.eazAt[state.eazCount++] = at;
            trace.tell(Event.EAZ_PUT, at);
        }
    }

    /** Removes the EAZ of a Space, if there is one. */
    public void remove(final int space) {
        for (int i = 0; i < state.eazCount; i++) {
            if (state.eazAt[i] == space) {
                state.eazAt[i] = state.eazAt[--state.eazCount];
                trace.tell(Event.EAZ_REMOVED, space);
                return;
            }
        }
    }

    /** Removes all EAZ from the map. */
    public void removeAll() {
        while (state.eazCount > 0) {
            remove(state.eazAt[state.eazCount - 1]);
        }
    }

    /**
     * Returns the closest Space to {@code from}, itself included, that may hold an EAZ and has none; ties at random; or
     * none.
     */
    public int closestAllowed(final int from) {
        final MapTable map = state.mission.map;
        int best = Integer.MAX_VALUE;
        int ties = 0;
        for (int space = 0; space < map.count; space++) {
            if (mayLieOn(space)) {
                final int distance = map.distance(from, space);
                ties = distance < best ? 1 : distance == best ? ties + 1 : ties;
                best = Math.min(best, distance);
            }
        }
        return ties == 0
                ? NONE
                : nth(from, best, ties == 1 ? 0 : rolls.pick(RollId.EAZ_SPACE, 0, 0, state.eazDraws++, ties));
    }

    private int nth(final int from, final int distance, final int n) {
        final MapTable map = state.mission.map;
        int left = n;
        for (int space = 0; space < map.count; space++) {
            if (mayLieOn(space) && map.distance(from, space) == distance && left-- == 0) {
                return space;
            }
        }
        throw new AssertionError(n);
    }

    /**
     * Returns whether a Space may get an EAZ: it is in play, has none, and is neither the Base nor Adjacent to it
     * (PH-BASE-2).
     */
    boolean mayLieOn(final int space) {
        return state.mission.map.terrain[space] != NONE && !atBase(space) && !state.hasEaz(space);
    }

    private boolean atBase(final int space) {
        return state.base != NONE && state.mission.map.distance(state.base, space) <= 1;
    }
}
