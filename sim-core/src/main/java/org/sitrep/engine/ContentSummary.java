package org.sitrep.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ValueSources;

/**
 * What a scenario was made from, as every kind of result says it. Who plays, the seed and who made it stand beside it.
 *
 * @param ruleset id of the game
 * @param contentSha256 of the resolved data, 64 hexadecimal digits
 * @param files the files that were read, as the user would type them
 * @param changes overlays and values changed, as the command line takes them, in order
 * @param options the reading in force of each unclear and optional rule, by its name, in a fixed order
 * @param sources where the values come from
 */
public record ContentSummary(
        String ruleset,
        String contentSha256,
        List<String> files,
        List<String> changes,
        Map<String, String> options,
        ValueSources sources) {
    /** Of a result that was kept before it said so. */
    public static final ContentSummary UNKNOWN =
            new ContentSummary("", "", List.of(), List.of(), Map.of(), ValueSources.UNKNOWN);

    public ContentSummary {
        Objects.requireNonNull(ruleset);
        Objects.requireNonNull(contentSha256);
        files = List.copyOf(files);
        changes = List.copyOf(changes);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        Objects.requireNonNull(sources);
    }

    /** Returns that of a scenario that was read without changes. */
    public static ContentSummary of(final ScenarioDocument document, final CompiledScenario compiled) {
        return new ContentSummary(
                document.ruleset(),
                document.sha256(),
                document.files(),
                document.sets(),
                compiled.options(),
                ValueSources.of(document));
    }

    /** Returns that of what a run is to be made of. */
    public static ContentSummary of(final RunMetadata subject, final CompiledScenario compiled) {
        return of(subject.rulesetId(), subject.content(), compiled.options());
    }

    /** Returns that of a run. */
    public static ContentSummary of(final RunResult capsule) {
        return of(capsule.rulesetId(), capsule.content(), capsule.options());
    }

    private static ContentSummary of(
            final String ruleset, final RunResult.Content content, final Map<String, String> options) {
        return new ContentSummary(
                ruleset, content.sha256(), content.files(), content.sets(), options, content.sources());
    }
}
