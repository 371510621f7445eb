package org.sitrep.outcome;

import java.util.List;
import org.sitrep.outcome.MetricList.Reader;

/**
 * The slots of an outcome: what they mean, and how they are filled. Immutable.
 *
 * @param <S> the state at the end of a trial
 */
public class Metrics<S> {
    private final OutcomeLayout layout;
    private final RuntimeException beyond;
    private final Reader<S>[] readers;
    /** Index of the subject of each slot; negative if it is not in play. */
    private final int[] index;

    private final int[] least;
    private final int[] most;

    /**
     * Lays out what was declared.
     *
     * @param beyond thrown by {@link #fill} if a value is outside of its slot's bounds; a constant without a stack
     */
    @SuppressWarnings({"unchecked", "rawtypes"}) // of an array
    protected Metrics(final MetricList<S> metrics, final RuntimeException beyond) {
        layout = metrics.layout().build();
        this.beyond = beyond;
        readers = metrics.readers().toArray(new Reader[0]);
        index = metrics.indices().stream().mapToInt(Integer::intValue).toArray();
        final List<Slot> slots = layout.slots();
        least = slots.stream().mapToInt(Slot::min).toArray();
        most = slots.stream().mapToInt(Slot::max).toArray();
    }

    /** Returns the slots and how they are shown. */
    public final OutcomeLayout layout() {
        return layout;
    }

    /**
     * Fills all slots of an outcome that is reset. Allocates nothing.
     *
     * @throws RuntimeException the one given, if anything happened more often than its slot holds
     */
    public final void fill(final S state, final Outcome into) {
        for (int slot = 0; slot < index.length; slot++) {
            if (index[slot] >= 0) {
                final int value = readers[slot].read(state, index[slot]);
                if (value != Outcome.ABSENT && (value < least[slot] || value > most[slot])) {
                    throw beyond;
                }
                into.set(slot, value);
            }
        }
    }
}
