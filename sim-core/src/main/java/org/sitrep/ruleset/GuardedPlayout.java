package org.sitrep.ruleset;

import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.strategy.BotFailure;
import org.sitrep.strategy.TrialAborted;

/** A playout that aborts a trial which is given up or whose bot fails, and counts its decisions. One a thread. */
public abstract class GuardedPlayout implements Playout {
    private final TrialKey rollsKey;

    /** @param rollsKey what the rolls are drawn from; set to the key of each trial */
    protected GuardedPlayout(final TrialKey rollsKey) {
        this.rollsKey = rollsKey;
    }

    /** Plays a trial from its start to its end and fills every slot. */
    protected abstract void playAll(TrialKey key, Outcome into);

    /** Returns how many decisions the trial has asked for so far. */
    protected abstract long decisions();

    /** Fills what is known of a trial that is given up. */
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
