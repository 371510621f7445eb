package org.sitrep.engine;

import java.util.Objects;
import java.util.Optional;

/**
 * The origin of a run result.
 *
 * @param toolVersion version of Sitrep
 * @param commit commit it was built from, or {@code unknown}
 * @param rulesetId e.g. {@code purple-haze}
 * @param scenario the scenario as the user named it
 * @param title the scenario's title
 * @param content the resolved data
 * @param botFile the file of an external bot; empty for one of the game's own
 */
public record RunMetadata(
        String toolVersion,
        String commit,
        String rulesetId,
        String scenario,
        String title,
        RunResult.Content content,
        Optional<RunResult.BotFile> botFile) {
    public RunMetadata {
        Objects.requireNonNull(toolVersion);
        Objects.requireNonNull(commit);
        Objects.requireNonNull(rulesetId);
        Objects.requireNonNull(scenario);
        Objects.requireNonNull(title);
        Objects.requireNonNull(content);
        Objects.requireNonNull(botFile);
    }
}
