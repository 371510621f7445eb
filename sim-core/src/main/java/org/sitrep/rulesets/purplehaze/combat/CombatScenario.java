package org.sitrep.rulesets.purplehaze.combat;

import java.util.List;
import java.util.Map;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.tables.CombatTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;

/** A combat made ready to be played: tables, metrics and who may play it. Immutable. */
public final class CombatScenario implements CompiledScenario {
    private final CombatTables tables;
    private final CombatMetrics metrics;
    private final List<BotDefinition<CombatView>> bots;
    private final Map<String, String> setup;
    private final Map<String, String> options;

    /**
     * Makes a combat ready.
     *
     * @param bots the catalogue
     * @param setup what is played, in words
     * @param options readings in force
     */
    public CombatScenario(
            final CombatTables tables,
            final List<BotDefinition<CombatView>> bots,
            final Map<String, String> setup,
            final Map<String, String> options) {
        this.tables = tables;
        this.bots = List.copyOf(bots);
        this.setup = setup;
        this.options = options;
        metrics = new CombatMetrics(tables);
    }

    @Override
    public OutcomeLayout layout() {
        return metrics.layout();
    }

    @Override
    public Map<String, String> setup() {
        return setup;
    }

    @Override
    public Map<String, String> options() {
        return options;
    }

    @Override
    public Playout newPlayout(final String botId, final int maxDecisions) {
        return playout(bot(botId), maxDecisions, new CombatState(tables), CombatTrace.NONE);
    }

    @Override
    public void narrate(
            final String botId,
            final int maxDecisions,
            final MissionKey key,
            final Narrator narrator,
            final Outcome into) {
        final CombatState state = new CombatState(tables);
        playout(bot(botId), maxDecisions, state, new CombatStory(state, key, narrator))
                .play(key, into);
    }

    private Bot<CombatView> bot(final String botId) {
        return bots.stream()
                .filter(definition -> definition.id().equals(botId))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no bot " + botId))
                .create()
                .get();
    }

    private Playout playout(
            final Bot<CombatView> bot, final int maxDecisions, final CombatState state, final CombatTrace trace) {
        final MissionKey rollsKey = new MissionKey();
        final Rolls rolls = new Rolls(rollsKey, tables.totals, tables.faces);
        return new Combat(metrics, bot, maxDecisions, rolls, rollsKey, state, trace);
    }
}
