package org.sitrep.engine;

import java.util.List;
import org.sitrep.stats.PairTally;

/**
 * The result of a {@link PairedRun}.
 *
 * @param results one result per entry, in their order; each equals that of a separate run, except for the timing
 * @param pairs one tally per pair, in their order
 */
public record PairedRunResult(List<RunResult> results, List<PairTally> pairs) {
    public PairedRunResult {
        results = List.copyOf(results);
        pairs = List.copyOf(pairs);
    }

    /** Returns the result of the first entry, the only one of a single run. */
    public RunResult result() {
        return results.get(0);
    }
}
