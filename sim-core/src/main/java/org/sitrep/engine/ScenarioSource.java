package org.sitrep.engine;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;

/**
 * A scenario to open: its file with changes, the games to choose from, and the external bots that may play it. The one
 * way from files to a {@link PlayableScenario}, for the API and the command line alike. Immutable; thread-safe if its
 * bots are.
 *
 * @param request file and changes
 * @param games the rulesets to choose from
 * @param bots external bots
 * @param madeBy version to record in results
 */
public record ScenarioSource(LoadRequest request, List<Ruleset> games, ExternalBots bots, ToolVersion madeBy) {
    /** Makes the external bots that may play a scenario, once its game is known. */
    @FunctionalInterface
    public interface ExternalBots {
        /** No bots but those of the game. */
        ExternalBots NONE = (game, findings) -> List.of();

        /**
         * Returns the bots that may play in addition to the game's own.
         *
         * @param findings receives everything that is wrong with their files
         */
        List<FileBot> of(Ruleset game, Findings findings);
    }

    /** Copies the list. */
    public ScenarioSource {
        Objects.requireNonNull(request);
        games = List.copyOf(games);
        Objects.requireNonNull(bots);
        Objects.requireNonNull(madeBy);
    }

    /**
     * Reads the files.
     *
     * @param findings receives everything that is wrong with them
     * @return empty if they hold no scenario
     */
    public Optional<ScenarioDocument> read(final Findings findings) {
        return ScenarioLoader.load(request, findings);
    }

    /**
     * Reads, checks and compiles the scenario.
     *
     * @param order order of its keys, see {@link KeyOrder}
     * @param findings receives everything that is wrong with the scenario and the bots
     * @return empty if there is any finding
     */
    public Optional<PlayableScenario> open(final KeyOrder order, final Findings findings) {
        return read(findings).flatMap(document -> open(order.of(document), findings));
    }

    /**
     * Checks and compiles a document that {@link #read} returned.
     *
     * @param findings receives everything that is wrong with the scenario and the bots
     * @return empty if there is any finding
     */
    public Optional<PlayableScenario> open(final ScenarioDocument document, final Findings findings) {
        final Optional<Ruleset> game = games.stream()
                .filter(one -> one.id().equals(document.ruleset()))
                .findFirst();
        if (game.isEmpty()) {
            document.unknownRuleset(games.stream().map(Ruleset::id).toList(), findings);
        }
        return game.flatMap(of -> PlayableScenario.of(this, document, of, bots.of(of, findings), findings));
    }
}
