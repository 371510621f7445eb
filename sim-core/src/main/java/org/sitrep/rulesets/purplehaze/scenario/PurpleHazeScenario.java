package org.sitrep.rulesets.purplehaze.scenario;

import java.util.List;
import java.util.Map;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;

/** What a combat, a Mission and a campaign made ready to be played have in common: who may play it, and what is said of it. Immutable. */
abstract class PurpleHazeScenario implements CompiledScenario {
    private final List<BotDefinition<GameView>> bots;
    private final Map<String, String> setup;
    private final Map<String, String> options;

    /**
     * Keeps what is said of a scenario.
     *
     * @param bots the catalogue
     * @param setup what is played, in words
     * @param options readings in force
     */
    PurpleHazeScenario(
            final List<BotDefinition<GameView>> bots,
            final Map<String, String> setup,
            final Map<String, String> options) {
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
    final Bot<GameView> bot(final String id) {
        return BotDefinition.seat(bots, id);
    }
}
