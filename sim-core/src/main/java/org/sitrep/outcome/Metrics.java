package org.sitrep.outcome;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.sitrep.outcome.MetricList.Reader;

/**
 * The slots of an outcome: what they mean, and how they are filled. Immutable.
 *
 * @param <S> the state at the end of a trial
 */
public class Metrics<S> {
    private final OutcomeLayout layout;
    private final RuntimeException beyond;
    /** The slots that are in play. */
    private final int[] slots;

    private final int[] least;
    private final int[] most;
    /** Reads a slot of the whole; null for a slot of a subject. A call less a slot than through a reader. */
    private final ToIntFunction<S>[] whole;
    /** Reads a slot of a subject. */
    private final Reader<S>[] readers;
    /** Index of the subject. */
    private final int[] index;

    /**
     * Lays out what was declared.
     *
     * @param beyond thrown by {@link #fill} if a value is outside of its slot's bounds; a constant without a stack
     */
    @SuppressWarnings({"unchecked", "rawtypes"}) // of an array
    protected Metrics(final MetricList<S> metrics, final RuntimeException beyond) {
        layout = metrics.layout().build();
        this.beyond = beyond;
        final List<MetricList.Read<S>> reads = metrics.reads();
        slots = IntStream.range(0, reads.size())
                .filter(slot -> reads.get(slot).index() >= 0)
                .toArray();
        final List<Slot> all = layout.slots();
        least = IntStream.of(slots).map(slot -> all.get(slot).min()).toArray();
        most = IntStream.of(slots).map(slot -> all.get(slot).max()).toArray();
        whole = IntStream.of(slots).mapToObj(slot -> reads.get(slot).whole()).toArray(ToIntFunction[]::new);
        readers = IntStream.of(slots).mapToObj(slot -> reads.get(slot).each()).toArray(Reader[]::new);
        index = IntStream.of(slots).map(slot -> reads.get(slot).index()).toArray();
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
        for (int i = 0; i < slots.length; i++) {
            final ToIntFunction<S> all = whole[i];
            final int value = all == null ? readers[i].read(state, index[i]) : all.applyAsInt(state);
            if (value != Outcome.ABSENT && (value < least[i] || value > most[i])) {
                throw beyond;
            }
            into.set(slots[i], value);
        }
    }
}
