package org.sitrep.rulesets.purplehaze.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.PreparedScenario;
import org.sitrep.ruleset.StepSink;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.campaign.CampaignTrace;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatTrace;
import org.sitrep.rulesets.purplehaze.metrics.CombatMetrics;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.steps.CampaignSteps;
import org.sitrep.rulesets.purplehaze.story.CombatStory;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;

/** A combat made ready to be played: tables, Squad, box, metrics and who may play it. Immutable. */
public final class CombatScenario extends PreparedScenario<GameView> {
    private final GameTables tables;
    private final StartingSquad squad;
    private final SetUpTable setUp;
    private final boolean night;
    private final CombatMetrics metrics;

    /**
     * Makes a combat ready.
     *
     * @param setUp the box to be fought
     * @param bots the catalogue
     * @param setup what is played, in words
     * @param options readings in force
     */
    public CombatScenario(
            final GameTables tables,
            final SetUpTable setUp,
            final List<BotDefinition<GameView>> bots,
            final Map<String, String> setup,
            final Map<String, String> options) {
        super(bots, setup, options);
        this.tables = tables;
        this.setUp = setUp;
        squad = new StartingSquad(tables);
        night = tables.game.start().night();
        metrics = new CombatMetrics(tables);
    }

    @Override
    public OutcomeLayout layout() {
        return metrics.layout();
    }

    @Override
    public List<String> yardsticks() {
        return List.of("squad.survivors", "eliminated");
    }

    @Override
    public List<String> forbiddable() {
        return Forbiddable.of(tables, squad);
    }

    @Override
    public List<String> nobodyHas() {
        return Forbiddable.absent(tables, squad);
    }

    @Override
    public Playout newPlayout(final String botId, final int maxDecisions) {
        return playout(bot(botId), maxDecisions, newState(), CombatTrace.NONE);
    }

    @Override
    public Optional<Playout> newTraced(final String botId, final int maxDecisions, final StepSink sink) {
        final CombatState state = newState();
        return Optional.of(
                playout(bot(botId), maxDecisions, state, CampaignSteps.before(CampaignTrace.NONE, state, sink)));
    }

    @Override
    public void narrate(
            final String botId,
            final int maxDecisions,
            final MissionKey key,
            final Narrator narrator,
            final Outcome into) {
        narrate(botId, maxDecisions, key, narrator, StepSink.NONE, into);
    }

    @Override
    public void narrate(
            final String botId,
            final int maxDecisions,
            final MissionKey key,
            final Narrator narrator,
            final StepSink sink,
            final Outcome into) {
        final CombatState state = newState();
        final MissionKey rollsKey = new MissionKey();
        final CombatStory story = new CombatStory(state, rollsKey, narrator);
        final CombatTrace trace = CampaignSteps.before(story, state, sink);
        playout(bot(botId), maxDecisions, state, rollsKey, story.rolls(), trace).play(key, into);
        story.close();
    }

    private CombatState newState() {
        return new CombatState(new SquadState(tables));
    }

    private Playout playout(
            final Bot<GameView> bot, final int maxDecisions, final CombatState state, final CombatTrace trace) {
        final MissionKey rollsKey = new MissionKey();
        return playout(bot, maxDecisions, state, rollsKey, new Rolls(rollsKey, tables.totals, tables.faces), trace);
    }

    private Playout playout(
            final Bot<GameView> bot,
            final int maxDecisions,
            final CombatState state,
            final MissionKey rollsKey,
            final Rolls rolls,
            final CombatTrace trace) {
        return new CombatPlayout(squad, setUp, night, metrics, bot, maxDecisions, rolls, rollsKey, state, trace);
    }
}
