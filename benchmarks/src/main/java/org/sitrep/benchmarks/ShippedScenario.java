package org.sitrep.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.strategy.BotDefinition;

/** Loads shipped scenarios for play. Their names are paths below {@code scenarios}, with or without {@code .yaml}. */
final class ShippedScenario {
    private ShippedScenario() {}

    /**
     * Returns a playable scenario.
     *
     * @param sets values to set, as {@code path=value}
     * @throws IllegalStateException if the scenarios do not exist, or the file cannot be played
     */
    static CompiledScenario compile(final String name, final String... sets) {
        return compile(document(name, sets), List.of());
    }

    /** Returns a scenario that a shipped playbook can also play. */
    static CompiledScenario compileWithPlaybook(final String name, final String playbook, final String... sets) {
        final ScenarioDocument book = document(name.substring(0, name.indexOf('/')) + "/playbooks/" + playbook);
        final BotDefinition<?> bot = sound(book, game(book)::playbook);
        return compile(document(name, sets), List.of(bot));
    }

    /**
     * Returns a playable combat of the measured game.
     *
     * @param boxAndThreat e.g. {@code patrol/5}
     * @param bot one of the game's own, or a shipped playbook, whose names end with {@code -book}
     */
    static CompiledScenario combat(final String boxAndThreat, final String bot, final String... sets) {
        final String[] parts = boxAndThreat.split("/");
        final String combat = Measured.GAME + "combats/" + parts[0];
        final String[] all = Stream.concat(Stream.of(sets), Stream.of("start.threat=" + parts[1]))
                .toArray(String[]::new);
        return bot.endsWith("-book") ? compileWithPlaybook(combat, bot, all) : compile(combat, all);
    }

    /** Returns the data of a scenario with everything that it extends. */
    static ScenarioDocument document(final String name, final String... sets) {
        final String file = name.endsWith(".yaml") ? name : name + ".yaml";
        final Findings findings = new Findings();
        final LoadRequest request =
                new LoadRequest(scenarios().resolve(file).toString(), scenarios(), List.of(), List.of(sets));
        return ScenarioLoader.load(request, findings).orElseThrow(() -> unsound(findings));
    }

    /** Returns the compiled data of a scenario. */
    static CompiledScenario compile(final ScenarioDocument document, final List<BotDefinition<?>> guests) {
        return sound(document, (data, findings) -> game(data).compile(data, findings, guests));
    }

    private static Ruleset game(final ScenarioDocument document) {
        return Ruleset.shipped().stream()
                .filter(game -> game.id().equals(document.ruleset()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no ruleset " + document.ruleset()));
    }

    private static <T> T sound(
            final ScenarioDocument document, final BiFunction<ScenarioDocument, Findings, Optional<T>> made) {
        final Findings findings = new Findings();
        return made.apply(document, findings).orElseThrow(() -> unsound(findings));
    }

    private static IllegalStateException unsound(final Findings findings) {
        return new IllegalStateException(findings.sorted().toString());
    }

    /** The folder of the project: the current one or a parent. */
    static Path project() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.isDirectory(folder.resolve("scenarios"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalStateException("no folder scenarios here or above; call it from the project's folder");
        }
        return folder;
    }

    private static Path scenarios() {
        return project().resolve("scenarios");
    }
}
