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
import org.sitrep.ruleset.Probe;
import org.sitrep.ruleset.StepSink;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.campaign.CampaignTrace;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.coverage.ReachProbe;
import org.sitrep.rulesets.purplehaze.coverage.ReachTrace;
import org.sitrep.rulesets.purplehaze.coverage.Reachable;
import org.sitrep.rulesets.purplehaze.coverage.ReachedCounts;
import org.sitrep.rulesets.purplehaze.metrics.CampaignMetrics;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.steps.CampaignSteps;
import org.sitrep.rulesets.purplehaze.story.CampaignStory;
import org.sitrep.rulesets.purplehaze.story.WholeCampaignStory;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.BotDefinition;

/** A campaign made ready to be played, by a Squad that it draws itself or by the one that the scenario names. Immutable. */
public final class CampaignScenario extends PreparedScenario<GameView> {
    private static final String CAMPAIGN = "campaign";

    private final MissionTables tables;
    private final CampaignTable campaign;
    private final StartingSquad founders;
    private final long flags;
    private final CampaignMetrics metrics;

    /**
     * Makes a campaign ready.
     *
     * @param components of a document that names a campaign to be played
     * @param bots the catalogue
     * @param setup what is played, in words
     * @param options readings in force
     */
    public CampaignScenario(
            final GameTables components,
            final List<BotDefinition<GameView>> bots,
            final Map<String, String> setup,
            final Map<String, String> options) {
        super(bots, setup, options);
        tables = new MissionTables(components);
        campaign = new CampaignTable(
                tables,
                components.game.campaigns().get(components.game.campaign().orElseThrow()));
        flags = components.flagsOf(components.game.start().log());
        founders = components.game.squad().isPresent() ? new StartingSquad(components) : null;
        metrics = new CampaignMetrics(tables, campaign);
    }

    @Override
    public String trial() {
        return CAMPAIGN;
    }

    @Override
    public OutcomeLayout layout() {
        return metrics.layout();
    }

    @Override
    public List<String> yardsticks() {
        return List.of("objectives", "losses");
    }

    @Override
    public List<String> forbiddable() {
        return Forbiddable.of(tables.components);
    }

    @Override
    public Playout newPlayout(final String botId, final int maxDecisions) {
        final CampaignState state = newState();
        return playout(botId, maxDecisions, state, new CombatState(state.squad), CampaignTrace.NONE);
    }

    @Override
    public Optional<Probe> newProbe(final String botId, final int maxDecisions) {
        final CampaignState state = newState();
        final ReachedCounts counts = new ReachedCounts(Reachable.inCampaign(tables, campaign));
        final ReachTrace trace = new ReachTrace(state.mission, counts);
        final Playout playout = playout(botId, maxDecisions, state, new CombatState(state.squad), trace);
        return Optional.of(new ReachProbe(playout, counts));
    }

    @Override
    public Optional<Playout> newTraced(final String botId, final int maxDecisions, final StepSink sink) {
        final CampaignState state = newState();
        final CombatState combat = new CombatState(state.squad);
        return Optional.of(
                playout(botId, maxDecisions, state, combat, CampaignSteps.before(CampaignTrace.NONE, combat, sink)));
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
        final CampaignState state = newState();
        final CombatState combatState = new CombatState(state.squad);
        final MissionKey rollsKey = new MissionKey();
        if (narrator.wantsAll()) {
            final WholeCampaignStory story = new WholeCampaignStory(state, combatState, rollsKey, narrator);
            final CampaignTrace trace = CampaignSteps.before(story, combatState, sink);
            playout(botId, maxDecisions, state, combatState, rollsKey, story.rolls(), trace)
                    .play(key, into);
            story.close();
        } else {
            final CampaignStory story = new CampaignStory(state, combatState, narrator);
            playout(botId, maxDecisions, state, combatState, CampaignSteps.before(story, combatState, sink))
                    .play(key, into);
        }
    }

    private CampaignState newState() {
        return new CampaignState(campaign, new MissionState(tables, new SquadState(tables.components)));
    }

    private CampaignPlayout playout(
            final String botId,
            final int maxDecisions,
            final CampaignState state,
            final CombatState combatState,
            final CampaignTrace trace) {
        final MissionKey rollsKey = new MissionKey();
        final Rolls rolls = new Rolls(rollsKey, tables.components.totals, tables.components.faces);
        return playout(botId, maxDecisions, state, combatState, rollsKey, rolls, trace);
    }

    private CampaignPlayout playout(
            final String botId,
            final int maxDecisions,
            final CampaignState state,
            final CombatState combatState,
            final MissionKey rollsKey,
            final Rolls rolls,
            final CampaignTrace trace) {
        return new CampaignPlayout(
                founders, flags, metrics, bot(botId), maxDecisions, rolls, rollsKey, state, combatState, trace);
    }
}
