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
import org.sitrep.rulesets.purplehaze.campaign.CampaignTrace;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.coverage.ReachProbe;
import org.sitrep.rulesets.purplehaze.coverage.ReachTrace;
import org.sitrep.rulesets.purplehaze.coverage.Reachable;
import org.sitrep.rulesets.purplehaze.coverage.ReachedCounts;
import org.sitrep.rulesets.purplehaze.metrics.MissionMetrics;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.mission.MissionTrace;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.steps.CampaignSteps;
import org.sitrep.rulesets.purplehaze.story.MissionStory;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.BotDefinition;

/** A Mission made ready to be played alone by the squad that the scenario names. Immutable. */
public final class MissionScenario extends PreparedScenario<GameView> {
    private final MissionTables tables;
    private final MissionTable mission;
    private final StartingSquad squad;
    private final long flags;
    private final MissionMetrics metrics;

    /**
     * Makes a Mission ready.
     *
     * @param components of a document that names a Mission to be played
     * @param bots the catalogue
     * @param setup what is played, in words
     * @param options readings in force
     */
    public MissionScenario(
            final GameTables components,
            final List<BotDefinition<GameView>> bots,
            final Map<String, String> setup,
            final Map<String, String> options) {
        super(bots, setup, options);
        tables = new MissionTables(components);
        mission =
                tables.missions[tables.missionIndex.of(components.game.mission().orElseThrow())];
        flags = components.flagsOf(components.game.start().log());
        squad = new StartingSquad(components);
        metrics = new MissionMetrics(tables, mission);
    }

    @Override
    public OutcomeLayout layout() {
        return metrics.layout();
    }

    @Override
    public List<String> yardsticks() {
        return List.of("primary", "survivors");
    }

    @Override
    public List<String> forbiddable() {
        return Forbiddable.of(tables.components, squad);
    }

    @Override
    public List<String> nobodyHas() {
        return Forbiddable.absent(tables.components, squad);
    }

    @Override
    public Playout newPlayout(final String botId, final int maxDecisions) {
        final MissionState state = newState();
        return playout(botId, maxDecisions, state, new CombatState(state.squad), MissionTrace.NONE);
    }

    @Override
    public Optional<Probe> newProbe(final String botId, final int maxDecisions) {
        final MissionState state = newState();
        final ReachedCounts counts = new ReachedCounts(Reachable.inMission(tables, mission, squad));
        final Playout playout =
                playout(botId, maxDecisions, state, new CombatState(state.squad), new ReachTrace(state, counts));
        return Optional.of(new ReachProbe(playout, counts));
    }

    @Override
    public Optional<Playout> newTraced(final String botId, final int maxDecisions, final StepSink sink) {
        final MissionState state = newState();
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
        final MissionState state = newState();
        final CombatState combat = new CombatState(state.squad);
        final MissionKey rollsKey = new MissionKey();
        final MissionStory story = new MissionStory(state, combat, rollsKey, narrator);
        final MissionTrace trace = CampaignSteps.before(story, combat, sink);
        playout(botId, maxDecisions, rollsKey, story.rolls(), state, combat, trace)
                .play(key, into);
        story.close();
    }

    private MissionState newState() {
        return new MissionState(tables, new SquadState(tables.components));
    }

    private Playout playout(
            final String botId,
            final int maxDecisions,
            final MissionState state,
            final CombatState combat,
            final MissionTrace trace) {
        final MissionKey rollsKey = new MissionKey();
        final Rolls rolls = new Rolls(rollsKey, tables.components.totals, tables.components.faces);
        return playout(botId, maxDecisions, rollsKey, rolls, state, combat, trace);
    }

    private Playout playout(
            final String botId,
            final int maxDecisions,
            final MissionKey rollsKey,
            final Rolls rolls,
            final MissionState state,
            final CombatState combat,
            final MissionTrace trace) {
        return new MissionPlayout(
                squad, mission, flags, metrics, bot(botId), maxDecisions, rolls, rollsKey, state, combat, trace);
    }
}
