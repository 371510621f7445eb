package org.sitrep.rulesets.rambo.metrics;

import java.util.List;
import java.util.function.ToIntFunction;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.strategy.GivenUp;

/**
 * The slots of a mission's outcome: what they mean, and how they are filled. They are the same whoever plays and
 * carries what, and whatever the values of the cards are, so that such scenarios can be compared; what cannot happen is absent. Immutable.
 */
public final class MissionMetrics {
    /** A mission in which something has happened more often than reports can count. */
    public static final GivenUp BEYOND_COUNTING = new GivenUp("more of something than reports can count");

    private final OutcomeLayout layout;
    private final List<ToIntFunction<MissionState>> values;
    private final int[] least;
    private final int[] most;

    /** Lays out the slots of a mission. */
    public MissionMetrics(final GameTables tables) {
        final OutcomeLayout.Builder b = OutcomeLayout.builder().headline("success");
        final CountList list = new CountList(b);
        final Roster roster = new Roster(tables);
        EndSlots.add(list);
        HeroSlots.add(list, roster);
        AlertSlots.add(list);
        DamageSlots.add(list);
        EnemySlots.add(list, tables);
        CardSlots.add(list, roster, tables);
        MapSlots.add(list, tables);
        RoundSlots.add(list);
        layout = b.brief(List.of("ends", "length", "heroes", "alert", "damage.layers", "enemies"))
                .build();
        values = List.copyOf(list.values());
        final List<Slot> all = layout.slots();
        least = all.stream().mapToInt(Slot::min).toArray();
        most = all.stream().mapToInt(Slot::max).toArray();
    }

    /** Returns the slots and how they are shown. */
    public OutcomeLayout layout() {
        return layout;
    }

    /**
     * Fills all slots. Allocates nothing.
     *
     * @throws GivenUp if anything happened more often than its slot holds
     */
    public void fill(final MissionState state, final Outcome into) {
        for (int slot = 0; slot < values.size(); slot++) {
            final int value = values.get(slot).applyAsInt(state);
            if (value != Outcome.ABSENT && (value < least[slot] || value > most[slot])) {
                throw BEYOND_COUNTING;
            }
            into.set(slot, value);
        }
    }
}
