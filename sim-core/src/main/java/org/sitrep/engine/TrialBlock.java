package org.sitrep.engine;

import org.sitrep.outcome.Outcome;

/**
 * The rows of consecutive trials: trial by trial, within a trial one row per entry. Reused from chunk to chunk. Not
 * thread-safe. Memory: four bytes per row and slot, and four bytes per row.
 */
public final class TrialBlock {
    private final int entries;
    private final int slots;
    private long firstTrial;
    private int trials;
    /** Row by row: 1 if the trial was aborted, else 0; then its slots. */
    private int[] cells = {};

    TrialBlock(final int entries, final int slots) {
        this.entries = entries;
        this.slots = slots;
    }

    /** Makes it the block of some trials, which are to be written in order; grows if it has too little room. */
    void begin(final long first, final int count) {
        firstTrial = first;
        trials = count;
        final int needed = Math.multiplyExact(rows(), 1 + slots);
        if (cells.length < needed) {
            cells = new int[needed];
        }
    }

    /** Writes the row of an entry; allocates nothing. */
    void write(final int entry, final long trial, final Outcome outcome) {
        int at = ((int) (trial - firstTrial) * entries + entry) * (1 + slots);
        cells[at++] = outcome.aborted() ? 1 : 0;
        for (int s = 0; s < slots; s++) {
            cells[at++] = outcome.aborted() ? Outcome.ABSENT : outcome.get(s);
        }
    }

    /** Returns the index of the first trial. */
    public long firstTrial() {
        return firstTrial;
    }

    /** Returns the number of rows. */
    public int rows() {
        return Math.multiplyExact(trials, entries);
    }

    /** Returns the number of slots of a row, all those of the layout in its order. */
    public int slots() {
        return slots;
    }

    /** Returns the index of the trial of a row. */
    public long trial(final int row) {
        return firstTrial + row / entries;
    }

    /** Returns the index of the entry of a row. */
    public int entry(final int row) {
        return row % entries;
    }

    /** Returns whether the trial of a row was aborted. */
    public boolean aborted(final int row) {
        return cells[row * (1 + slots)] != 0;
    }

    /** Returns the integer of a slot, or {@link Outcome#ABSENT} if it was absent or the trial was aborted. */
    public int value(final int row, final int slot) {
        return cells[row * (1 + slots) + 1 + slot];
    }
}
