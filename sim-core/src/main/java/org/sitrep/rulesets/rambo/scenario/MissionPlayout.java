package org.sitrep.rulesets.rambo.scenario;

import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.metrics.MissionMetrics;
import org.sitrep.rulesets.rambo.mission.MissionPlay;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionTrace;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.play.AskNames;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotFailure;
import org.sitrep.strategy.GivenUp;
import org.sitrep.strategy.Seat;

/** One mission after the other with one bot. One a thread. */
final class MissionPlayout implements Playout {
    private final MissionMetrics metrics;
    private final MissionState state;
    private final MissionKey rollsKey;
    private final Seat<GameView> seat;
    private final MissionPlay play;

    /**
     * Creates a playout.
     *
     * @param rolls draws from {@code rollsKey}, or scripted ones in a test
     * @param rollsKey is set to the mission's key before each mission
     */
    MissionPlayout(
            final MissionMetrics metrics,
            final Bot<GameView> bot,
            final int maxDecisions,
            final Rolls rolls,
            final MissionKey rollsKey,
            final MissionState state,
            final MissionTrace trace) {
        this.metrics = metrics;
        this.state = state;
        this.rollsKey = rollsKey;
        final GameView view = new GameView(new MissionView(state));
        seat = new Seat<>(bot, view, trace, maxDecisions, 0, Ask.MAX_OPTIONS, AskNames::of);
        play = new MissionPlay(state, rolls, seat, trace);
    }

    @Override
    public void play(final MissionKey key, final Outcome into) {
        rollsKey.set(key.seed(), key.missionIndex());
        play.reset();
        try {
            seat.begin(key);
            play.play();
            metrics.fill(state, into);
        } catch (final GivenUp givenUp) {
            into.abort(givenUp.getMessage());
        } catch (final BotFailure failure) {
            into.abort(failure.reason(), failure.detail());
        }
        into.setDecisions(seat.decisions());
    }
}
