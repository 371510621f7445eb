package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.play.Event;

/** Manages the Event markers on the map (PH-EVT-1): at most one per Space. */
public final class EventMarkers extends MissionPart {
    private static final int NONE = MissionState.NONE;

    EventMarkers(final MissionParts parts) {
        super(parts);
    }

    /** Puts a marker on a Space, wherever it was before; the marker is lost if the Space has another one. */
    public void put(final int marker, final int space) {
        if (state.eventAt[space] != 0) {
            return;
        }
        remove(marker);
        state.eventAt[space] = marker;
        state.eventSpace[marker] = space;
        trace.tell(Event.EVENT_PUT, marker, space);
    }

    /** Removes a marker from the map, if it is there. */
    public void remove(final int marker) {
        final int space = state.eventSpace[marker];
        if (space != NONE) {
            state.eventAt[space] = 0;
            state.eventSpace[marker] = NONE;
            trace.tell(Event.EVENT_REMOVED, marker);
        }
    }
}
