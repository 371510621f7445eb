package org.sitrep.rulesets.rambo.scenario;

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
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.campaign.CampaignTrace;
import org.sitrep.rulesets.rambo.metrics.CampaignMetrics;
import org.sitrep.rulesets.rambo.mission.MissionTrace;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.steps.MissionSteps;
import org.sitrep.rulesets.rambo.story.CampaignStory;
import org.sitrep.strategy.BotDefinition;

/** A campaign made ready to be played. Immutable. */
public final class CampaignScenario extends PreparedScenario<GameView> {
    private final CampaignTables tables;
    private final CampaignMetrics metrics;

    /**
     * Makes a campaign ready.
     *
     * @param bots the catalogue, and guests
     * @param setup what is played, in words
     * @param options readings in force
     */
    public CampaignScenario(
            final CampaignTables tables,
            final List<BotDefinition<GameView>> bots,
            final Map<String, String> setup,
            final Map<String, String> options) {
        super(bots, setup, options);
        this.tables = tables;
        metrics = new CampaignMetrics(tables);
    }

    @Override
    public String trial() {
        return "campaign";
    }

    @Override
    public OutcomeLayout layout() {
        return metrics.layout();
    }

    @Override
    public List<String> yardsticks() {
        return List.of("completed", "missions.won");
    }

    @Override
    public Playout newPlayout(final String botId, final int maxDecisions) {
        return playout(botId, maxDecisions, MissionTrace.NONE);
    }

    @Override
    public Optional<Playout> newTraced(final String botId, final int maxDecisions, final StepSink sink) {
        return Optional.of(playout(botId, maxDecisions, MissionSteps.before(MissionTrace.NONE, sink)));
    }

    private Playout playout(final String botId, final int maxDecisions, final MissionTrace trace) {
        final MissionKey rollsKey = new MissionKey();
        return playout(
                rollsKey,
                new PlayedMissions(tables, () -> bot(botId), maxDecisions, new Rolls(rollsKey), trace),
                CampaignTrace.NONE);
    }

    private Playout playout(final MissionKey rollsKey, final CampaignSeats seats, final CampaignTrace trace) {
        final CampaignState state = new CampaignState(tables.missions.length);
        return new CampaignPlayout(tables, metrics, state, rollsKey, seats, trace);
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
        final ToldMissions missions = new ToldMissions(tables, () -> bot(botId), maxDecisions, narrator, sink);
        playout(new MissionKey(), missions, new CampaignStory(tables, narrator)).play(key, into);
    }
}
