package org.sitrep.rulesets.rambo.coverage;

import java.util.List;
import java.util.function.Supplier;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.Probe;

/** A playout whose trace counts. */
public final class ReachProbe implements Probe {
    private final Playout playout;
    private final Supplier<List<Count>> counts;

    /**
     * Makes a playout a probe.
     *
     * @param playout told to what counts
     * @param counts what is counted so far
     */
    public ReachProbe(final Playout playout, final Supplier<List<Count>> counts) {
        this.playout = playout;
        this.counts = counts;
    }

    @Override
    public void play(final MissionKey key, final Outcome into) {
        playout.play(key, into);
    }

    @Override
    public List<Count> counts() {
        return counts.get();
    }
}
