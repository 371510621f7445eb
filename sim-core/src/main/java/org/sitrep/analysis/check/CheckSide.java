package org.sitrep.analysis.check;

import java.util.Objects;
import org.sitrep.engine.ContentSummary;
import org.sitrep.ruleset.CompiledScenario;

/**
 * What an entry of a baseline names, opened with present content and code.
 *
 * @param file of the scenario, as the user would type it
 * @param botFile who plays, as the user would type it: the bot's id, or its file
 * @param title of the scenario
 * @param input what it was made from
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
