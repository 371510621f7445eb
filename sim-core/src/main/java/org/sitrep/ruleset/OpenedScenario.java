package org.sitrep.ruleset;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.strategy.BotDefinition;

/**
 * A scenario that is sound: read, checked and compiled. Immutable.
 *
 * @param document the resolved data
 * @param game its ruleset
 * @param compiled its tables
 */
public record OpenedScenario(ScenarioDocument document, Ruleset game, CompiledScenario compiled) {
    /** Makes the external bots that may play a scenario, once its game is known. */
    @FunctionalInterface
    public interface ExternalBots {
        /**
         * Returns the bots that may play in addition to the game's own.
         *
         * @param findings receives everything that is wrong with their files
         */
        List<BotDefinition<?>> of(Ruleset game, Findings findings);
    }

    /**
     * Checks and compiles a document.
     *
     * @param games the rulesets to choose from
     * @param findings receives everything that is wrong
     * @return empty if there is any finding
     */
    public static Optional<OpenedScenario> of(
            final ScenarioDocument document,
            final List<Ruleset> games,
            final ExternalBots bots,
            final Findings findings) {
        final Optional<Ruleset> game = games.stream()
                .filter(one -> one.id().equals(document.ruleset()))
                .findFirst();
        if (game.isEmpty()) {
            document.unknownRuleset(games.stream().map(Ruleset::id).toList(), findings);
        }
        return game.flatMap(of -> of.compile(document, findings, bots.of(of, findings))
                .filter(compiled -> findings.isEmpty())
                .map(compiled -> new OpenedScenario(document, of, compiled)));
    }
}
