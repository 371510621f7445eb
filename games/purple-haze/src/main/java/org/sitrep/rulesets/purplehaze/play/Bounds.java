package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.strategy.GivenUp;

/** Why a mission is given up that goes beyond a bound of this game. */
public final class Bounds {
    /** A combat that does not come to its end. */
    public static final GivenUp TOO_LONG = new GivenUp("more Enemy activations than the bound");
    /** An entry that does not come to its end. */
    public static final GivenUp ENDLESS_ENTRY = new GivenUp("more steps of one entry than the bound");
    /** A Mission in which something has happened more often than reports can count. */
    public static final GivenUp BEYOND_COUNTING = new GivenUp("more of something than reports can count");

    private Bounds() {}
}
