package org.sitrep.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.strategy.BotDefinition;

/** Shipped scenarios made ready to be played. */
final class ShippedScenario {
    private ShippedScenario() {}

    /**
     * Returns a scenario ready to be played.
     *
     * @param file below {@code scenarios/purple-haze}
     * @param sets values to set, as {@code path=value}
     * @throws IllegalStateException if the scenarios are not there, or the file cannot be played
     */
    static CompiledScenario compile(final String file, final String... sets) {
        return compile(file, List.of(), sets);
    }

    /**
     * Returns a scenario ready to be played, by a shipped playbook too.
     *
     * @param playbook its name
     */
    static CompiledScenario compileWithPlaybook(final String file, final String playbook, final String... sets) {
        final Path scenarios = scenarios();
        final Findings findings = new Findings();
        final LoadRequest request = new LoadRequest(
                scenarios.resolve("purple-haze/playbooks/" + playbook + ".yaml").toString(), scenarios);
        final Optional<BotDefinition<?>> bot = ScenarioLoader.load(request, findings)
                .flatMap(document -> new PurpleHaze().playbook(document, findings));
        return compile(
                file,
                List.of(bot.orElseThrow(
                        () -> new IllegalStateException(findings.sorted().toString()))),
                sets);
    }

    private static CompiledScenario compile(
            final String file, final List<BotDefinition<?>> guests, final String... sets) {
        final Path scenarios = scenarios();
        final Findings findings = new Findings();
        final LoadRequest request = new LoadRequest(
                scenarios.resolve("purple-haze").resolve(file).toString(), scenarios, List.of(), List.of(sets));
        final Optional<CompiledScenario> scenario = ScenarioLoader.load(request, findings)
                .flatMap(document -> new PurpleHaze().compile(document, findings, guests));
        return scenario.orElseThrow(
                () -> new IllegalStateException(findings.sorted().toString()));
    }

    /** The shipped scenarios: in the folder of the call or one above it. */
    private static Path scenarios() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.isDirectory(folder.resolve("scenarios/purple-haze"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalStateException("no folder scenarios here or above; call it from the project's folder");
        }
        return folder.resolve("scenarios");
    }
}
