package org.sitrep.outcome;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.sitrep.outcome.MetricList.At;
import org.sitrep.outcome.MetricList.Bit;
import org.sitrep.outcome.MetricList.Read;
import org.sitrep.outcome.MetricList.Reader;

/**
 * The slots of an outcome: what they mean, and how they are filled. Immutable.
 *
 * @param <S> the state at the end of a trial
 */
public class Metrics<S> {
    private final OutcomeLayout layout;
    private final RuntimeException beyond;
    private final int[] least;
    private final int[] most;
    private final Whole<S>[] wholes;
    private final Each<S>[] eaches;
    private final Elements<At<S>>[] arrays;
    private final Elements<Bit<S>>[] masks;

    /** A slot of the whole. */
    private record Whole<S>(int slot, ToIntFunction<S> value) {}

    /** A slot of the subject at an index. */
    private record Each<S>(int slot, Reader<S> value, int index) {}

    /** Slots that are parts of one value: a call for all, for no JIT inlines one out of a hundred readers. */
    private record Elements<R>(R of, int[] slots, int[] indices) {}

    /**
     * Lays out what was declared.
     *
     * @param beyond thrown by {@link #fill} if a value is outside of its slot's bounds; a constant without a stack
     */
    @SuppressWarnings({"unchecked", "rawtypes"}) // of arrays
    protected Metrics(final MetricList<S> metrics, final RuntimeException beyond) {
        layout = metrics.layout().build();
        this.beyond = beyond;
        least = layout.slots().stream().mapToInt(Slot::min).toArray();
        most = layout.slots().stream().mapToInt(Slot::max).toArray();
        final List<Whole<S>> whole = new ArrayList<>();
        final List<Each<S>> each = new ArrayList<>();
        final Map<Object, List<Integer>> ofArrays = new LinkedHashMap<>();
        final Map<Object, List<Integer>> ofMasks = new LinkedHashMap<>();
        final List<Read<S>> reads = metrics.reads();
        for (int slot = 0; slot < reads.size(); slot++) {
            final Read<S> read = reads.get(slot);
            if (read.whole() != null) {
                whole.add(new Whole<>(slot, read.whole()));
            } else if (read.index() < 0) {
                continue; // not in play
            } else if (read.each() instanceof At<S> at) {
                ofArrays.computeIfAbsent(at.array(), none -> new ArrayList<>()).add(slot);
            } else if (read.each() instanceof Bit<S> bit) {
                ofMasks.computeIfAbsent(bit.mask(), none -> new ArrayList<>()).add(slot);
            } else {
                each.add(new Each<>(slot, read.each(), read.index()));
            }
        }
        wholes = whole.toArray(new Whole[0]);
        eaches = each.toArray(new Each[0]);
        arrays = elements(ofArrays, reads);
        masks = elements(ofMasks, reads);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // of arrays, and of readers that are all of one kind
    private static <S, R> Elements<R>[] elements(final Map<?, List<Integer>> parts, final List<Read<S>> reads) {
        return parts.values().stream()
                .map(slots -> new Elements<>(
                        reads.get(slots.get(0)).each(),
                        slots.stream().mapToInt(slot -> slot).toArray(),
                        slots.stream().mapToInt(slot -> reads.get(slot).index()).toArray()))
                .toArray(Elements[]::new);
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
        for (final Whole<S> whole : wholes) {
            set(into, whole.slot, whole.value.applyAsInt(state));
        }
        for (final Each<S> each : eaches) {
            set(into, each.slot, each.value.read(state, each.index));
        }
        for (final Elements<Bit<S>> elements : masks) {
            final long mask = elements.of.mask().applyAsLong(state);
            for (int i = 0; i < elements.slots.length; i++) {
                into.set(elements.slots[i], (int) (mask >>> elements.indices[i] & 1));
            }
        }
        for (final Elements<At<S>> elements : arrays) {
            final int[] from = elements.of.array().apply(state);
            final int count = elements.of.count().applyAsInt(state);
            for (int i = 0; i < elements.slots.length; i++) {
                if (elements.indices[i] < count) {
                    set(into, elements.slots[i], from[elements.indices[i]]);
                }
            }
        }
    }

    private void set(final Outcome into, final int slot, final int value) {
        if (value != Outcome.ABSENT && (value < least[slot] || value > most[slot])) {
            throw beyond;
        }
        into.set(slot, value);
    }
}
