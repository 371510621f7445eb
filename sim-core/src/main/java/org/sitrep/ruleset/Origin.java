package org.sitrep.ruleset;

import java.util.List;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.strategy.BotDefinition;

/**
 * The makings of the tables of a scenario. Immutable.
 *
 * @param document its data
 * @param external bots that may play it in addition to those of the game
 * @param beside the origins of all scenarios with which it was narrowed to their common metrics, its own too; empty if
 *     it reports all of its metrics
 */
public record Origin(ScenarioDocument document, List<BotDefinition<?>> external, List<Origin> beside) {
    /** Copies the lists. */
    public Origin {
        external = List.copyOf(external);
        beside = List.copyOf(beside);
    }

    /** Creates the origin of a scenario that reports all of its metrics. */
    public Origin(final ScenarioDocument document, final List<BotDefinition<?>> external) {
        this(document, external, List.of());
    }
}
