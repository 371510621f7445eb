package org.sitrep.ruleset;

import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;

/** Plays trials one after the other on its own state. One per thread. */
public interface Playout {
    /**
     * Plays one trial to its end and fills every slot of {@code into}; a trial that exceeds its decision bound is
     * {@linkplain Outcome#abort aborted}. A pure function of the compiled scenario, the bot and the key. After warm-up
     * it allocates nothing.
     *
     * @param key set to the trial by the caller
     * @param into reset by the caller
     */
    void play(TrialKey key, Outcome into);
}
