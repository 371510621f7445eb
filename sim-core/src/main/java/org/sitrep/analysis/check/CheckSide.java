package org.sitrep.analysis.check;

import java.util.Objects;
import org.sitrep.engine.ContentSummary;
import org.sitrep.ruleset.CompiledScenario;

/**
 * An entry of a baseline, opened with present content and code.
 *
 * @param file file of the scenario, as the user would type it
 * @param botFile bot that plays, as the user would type it: its id, or its file
 * @param title title of the scenario
 * @param input content it was loaded from
 * @param scenario its tables
 * @param bot an id of the ruleset's catalogue
 */
public record CheckSide(
        String file, String botFile, String title, ContentSummary input, CompiledScenario scenario, String bot) {
    public CheckSide {
        Objects.requireNonNull(file);
        Objects.requireNonNull(botFile);
        Objects.requireNonNull(title);
        Objects.requireNonNull(input);
        Objects.requireNonNull(scenario);
        Objects.requireNonNull(bot);
    }
}
