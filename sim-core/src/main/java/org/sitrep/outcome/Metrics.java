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
 * The layout of an outcome and the readers that fill it from a final state. Immutable.
 *
 * @param <S> the state at the end of a trial
 */
public class Metrics<S> {
    private final OutcomeLayout layout;
    private final RuntimeException outOfBounds;
    private final int[] min;
    private final int[] max;
    private final Whole<S>[] wholes;
    private final Each<S>[] eaches;
    private final Elements<At<S>>[] arrays;
    private final Elements<Bit<S>>[] masks;

    /** A slot of the whole state. */
    private record Whole<S>(int slot, ToIntFunction<S> value) {}

    /** A slot of the subject at an index. */
    private record Each<S>(int slot, Reader<S> value, int index) {}

    /**
     * Slots that are elements of one array or mask: one call fills them all, since no JIT inlines one of a hundred
     * readers.
     */
    private record Elements<R>(R of, int[] slots, int[] indices) {}

    /**
     * Builds the layout from the declared metrics.
     *
     * @param outOfBounds thrown by {@link #fill} if a value is outside the bounds of its slot; a constant without a
     *     stack trace
     */
    @SuppressWarnings({"unchecked", "rawtypes"}) // of arrays
    protected Metrics(final MetricList<S> metrics, final RuntimeException outOfBounds) {
        layout = metrics.layout().build();
        this.outOfBounds = outOfBounds;
        min = layout.slots().stream().mapToInt(Slot::min).toArray();
        max = layout.slots().stream().mapToInt(Slot::max).toArray();
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
                ofArrays.computeIfAbsent(List.of(at.array(), at.wanted()), none -> new ArrayList<>())
                        .add(slot);
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

    /** Returns the slots and their presentation in reports. */
    public final OutcomeLayout layout() {
        return layout;
    }

    /**
     * Fills all slots of an outcome that has been reset. Allocates nothing.
     *
     * @throws RuntimeException the exception given to the constructor, if a value is outside the bounds of its slot
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
            final int count = elements.of.inUse(state);
            for (int i = 0; i < elements.slots.length; i++) {
                if (elements.indices[i] < count) {
                    set(into, elements.slots[i], elements.of.value(from[elements.indices[i]]));
                }
            }
        }
    }

    private void set(final Outcome into, final int slot, final int value) {
        if (value != Outcome.ABSENT && (value < min[slot] || value > max[slot])) {
            throw outOfBounds;
        }
        into.set(slot, value);
    }
}
