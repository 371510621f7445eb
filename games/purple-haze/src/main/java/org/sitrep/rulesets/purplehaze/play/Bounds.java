package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.strategy.TrialAborted;

/** Why a mission is given up that goes beyond a bound of this game. */
public final class Bounds {
    /** A combat that does not come to its end. */
    public static final TrialAborted TOO_LONG = new TrialAborted("more Enemy activations than the bound");
    /** An entry that does not come to its end. */
    public static final TrialAborted ENDLESS_ENTRY = new TrialAborted("more steps of one entry than the bound");
    /** A Mission in which something has happened more often than reports can count. */
    public static final TrialAborted BEYOND_COUNTING = new TrialAborted("more of something than reports can count");

    private Bounds() {}
}
