package org.sitrep.rulesets.rambo.scenario;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.PreparedScenario;
import org.sitrep.ruleset.Probe;
import org.sitrep.ruleset.StepSink;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.campaign.CampaignTrace;
import org.sitrep.rulesets.rambo.coverage.CampaignReach;
import org.sitrep.rulesets.rambo.coverage.ReachProbe;
import org.sitrep.rulesets.rambo.metrics.CampaignMetrics;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionTrace;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.steps.CampaignSteps;
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
    public List<String> forbiddable() {
        return Forbiddable.of(tables.all());
    }

    @Override
    public List<String> nobodyHas() {
        return Forbiddable.absent(tables.missions[0], forbiddable());
    }

    @Override
    public Playout newPlayout(final String botId, final int maxDecisions) {
        return newPlayout(botId, maxDecisions, StepSink.NONE);
    }

    @Override
    public Optional<Probe> newProbe(final String botId, final int maxDecisions) {
        final MissionKey rollsKey = new MissionKey();
        final List<MissionState> states = newStates();
        final CampaignReach reach = new CampaignReach(tables);
        return Optional.of(new ReachProbe(
                playout(
                        botId,
                        maxDecisions,
                        Collections.nCopies(states.size(), new Rolls(rollsKey)),
                        rollsKey,
                        states,
                        reach.traces(),
                        reach),
                reach::counts));
    }

    @Override
    public Optional<Playout> newTraced(final String botId, final int maxDecisions, final StepSink sink) {
        return Optional.of(newPlayout(botId, maxDecisions, sink));
    }

    private Playout newPlayout(final String botId, final int maxDecisions, final StepSink sink) {
        final MissionKey rollsKey = new MissionKey();
        final List<MissionState> states = newStates();
        return playout(
                botId,
                maxDecisions,
                Collections.nCopies(states.size(), new Rolls(rollsKey)),
                rollsKey,
                states,
                Collections.nCopies(states.size(), MissionSteps.before(MissionTrace.NONE, sink)),
                CampaignSteps.before(CampaignTrace.NONE, sink));
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
        final MissionKey rollsKey = new MissionKey();
        final List<MissionState> states = newStates();
        final CampaignStory story = new CampaignStory(tables, states, rollsKey, narrator);
        playout(
                        botId,
                        maxDecisions,
                        story.rolls(new Rolls(rollsKey)),
                        rollsKey,
                        states,
                        story.traces().stream()
                                .map(trace -> MissionSteps.before(trace, sink))
                                .toList(),
                        CampaignSteps.before(story, sink))
                .play(key, into);
        story.close();
    }

    private List<MissionState> newStates() {
        return IntStream.range(0, tables.size())
                .mapToObj(table -> new MissionState(tables.at(table)))
                .toList();
    }

    private Playout playout(
            final String botId,
            final int maxDecisions,
            final List<? extends Rolls> rolls,
            final MissionKey rollsKey,
            final List<MissionState> states,
            final List<? extends MissionTrace> traces,
            final CampaignTrace trace) {
        return new CampaignPlayout(
                tables, metrics, () -> bot(botId), maxDecisions, rolls, rollsKey, states, traces, trace);
    }
}
