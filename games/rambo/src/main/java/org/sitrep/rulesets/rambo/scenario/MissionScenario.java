package org.sitrep.rulesets.rambo.scenario;

import java.util.List;
import java.util.Optional;
import org.sitrep.outcome.Metrics;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.GuardedPlayout;
import org.sitrep.ruleset.Listeners;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.PreparedScenario;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.coverage.ReachTrace;
import org.sitrep.rulesets.rambo.metrics.MissionMetrics;
import org.sitrep.rulesets.rambo.mission.MissionPlay;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.story.MissionStory;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** A mission that is ready to be played: tables, metrics and the possible parties. Immutable. */
public final class MissionScenario extends PreparedScenario<MissionState, Rolls> {
    private final GameTables tables;
    private final MissionMetrics metrics;

    /** Creates the scenario of a mission. */
    public MissionScenario(final GameTables tables, final About about) {
        super(about);
        this.tables = tables;
        metrics = new MissionMetrics(tables);
    }

    @Override
    public OutcomeLayout layout() {
        return metrics.layout();
    }

    @Override
    public List<String> criteria() {
        return List.of("success", "wounds");
    }

    @Override
    public List<String> forbiddable() {
        return Forbiddable.of(tables);
    }

    @Override
    public List<String> absentThings() {
        return Forbiddable.absent(tables, forbiddable());
    }

    @Override
    protected MissionState newState() {
        return new MissionState(tables);
    }

    @Override
    protected Playout newPlayout(
            final String botId,
            final int maxDecisions,
            final MissionState state,
            final TrialKey rollsKey,
            final Listeners<Rolls> listeners) {
        final TrialListener trace = listeners.trace(0);
        final GameView view = new GameView(new MissionView(state));
        final Seat<GameView> seat = new Seat<>(
                bot(botId, 0, GameView.class),
                view,
                trace,
                maxDecisions,
                0,
                DecisionKind.MAX_OPTIONS,
                DecisionKind.NAMES::of);
        final MissionPlay play = new MissionPlay(state, listeners.rolls(0, new Rolls(rollsKey)), seat, trace);
        final Metrics.Filler<MissionState> filler = metrics.of(state);
        return new GuardedPlayout(rollsKey) {
            @Override
            protected void playAll(final TrialKey key, final Outcome into) {
                play.reset();
                seat.begin(key);
                play.play();
                filler.fill(into);
            }

            @Override
            protected long decisions() {
                return seat.decisions();
            }
        };
    }

    @Override
    protected Optional<Listeners<Rolls>> reach(final MissionState state) {
        return Optional.of(new ReachTrace(tables));
    }

    @Override
    protected Listeners<Rolls> story(final MissionState state, final TrialKey rollsKey, final Narrator narrator) {
        return new MissionStory(state, rollsKey, narrator);
    }
}
