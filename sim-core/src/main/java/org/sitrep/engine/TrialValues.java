package org.sitrep.engine;

import java.util.Arrays;
import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;

/**
 * The values of chosen slots of one entry, trial by trial, for a later comparison with any other entry that played the
 * same trials. Memory: four bytes per slot and trial. Must not be modified once created; then thread-safe.
 *
 * @param slots the recorded slots
 * @param firstTrial index of the first trial
 * @param trials number of trials
 * @param hash wrapping sum of the {@linkplain Outcome#hash hashes} of their outcomes, over all slots of the game: equal
 *     for equal play
 * @param values one row per slot, not copied; {@link Outcome#ABSENT} if the slot was absent or the trial was aborted
 */
public record TrialValues(List<Slot> slots, long firstTrial, int trials, long hash, int[][] values) {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if the lengths of the arrays do not match
     */
    public TrialValues {
        slots = List.copyOf(slots);
        if (values.length != slots.size()) {
            throw new IllegalArgumentException(values.length + " rows for " + slots.size() + " slots");
        }
        for (final int[] row : values) {
            if (row.length != trials) {
                throw new IllegalArgumentException(row.length + " values for " + trials + " trials");
            }
        }
    }

    /**
     * Returns the integer of a slot in a trial, or {@link Outcome#ABSENT}.
     *
     * @param slot its index in {@link #slots}
     * @param trial counted from the first recorded one
     */
    public int get(final int slot, final int trial) {
        return values[slot][trial];
    }

    /** Returns the integers of a slot, one per trial; a copy. */
    public int[] row(final int slot) {
        return values[slot].clone();
    }

    /** Returns the integers of one of the {@link #slots}, one per trial; a copy. */
    public int[] row(final Slot slot) {
        return row(slots.indexOf(slot));
    }

    /**
     * Returns these trials followed by the next ones.
     *
     * @throws IllegalArgumentException if the ranges are not adjacent, or the slots differ
     */
    public TrialValues then(final TrialValues next) {
        if (!slots.equals(next.slots) || next.firstTrial != firstTrial + trials) {
            throw new IllegalArgumentException("trials from " + next.firstTrial + " do not follow those up to "
                    + (firstTrial + trials) + ", or have other slots");
        }
        final int all = Math.addExact(trials, next.trials);
        final int[][] both = new int[values.length][];
        for (int s = 0; s < values.length; s++) {
            both[s] = Arrays.copyOf(values[s], all);
            System.arraycopy(next.values[s], 0, both[s], trials, next.trials);
        }
        return new TrialValues(slots, firstTrial, all, hash + next.hash, both);
    }

    /**
     * Returns the first of these trials. The hash is 0 unless they are all of them, as the hash of a part is not known.
     *
     * @param count number of trials, at most all
     */
    public TrialValues first(final int count) {
        final int[][] fewer = new int[values.length][];
        for (int s = 0; s < values.length; s++) {
            fewer[s] = Arrays.copyOf(values[s], count);
        }
        return new TrialValues(slots, firstTrial, count, count == trials ? hash : 0, fewer);
    }
}
