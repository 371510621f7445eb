package org.sitrep.outcome;

import java.util.Arrays;
import org.sitrep.rng.Mix64;

/**
 * The integer slots of one trial, in the order of an {@link OutcomeLayout}; reused from trial to trial. Not
 * thread-safe: use one per thread.
 */
public final class Outcome {
    /** The value of a slot that the trial did not reach. */
    public static final int ABSENT = Integer.MIN_VALUE;

    /** The abort reason of a trial that exceeds its bound on decisions. */
    public static final String TOO_MANY_DECISIONS = "more decisions than the bound";

    private final int[] slots;
    private long decisions;
    private boolean aborted;
    private String abortReason = "";
    private String abortDetail = "";

    /** Creates an outcome with every slot absent. */
    public Outcome(final OutcomeLayout layout) {
        slots = new int[layout.slots().size()];
        reset();
    }

    /** Makes every slot absent and clears the counters. */
    public void reset() {
        Arrays.fill(slots, ABSENT);
        decisions = 0;
        aborted = false;
        abortReason = "";
        abortDetail = "";
    }

    /** Returns the value of a slot, or {@link #ABSENT}. */
    public int get(final int slot) {
        return slots[slot];
    }

    public void set(final int slot, final int value) {
        slots[slot] = value;
    }

    /** Returns the number of slots. */
    public int size() {
        return slots.length;
    }

    /** Returns the number of decisions that the bots took. */
    public long decisions() {
        return decisions;
    }

    /** Sets the number of decisions that the bots took. */
    public void setDecisions(final long decisions) {
        this.decisions = decisions;
    }

    /** Returns whether the trial was aborted; its slots are then ignored. */
    public boolean aborted() {
        return aborted;
    }

    /** Returns the reason of the abort; empty if the trial was not aborted. */
    public String abortReason() {
        return abortReason;
    }

    /** Returns the detail of the abort that is specific to this trial; may be empty. Not part of any hash. */
    public String abortDetail() {
        return abortDetail;
    }

    /**
     * Aborts the trial.
     *
     * @param reason a constant text
     */
    public void abort(final String reason) {
        abort(reason, "");
    }

    /**
     * Aborts the trial.
     *
     * @param reason the cause; the same text for all trials with the same cause
     * @param detail what is specific to this trial; may be empty
     */
    public void abort(final String reason, final String detail) {
        aborted = true;
        abortReason = reason;
        abortDetail = detail;
    }

    /**
     * Returns a hash of the slots and the decision count, bound to the trial's index. The hash of a batch is the
     * wrapping sum of its trials' hashes, so it does not depend on the order of play.
     */
    public long hash(final long trialIndex) {
        long h = Mix64.mix(trialIndex + Mix64.GAMMA);
        for (final int value : slots) {
            // One multiplication per slot and a full mix at the end. A mix per slot took 480 ns instead of 140 for 120
            // slots.
            h = (h ^ value) * Mix64.GAMMA;
        }
        return Mix64.mix(h ^ decisions ^ (aborted ? Mix64.GAMMA : 0L));
    }
}
