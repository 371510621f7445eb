package org.sitrep.rulesets.rambo.coverage;

import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.Probe;

/** A playout whose trace counts. */
public final class ReachProbe implements Probe {
    private final Playout playout;
    private final ReachTrace trace;

    /**
     * Makes a playout a probe.
     *
     * @param playout told to {@code trace}
     */
    public ReachProbe(final Playout playout, final ReachTrace trace) {
        this.playout = playout;
        this.trace = trace;
    }

    @Override
    public void play(final MissionKey key, final Outcome into) {
        playout.play(key, into);
    }

    @Override
    public List<Count> counts() {
        return trace.counts();
    }
}
