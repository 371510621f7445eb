package org.sitrep.analysis.solve;

import java.util.List;
import java.util.function.Supplier;

/** Follows a search, on its thread. */
@FunctionalInterface
public interface SolveListener {
    /**
     * Receives the progress after each candidate that was played.
     *
     * @param trials number of trials played so far, out of the budget
     * @param attempts returns all opened candidates so far, as {@link Solution#attempts} does at the end; costs an
     *     interval per candidate and target
     */
    void played(long trials, Supplier<List<Solution.Attempt>> attempts);
}
