package org.sitrep.engine;

import java.util.Objects;
import java.util.Optional;

/**
 * A run with slots recorded trial by trial.
 *
 * @param result its result
 * @param values recorded values; empty if nothing was to be recorded, or not all trials were played
 */
public record RecordedRun(RunResult result, Optional<TrialValues> values) {
    public RecordedRun {
        Objects.requireNonNull(result);
        Objects.requireNonNull(values);
    }
}
