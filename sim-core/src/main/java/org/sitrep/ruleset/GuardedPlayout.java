package org.sitrep.ruleset;

import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.strategy.BotFailure;
import org.sitrep.strategy.TrialAborted;

/** A playout that counts its decisions, and aborts a trial that exceeds a bound or whose bot fails. One per thread. */
public abstract class GuardedPlayout implements Playout {
    private final TrialKey rollsKey;

    /** @param rollsKey key that rolls are drawn from; set to the key of each trial */
    protected GuardedPlayout(final TrialKey rollsKey) {
        this.rollsKey = rollsKey;
    }

    /** Plays a trial from its start to its end and fills every slot. */
    protected abstract void playAll(TrialKey key, Outcome into);

    /** Returns the number of decisions required by the trial so far. */
    protected abstract long decisions();

    /** Fills the known slots of an aborted trial. */
    protected void fillGivenUp(final Outcome into) {}

    @Override
    public final void play(final TrialKey key, final Outcome into) {
        rollsKey.set(key.seed(), key.trialIndex());
        try {
            playAll(key, into);
        } catch (final TrialAborted givenUp) {
            fillGivenUp(into);
            into.abort(givenUp.getMessage());
        } catch (final BotFailure failure) {
            into.abort(failure.reason(), failure.detail());
        }
        into.setDecisions(decisions());
    }
}
