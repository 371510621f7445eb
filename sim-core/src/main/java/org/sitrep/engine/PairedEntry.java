package org.sitrep.engine;

import java.util.Objects;
import org.sitrep.ruleset.CompiledScenario;

/**
 * One side of a {@link PairedRun}: a scenario and who plays it.
 *
 * @param scenario its tables
 * @param subject what its capsule says of its origin
 * @param bot an id of the ruleset's catalogue
 */
public record PairedEntry(CompiledScenario scenario, RunMetadata subject, String bot) {
    public PairedEntry {
        Objects.requireNonNull(scenario);
        Objects.requireNonNull(subject);
        Objects.requireNonNull(bot);
    }
}
