package org.sitrep.rulesets.purplehaze.coverage;

import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.Probe;

/** A playout whose trace counts. */
public final class ReachProbe implements Probe {
    private final Playout playout;
    private final ReachedCounts counts;

    /**
     * Makes a playout a probe.
     *
     * @param playout told to a {@link ReachTrace} with the same counts
     */
    public ReachProbe(final Playout playout, final ReachedCounts counts) {
        this.playout = playout;
        this.counts = counts;
    }

    @Override
    public void play(final MissionKey key, final Outcome into) {
        playout.play(key, into);
    }

    @Override
    public List<Count> counts() {
        return counts.list();
    }
}
