package org.sitrep.engine;

import java.util.Objects;
import java.util.Optional;

/**
 * What a capsule says of its origin beside the numbers.
 *
 * @param toolVersion version of Sitrep
 * @param commit commit it was built from, {@code unknown} if that cannot be told
 * @param rulesetId e.g. {@code purple-haze}
 * @param scenario the scenario as the user named it
 * @param title the scenario's title
 * @param content the resolved data
 * @param botFile the file that the bot came from; empty for one of the game's own
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
