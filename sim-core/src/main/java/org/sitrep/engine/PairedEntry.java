package org.sitrep.engine;

import java.util.Objects;
import org.sitrep.ruleset.CompiledScenario;

/**
 * One entry of a {@link PairedRun}: a scenario and the bot that plays it.
 *
 * @param scenario its compiled tables
 * @param subject the origin to store in its result
 * @param bot an id of the ruleset's catalogue
 */
public record PairedEntry(CompiledScenario scenario, RunMetadata subject, String bot) {
    public PairedEntry {
        Objects.requireNonNull(scenario);
        Objects.requireNonNull(subject);
        Objects.requireNonNull(bot);
    }
}
