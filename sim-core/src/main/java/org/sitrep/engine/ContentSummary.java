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
 * The content that a result was made from, in the form common to all kinds of result. Bot, seed and build are stored
 * next to it.
 *
 * @param ruleset id of the game
 * @param contentSha256 of the resolved data, 64 hexadecimal digits
 * @param files the files that were read, as the user would type them
 * @param changes overlays and changed values in command-line form, in order
 * @param options the reading in force of each unclear and optional rule, by its name, in a fixed order
 * @param sources the provenance of the values
 */
public record ContentSummary(
        String ruleset,
        String contentSha256,
        List<String> files,
        List<String> changes,
        Map<String, String> options,
        ValueSources sources) {
    /** Stands for a result written before this summary existed. */
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

    /** Returns the summary of a scenario without changes. */
    public static ContentSummary of(final ScenarioDocument document, final CompiledScenario compiled) {
        return new ContentSummary(
                document.ruleset(),
                document.sha256(),
                document.files(),
                document.sets(),
                compiled.options(),
                ValueSources.of(document));
    }

    /** Returns the summary of a run's input. */
    public static ContentSummary of(final RunMetadata subject, final CompiledScenario compiled) {
        return of(subject.rulesetId(), subject.content(), compiled.options());
    }

    /** Returns the summary of a run result. */
    public static ContentSummary of(final RunResult result) {
        return of(result.rulesetId(), result.content(), result.options());
    }

    private static ContentSummary of(
            final String ruleset, final RunResult.Content content, final Map<String, String> options) {
        return new ContentSummary(
                ruleset, content.sha256(), content.files(), content.sets(), options, content.sources());
    }
}
