package org.sitrep.engine;

import java.util.Arrays;
import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;

/**
 * Room for chosen slots of each mission of a range. Threads write to it at the same time, each for missions of its own.
 * Memory: four bytes a slot and mission.
 */
final class SlotRecorder {
    private final long firstMission;
    private final int missions;
    private final int[] indices;
    private final List<Slot> slots;
    /** One row a slot, one value a mission. */
    private final int[][] values;

    /** @throws IllegalArgumentException as {@link #requireRoom} */
    SlotRecorder(final OutcomeLayout layout, final List<String> slotNames, final RunRequest request) {
        requireRoom(layout, slotNames, request);
        firstMission = request.firstMission();
        indices = slotNames.stream().mapToInt(layout::index).toArray();
        slots = Arrays.stream(indices).mapToObj(layout.slots()::get).toList();
        missions = (int) request.missions();
        values = new int[indices.length][missions];
    }

    /** @throws IllegalArgumentException if there is no such slot, or there are 2^31 missions or more */
    static void requireRoom(final OutcomeLayout layout, final List<String> slotNames, final RunRequest request) {
        if (request.missions() > Integer.MAX_VALUE - 8) {
            throw new IllegalArgumentException(request.missions() + " missions are too many to write down");
        }
        slotNames.forEach(layout::index);
    }

    /** Writes a mission down; allocates nothing. */
    void write(final Outcome outcome, final long mission) {
        final int at = (int) (mission - firstMission);
        for (int s = 0; s < indices.length; s++) {
            values[s][at] = outcome.aborted() ? Outcome.ABSENT : outcome.get(indices[s]);
        }
    }

    /** Returns what was written, as if the whole range had been played. */
    TrialValues all(final long hash) {
        return new TrialValues(slots, firstMission, missions, hash, values);
    }
}
