package org.sitrep.engine;

import java.util.List;
import org.sitrep.stats.PairTally;

/**
 * The result of a {@link PairedRun}.
 *
 * @param capsules one result per entry, in their order; each equals that of a separate run, except for the timing
 * @param pairs one tally per pair, in their order
 */
public record PairedRunResult(List<RunResult> capsules, List<PairTally> pairs) {
    public PairedRunResult {
        capsules = List.copyOf(capsules);
        pairs = List.copyOf(pairs);
    }

    /** Returns the result of the first entry, the only one of a single run. */
    public RunResult capsule() {
        return capsules.get(0);
    }
}
