package org.sitrep.rulesets.purplehaze.metrics;

import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.SlotList;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.Bounds;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StoryReach;
import org.sitrep.strategy.GivenUp;

/**
 * The slots of a Mission's outcome: what they mean, and how they are filled. Only what this Mission can come to has slots: its objectives, Events, Encounter cards and
 * combats. Immutable.
 */
public final class MissionMetrics {
    private final OutcomeLayout layout;
    private final GoalSlots goals;
    private final MarineSlots marines;
    private final CombatSlots combats;
    private final StorySlots story;
    private final TrackSlots tracks;
    private final int[] least;
    private final int[] most;

    /** Lays out the slots of a Mission. */
    public MissionMetrics(final MissionTables tables, final MissionTable mission) {
        final OutcomeLayout.Builder b = OutcomeLayout.builder().headline("primary");
        final SlotList slots = new SlotList(b);
        final int[] boxes = StoryReach.boxes(tables, mission);
        goals = new GoalSlots(slots, tables, mission, boxes);
        marines = new MarineSlots(slots, tables.components);
        combats = new CombatSlots(slots, tables.components, boxes);
        story = new StorySlots(slots, tables, mission);
        tracks = new TrackSlots(slots, mission);
        layout = b.brief(List.of("objectives", "ends", "squad", "losses")).build();
        final List<Slot> all = layout.slots();
        least = all.stream().mapToInt(Slot::min).toArray();
        most = all.stream().mapToInt(Slot::max).toArray();
    }

    /** Returns the slots and how they are shown. */
    public OutcomeLayout layout() {
        return layout;
    }

    /**
     * Fills all slots.
     *
     * @throws GivenUp if anything happened more often than its slot holds
     */
    public void fill(final MissionState state, final Outcome into) {
        goals.fill(state, into);
        marines.fill(state, into);
        combats.fill(state, into);
        story.fill(state, into);
        tracks.fill(state, into);
        for (int slot = 0; slot < least.length; slot++) {
            final int value = into.get(slot);
            if (value != Outcome.ABSENT && (value < least[slot] || value > most[slot])) {
                throw Bounds.BEYOND_COUNTING;
            }
        }
    }
}
