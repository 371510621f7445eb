package org.sitrep.engine;

import java.util.Arrays;
import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;

/**
 * What one contender came to in chosen slots, trial by trial: so that it can be laid beside any other contender that
 * played the same trials, at any later time. Four bytes a slot and trial. Not to be changed once made; thread-safe
 * then.
 *
 * @param slots what was recorded
 * @param firstTrial index of the first trial
 * @param trials how many
 * @param hash the wrapping sum of the {@linkplain Outcome#hash hashes} of their outcomes, over all slots of the game:
 *     equal for equal play
 * @param values a row a slot, taken as it is; {@link Outcome#ABSENT} where a slot was absent or the trial was given up
 */
public record TrialValues(List<Slot> slots, long firstTrial, int trials, long hash, int[][] values) {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if the arrays do not fit
     */
    public TrialValues {
        slots = List.copyOf(slots);
        if (values.length != slots.size()) {
            throw new IllegalArgumentException(values.length + " rows of " + slots.size() + " slots");
        }
        for (final int[] row : values) {
            if (row.length != trials) {
                throw new IllegalArgumentException(row.length + " values of " + trials + " trials");
            }
        }
    }

    /**
     * Returns a slot's integer of a trial, or {@link Outcome#ABSENT}.
     *
     * @param slot its number in {@link #slots}
     * @param trial counted from the first recorded one
     */
    public int get(final int slot, final int trial) {
        return values[slot][trial];
    }

    /** Returns the integers of a slot, one a trial; a copy. */
    public int[] row(final int slot) {
        return values[slot].clone();
    }

    /** Returns the integers of a slot that is among {@link #slots}, one a trial; a copy. */
    public int[] row(final Slot slot) {
        return row(slots.indexOf(slot));
    }

    /**
     * Returns these trials and those that follow on them.
     *
     * @throws IllegalArgumentException if they do not follow, or other slots were recorded
     */
    public TrialValues then(final TrialValues next) {
        if (!slots.equals(next.slots) || next.firstTrial != firstTrial + trials) {
            throw new IllegalArgumentException("trials from " + next.firstTrial + " do not follow on those up to "
                    + (firstTrial + trials) + ", or are of other slots");
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
     * Returns the first of these trials; their hash is 0 if they are not all of them, as that of a part is not known.
     *
     * @param some how many, at most all
     */
    public TrialValues first(final int some) {
        final int[][] fewer = new int[values.length][];
        for (int s = 0; s < values.length; s++) {
            fewer[s] = Arrays.copyOf(values[s], some);
        }
        return new TrialValues(slots, firstTrial, some, some == trials ? hash : 0, fewer);
    }
}
