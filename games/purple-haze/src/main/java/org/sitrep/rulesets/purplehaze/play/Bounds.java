package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.strategy.TrialAborted;

/** The reasons to abort a trial that exceeds a bound of this game. */
public final class Bounds {
    /** A combat does not end. */
    public static final TrialAborted TOO_LONG = new TrialAborted("more Enemy activations than the bound");
    /** An entry does not end. */
    public static final TrialAborted ENDLESS_ENTRY = new TrialAborted("more steps of one entry than the bound");
    /** Something has happened more often in a Mission than reports can count. */
    public static final TrialAborted BEYOND_COUNTING = new TrialAborted("a count above the maximum of reports");

    private Bounds() {}
}
