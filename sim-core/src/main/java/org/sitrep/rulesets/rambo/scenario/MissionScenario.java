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
import org.sitrep.ruleset.Probe;
import org.sitrep.ruleset.StepSink;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.coverage.ReachProbe;
import org.sitrep.rulesets.rambo.coverage.ReachTrace;
import org.sitrep.rulesets.rambo.metrics.MissionMetrics;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionTrace;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.steps.MissionSteps;
import org.sitrep.rulesets.rambo.story.MissionStory;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;

/** A mission made ready to be played: tables, metrics and who may play it. Immutable. */
public final class MissionScenario extends PreparedScenario<GameView> {
    private final GameTables tables;
    private final MissionMetrics metrics;

    /**
     * Makes a mission ready.
     *
     * @param bots the catalogue, and guests
     * @param setup what is played, in words
     * @param options readings in force
     */
    public MissionScenario(
            final GameTables tables,
            final List<BotDefinition<GameView>> bots,
            final Map<String, String> setup,
            final Map<String, String> options) {
        super(bots, setup, options);
        this.tables = tables;
        metrics = new MissionMetrics(tables);
    }

    @Override
    public OutcomeLayout layout() {
        return metrics.layout();
    }

    @Override
    public List<String> yardsticks() {
        return List.of("success", "wounds");
    }

    @Override
    public List<String> forbiddable() {
        return Forbiddable.of(tables);
    }

    @Override
    public List<String> nobodyHas() {
        return Forbiddable.absent(tables, forbiddable());
    }

    @Override
    public Playout newPlayout(final String botId, final int maxDecisions) {
        final MissionKey rollsKey = new MissionKey();
        return playout(
                bot(botId), maxDecisions, new Rolls(rollsKey), rollsKey, new MissionState(tables), MissionTrace.NONE);
    }

    @Override
    public Optional<Probe> newProbe(final String botId, final int maxDecisions) {
        final MissionKey rollsKey = new MissionKey();
        final ReachTrace trace = new ReachTrace(tables);
        return Optional.of(new ReachProbe(
                playout(bot(botId), maxDecisions, new Rolls(rollsKey), rollsKey, new MissionState(tables), trace),
                trace::counts));
    }

    @Override
    public Optional<Playout> newTraced(final String botId, final int maxDecisions, final StepSink sink) {
        final MissionKey rollsKey = new MissionKey();
        final MissionTrace trace = MissionSteps.before(MissionTrace.NONE, sink);
        return Optional.of(
                playout(bot(botId), maxDecisions, new Rolls(rollsKey), rollsKey, new MissionState(tables), trace));
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
        final MissionState state = new MissionState(tables);
        final MissionStory story = new MissionStory(state, rollsKey, narrator);
        final MissionTrace trace = MissionSteps.before(story, sink);
        playout(bot(botId), maxDecisions, story.rolls(), rollsKey, state, trace).play(key, into);
        story.close();
    }

    private Playout playout(
            final Bot<GameView> bot,
            final int maxDecisions,
            final Rolls rolls,
            final MissionKey rollsKey,
            final MissionState state,
            final MissionTrace trace) {
        return new MissionPlayout(metrics, bot, maxDecisions, rolls, rollsKey, state, trace);
    }
}
