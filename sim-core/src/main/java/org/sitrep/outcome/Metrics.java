package org.sitrep.outcome;

import java.util.ArrayList;
import java.util.Arrays;
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
    private final boolean[] open;
    private final Whole<S>[] wholes;
    private final Each<S>[] eaches;
    private final Mask<S>[] masks;
    private final Elements<S>[] arrays;

    /** A slot of the whole state. */
    private record Whole<S>(int slot, ToIntFunction<S> value) {}

    /** A slot of the subject at an index. */
    private record Each<S>(int slot, Reader<S> value, int index) {}

    /** Slots that are bits of one mask: one call fills them all, since no JIT inlines one of a hundred readers. */
    private record Mask<S>(Bit<S> of, int[] slots, int[] indices) {}

    /** Slots that are elements of one array. */
    private record Elements<S>(At<S> of, int[] slots, int[] indices) {}

    /**
     * Builds the layout from the declared metrics.
     *
     * @param outOfBounds thrown when filling if a value is outside the bounds of a slot that is not open; a constant
     *     without a stack trace
     */
    @SuppressWarnings({"unchecked", "rawtypes"}) // of arrays
    protected Metrics(final MetricList<S> metrics, final RuntimeException outOfBounds) {
        layout = metrics.layout().build();
        this.outOfBounds = outOfBounds;
        min = layout.slots().stream().mapToInt(Slot::min).toArray();
        max = layout.slots().stream().mapToInt(Slot::max).toArray();
        open = new boolean[max.length];
        for (int slot = 0; slot < open.length; slot++) {
            open[slot] = layout.slots().get(slot).open();
        }
        final List<Whole<S>> whole = new ArrayList<>();
        final List<Each<S>> each = new ArrayList<>();
        final Map<Bit<S>, List<Integer>> ofMasks = new LinkedHashMap<>();
        final Map<At<S>, List<Integer>> ofArrays = new LinkedHashMap<>();
        final List<Read<S>> reads = metrics.reads();
        for (int slot = 0; slot < reads.size(); slot++) {
            final Read<S> read = reads.get(slot);
            if (read.whole() != null) {
                whole.add(new Whole<>(slot, read.whole()));
            } else if (read.index() < 0) {
                continue; // not in play
            } else if (read.each() instanceof At<S> at) {
                ofArrays.computeIfAbsent(at, none -> new ArrayList<>()).add(slot);
            } else if (read.each() instanceof Bit<S> bit) {
                ofMasks.computeIfAbsent(bit, none -> new ArrayList<>()).add(slot);
            } else {
                each.add(new Each<>(slot, read.each(), read.index()));
            }
        }
        wholes = whole.toArray(new Whole[0]);
        eaches = each.toArray(new Each[0]);
        masks = ofMasks.entrySet().stream()
                .map(of -> new Mask<>(of.getKey(), ints(of.getValue()), indices(of.getValue(), reads)))
                .toArray(Mask[]::new);
        arrays = ofArrays.entrySet().stream()
                .map(of -> new Elements<>(of.getKey(), ints(of.getValue()), indices(of.getValue(), reads)))
                .toArray(Elements[]::new);
    }

    private static int[] ints(final List<Integer> slots) {
        return slots.stream().mapToInt(Integer::intValue).toArray();
    }

    private static <S> int[] indices(final List<Integer> slots, final List<Read<S>> reads) {
        return slots.stream().mapToInt(slot -> reads.get(slot).index()).toArray();
    }

    /** Returns the slots and their presentation in reports. */
    public final OutcomeLayout layout() {
        return layout;
    }

    /** Returns a filler of outcomes from a state that is played again and again and keeps its arrays. */
    public final Filler<S> of(final S state) {
        return new Filler<>(this, state);
    }

    /**
     * Fills outcomes from one state. Not thread-safe: one per state.
     *
     * @param <S> the state at the end of a trial
     */
    public static final class Filler<S> {
        private final Metrics<S> metrics;
        private final S state;
        /** The arrays of the state, per {@link Metrics#arrays}. */
        private final int[][] from;

        private Filler(final Metrics<S> metrics, final S state) {
            this.metrics = metrics;
            this.state = state;
            from = Arrays.stream(metrics.arrays)
                    .map(elements -> elements.of.array().apply(state))
                    .toArray(int[][]::new);
        }

        /**
         * Fills all slots of an outcome that has been reset. Allocates nothing.
         *
         * @throws RuntimeException the exception of the metrics, if a value is outside the bounds of a slot that is not
         *     open
         */
        public void fill(final Outcome into) {
            for (final Whole<S> whole : metrics.wholes) {
                metrics.set(into, whole.slot, whole.value.applyAsInt(state));
            }
            for (final Each<S> each : metrics.eaches) {
                metrics.set(into, each.slot, each.value.read(state, each.index));
            }
            for (final Mask<S> mask : metrics.masks) {
                final long bits = mask.of.mask().applyAsLong(state);
                for (int i = 0; i < mask.slots.length; i++) {
                    into.set(mask.slots[i], (int) (bits >>> mask.indices[i] & 1));
                }
            }
            for (int array = 0; array < from.length; array++) {
                fill(metrics.arrays[array], from[array], into);
            }
        }

        private void fill(final Elements<S> elements, final int[] values, final Outcome into) {
            final int count = elements.of.inUse(state);
            for (int i = 0; i < elements.slots.length; i++) {
                if (elements.indices[i] < count) {
                    metrics.set(into, elements.slots[i], elements.of.value(values[elements.indices[i]]));
                }
            }
        }
    }

    /**
     * Sets a slot. A value beyond the bounds of an open slot counts as the nearer one; a negative value of a slot that
     * counts is a fault, open or not.
     *
     * @throws RuntimeException the exception given to the constructor, if the slot cannot hold the value
     */
    protected final void set(final Outcome into, final int slot, final int value) {
        if (value == Outcome.ABSENT || value >= min[slot] && value <= max[slot]) {
            into.set(slot, value);
        } else if (open[slot] && (value > max[slot] || min[slot] < 0)) {
            into.set(slot, value < min[slot] ? min[slot] : max[slot]);
        } else {
            throw outOfBounds;
        }
    }
}
