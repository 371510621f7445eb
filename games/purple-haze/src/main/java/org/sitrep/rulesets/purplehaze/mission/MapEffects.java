package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.Effect.Place;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.tables.BoonTable;
import org.sitrep.rulesets.purplehaze.tables.EffectTable;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * Applies the effects of Events and Encounters on the map: EAZ, Event markers, landing zones, the Base and the Squad's
 * Space (PH-EVT-2, PH-SEL-2).
 */
final class MapEffects extends MissionPart {
    private static final int NONE = MissionState.NONE;
    private static final Place[] PLACES = Place.values();

    private final EntryInHand entry = parts.entry;

    MapEffects(final MissionParts parts) {
        super(parts);
    }

    /** Puts an EAZ on the map, if there is a Space for it. */
    void addEaz(final int place) {
        final int space = switch (PLACES[place]) {
            case HERE -> state.space;
            case ADJACENT -> adjacent();
            case NEAREST -> parts.eaz.closestAllowed(state.space);
            case ALL -> NONE; // an EAZ everywhere does not exist
        };
        if (space != NONE) {
            parts.eaz.put(space);
        }
    }

    /**
     * Returns the Space next to the Squad in a random direction (PH-SEL-2): that of the top Boon card, which is
     * shuffled back. Cards that show a Space out of play are skipped. If all cards are held or used, they are drawn
     * from as if they were in the deck.
     */
    private int adjacent() {
        final int inDeck = leadingSomewhere(state.boonDeck);
        final int cards = inDeck == 0 ? leadingSomewhere(-1) : inDeck;
        if (cards == 0) {
            return NONE;
        }
        final int card = rolls.pickBit(RollId.DIRECTION, entry.ordinal, 0, entry.directions++, cards);
        return neighbour(card);
    }

    /** Returns the cards of a mask that show a Space in play. */
    private int leadingSomewhere(final int cards) {
        int leading = 0;
        for (int card = 0; card < state.tables.components.boons.count; card++) {
            leading |= (cards & 1 << card) != 0 && neighbour(card) != NONE ? 1 << card : 0;
        }
        return leading;
    }

    private int neighbour(final int card) {
        final BoonTable boons = state.tables.components.boons;
        return state.mission
                .map
                .neighbour[
                state.space * MapTable.DIRECTIONS + boons.get(card).direction().ordinal()];
    }

    /** Puts an EAZ on a named Space of this map, or next to the Base on the closest allowed one (PH-BASE-2). */
    void addEazAt(final int packedSpace) {
        final int space = space(packedSpace);
        if (space != NONE) {
            parts.eaz.put(space);
        }
    }

    /** Removes the EAZ of a named Space of this map, if there is one. */
    void removeEazAt(final int packedSpace) {
        parts.eaz.remove(space(packedSpace));
    }

    /** Removes EAZ from the map, if there are any. */
    void removeEaz(final int place) {
        switch (PLACES[place]) {
            case HERE -> parts.eaz.remove(state.space);
            case ADJACENT -> removeOneAt(1);
            case NEAREST -> removeOneAt(nearest());
            case ALL -> parts.eaz.removeAll();
        }
    }

    /** Returns the distance of the nearest EAZ. */
    private int nearest() {
        int nearest = Integer.MAX_VALUE;
        for (int i = 0; i < state.eazCount; i++) {
            nearest = Math.min(nearest, distance(state.eazAt[i]));
        }
        return nearest;
    }

    private int distance(final int space) {
        return state.mission.map.distance(state.space, space);
    }

    /** Removes one EAZ at this distance, a random one of several. */
    private void removeOneAt(final int distance) {
        int count = 0;
        for (int i = 0; i < state.eazCount; i++) {
            count += distance(state.eazAt[i]) == distance ? 1 : 0;
        }
        if (count > 0) {
            final int nth =
                    count == 1 ? 0 : rolls.pick(RollId.EAZ_REMOVED, entry.ordinal, 0, entry.eazRemoved++, count);
            parts.eaz.remove(nthAt(distance, nth));
        }
    }

    /** Returns the nth such EAZ in the order of Spaces, as the order of the markers has no meaning. */
    private int nthAt(final int distance, final int nth) {
        int space = NONE;
        for (int found = 0; found <= nth; found++) {
            do {
                space++;
            } while (!state.hasEaz(space) || distance(space) != distance);
        }
        return space;
    }

    void addEvent(final int marker, final int packedSpace) {
        final int space = space(packedSpace);
        if (space != NONE) {
            parts.eventMarkers.put(marker, space);
        }
    }

    /** Makes a Space a landing zone, or cancels one. */
    void landingZone(final int packedSpace, final boolean is) {
        final int space = packedSpace == EffectTable.HERE ? state.space : space(packedSpace);
        if (space != NONE && state.landingZone[space] != is) {
            state.landingZone[space] = is;
            if (is) {
                trace.tell(Event.LANDING_ZONE_MADE, space);
            } else {
                trace.tell(Event.LANDING_ZONE_LOST, space);
            }
        }
    }

    /** Forbids a Space of this map to the Squad, or allows it again. */
    void forbid(final int packedSpace, final boolean is) {
        final int space = space(packedSpace);
        if (space != NONE && state.forbids(space) != is) {
            state.forbidden[space / Long.SIZE] ^= 1L << space;
            trace.tell(is ? Event.SPACE_FORBIDDEN : Event.SPACE_ALLOWED, space);
        }
    }

    void base(final int packedSpace) {
        final int space = space(packedSpace);
        if (space != NONE) {
            state.base = space;
            trace.tell(Event.BASE_PUT, space);
        }
    }

    /**
     * Puts the Squad on a Space of this map, or on an Adjacent one in a random direction (PH-SEL-2), without an Event
     * or Encounter there.
     */
    void squadTo(final int packedSpace) {
        final int space = packedSpace == EffectTable.ADJACENT ? adjacent() : space(packedSpace);
        if (space != NONE) {
            state.space = space;
            trace.tell(Event.SQUAD_PUT, space);
        }
    }

    /** Returns the number of a Space of the {@link EffectTable} on this map; none if it is out of play. */
    private int space(final int packed) {
        final MapTable map = state.mission.map;
        final int row = packed / MapSpace.MOST;
        final int column = packed % MapSpace.MOST;
        if (row >= map.rows || column >= map.columns) {
            return NONE;
        }
        final int space = row * map.columns + column;
        return map.terrain[space] == NONE ? NONE : space;
    }
}
