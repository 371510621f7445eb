package org.sitrep.analysis.loadout;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sitrep.engine.Elsewhere;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Slot;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.LoadoutRules;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;

/** A shipped scenario with its supply, for tests. */
record Supplied(PurpleHaze game, ScenarioDocument document, LoadoutRules loadoutRules) {
    private static final Path LIBRARY = Path.of("../../scenarios");

    static Supplied of(final String file, final String... sets) {
        final PurpleHaze game = new PurpleHaze();
        final Findings findings = new Findings();
        final String scenario = LIBRARY.resolve("purple-haze").resolve(file).toString();
        final ScenarioDocument document = ScenarioLoader.load(
                        new LoadRequest(scenario, LIBRARY, List.of(), List.of(sets)), findings)
                .orElseThrow();
        return new Supplied(game, document, game.loadoutRules(document).orElseThrow());
    }

    /**
     * The scenario with a loadout, by way of the data as a file has them; nothing if the checks find anything wrong.
     */
    Optional<CompiledScenario> fromData(final Kits whole) {
        final Findings findings = new Findings();
        final ScenarioDocument with = document.with(loadoutRules.sets(whole), findings);
        return findings.isEmpty() ? game.compile(with, findings, List.of()) : Optional.empty();
    }

    CompiledScenario compiled() {
        return game.compile(document, new Findings(), List.of()).orElseThrow();
    }

    Slot slot(final String name) {
        return compiled().layout().slot(name).orElseThrow();
    }

    LoadoutEvaluator ground(final Scope scope, final List<String> slots, final String bot, final int threads) {
        return new LoadoutEvaluator(
                scope,
                (whole, sets) -> {
                    if (sets.isEmpty()) {
                        return loadoutRules.compile(whole, List.of());
                    }
                    final Findings findings = new Findings();
                    final ScenarioDocument with =
                            document.with(loadoutRules.sets(whole), findings).with(sets, findings);
                    return game.compile(with, findings, List.of());
                },
                slots,
                loadoutRules.kitMetrics(),
                new RunRequest(
                        bot,
                        0,
                        0,
                        1,
                        RunRequest.DEFAULT_MAX_DECISIONS,
                        threads,
                        64,
                        Elsewhere.NOWHERE,
                        Optional.empty()),
                (scenario, recorded, request) -> Optional.of(new Recorder(scenario, recorded, request).run()));
    }
}
