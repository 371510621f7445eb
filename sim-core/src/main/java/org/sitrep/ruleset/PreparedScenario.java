package org.sitrep.ruleset;

import java.util.List;
import java.util.Map;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;

/**
 * What all scenarios made ready to be played have in common, of whatever game and kind: who may play them, and what is said of them. Immutable.
 *
 * @param <V> the ruleset's view
 */
public abstract class PreparedScenario<V> implements CompiledScenario {
    private final List<BotDefinition<V>> bots;
    private final Map<String, String> setup;
    private final Map<String, String> options;

    /**
     * Keeps what is said of a scenario.
     *
     * @param bots the catalogue, and guests
     * @param setup what is played, in words
     * @param options readings in force
     */
    protected PreparedScenario(
            final List<BotDefinition<V>> bots, final Map<String, String> setup, final Map<String, String> options) {
        this.bots = List.copyOf(bots);
        this.setup = setup;
        this.options = options;
    }

    @Override
    public final Map<String, String> setup() {
        return setup;
    }

    @Override
    public final Map<String, String> options() {
        return options;
    }

    /**
     * Returns a bot of its own for one playout.
     *
     * @param id what names it, with its budget if it takes one
     * @throws IllegalArgumentException if the catalogue has none of that id, or it takes no such budget
     */
    public final Bot<V> bot(final String id) {
        return BotDefinition.seat(bots, id);
    }
}
