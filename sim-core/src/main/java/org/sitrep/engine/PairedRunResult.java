package org.sitrep.engine;

import java.util.List;
import org.sitrep.stats.PairTally;

/**
 * The result of a {@link PairedRun}.
 *
 * @param capsules one per contender, in their order: each the capsule that a run by itself would have given, timing
 *     apart
 * @param pairs one per pair, in their order
 */
public record PairedRunResult(List<RunResult> capsules, List<PairTally> pairs) {
    public PairedRunResult {
        capsules = List.copyOf(capsules);
        pairs = List.copyOf(pairs);
    }

    /** Returns the capsule of the first contender: of a run, its only one. */
    public RunResult capsule() {
        return capsules.get(0);
    }
}
