package org.sitrep.engine;

import java.util.Arrays;
import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Exchange;

/**
 * Stores chosen slots of each trial of a range. Threads write to it concurrently, each for its own trials. Memory: four
 * bytes per slot and trial.
 */
final class SlotRecorder {
    private final long firstTrial;
    private final int trials;
    private final int[] indices;
    private final List<Slot> slots;
    /** One row per slot, one value per trial. */
    private final int[][] values;

    /** @throws IllegalArgumentException as {@link #requireRoom} */
    SlotRecorder(final OutcomeLayout layout, final List<String> slotNames, final RunRequest request) {
        requireRoom(layout, slotNames, request);
        firstTrial = request.firstTrial();
        indices = slotNames.stream().mapToInt(layout::index).toArray();
        slots = Arrays.stream(indices).mapToObj(layout.slots()::get).toList();
        trials = (int) request.trials();
        values = new int[indices.length][trials];
    }

    /** @throws IllegalArgumentException if the layout has no such slot, or the request has 2^31 or more trials */
    static void requireRoom(final OutcomeLayout layout, final List<String> slotNames, final RunRequest request) {
        if (request.trials() > Integer.MAX_VALUE - 8) {
            throw new IllegalArgumentException(request.trials() + " trials are too many to record");
        }
        slotNames.forEach(layout::index);
    }

    /** Records a trial; allocates nothing. */
    void write(final Outcome outcome, final long trial) {
        final int at = (int) (trial - firstTrial);
        for (int s = 0; s < indices.length; s++) {
            values[s][at] = outcome.aborted() ? Outcome.ABSENT : outcome.get(indices[s]);
        }
    }

    /** Returns the recorded values, as if the whole range had been played. */
    TrialValues all(final long hash) {
        return new TrialValues(slots, firstTrial, trials, hash, values);
    }

    /** Writes the values of consecutive trials, or replaces them by those of a recorder of the same slots. */
    void exchange(final Exchange with, final long first, final int count) {
        for (final int[] row : values) {
            with.numbers(row, (int) (first - firstTrial), count);
        }
    }
}
