package org.sitrep.engine;

import java.util.List;
import org.sitrep.stats.PairTally;

/**
 * What a contest came to.
 *
 * @param capsules one a contender, in their order: each the capsule that a run by itself would have given, timing apart
 * @param pairs one a pair, in their order
 */
public record ContestResult(List<Capsule> capsules, List<PairTally> pairs) {
    /** Copies the lists. */
    public ContestResult {
        capsules = List.copyOf(capsules);
        pairs = List.copyOf(pairs);
    }
}
