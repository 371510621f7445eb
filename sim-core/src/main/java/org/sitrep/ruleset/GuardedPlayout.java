package org.sitrep.ruleset;

import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.strategy.BotFailure;
import org.sitrep.strategy.TrialAborted;

/** A playout that aborts a mission which is given up or whose bot fails, and counts its decisions. One a thread. */
public abstract class GuardedPlayout implements Playout {
    private final TrialKey rollsKey;

    /** @param rollsKey what the rolls are drawn from; set to the key of each mission */
    protected GuardedPlayout(final TrialKey rollsKey) {
        this.rollsKey = rollsKey;
    }

    /** Plays a mission from its start to its end and fills every slot. */
    protected abstract void playAll(TrialKey key, Outcome into);

    /** Returns how many decisions the mission has asked for so far. */
    protected abstract long decisions();

    /** Fills what is known of a mission that is given up. */
    protected void fillGivenUp(final Outcome into) {}

    @Override
    public final void play(final TrialKey key, final Outcome into) {
        rollsKey.set(key.seed(), key.missionIndex());
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
