package org.sitrep.rulesets.purplehaze.scenario;

import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.GuardedPlayout;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.metrics.MissionMetrics;
import org.sitrep.rulesets.purplehaze.mission.MissionParts;
import org.sitrep.rulesets.purplehaze.mission.MissionPlay;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.Trace;

/** One Mission of the campaign a mission of the run: a Squad fresh from the scenario plays it alone. One a thread. */
final class MissionPlayout extends GuardedPlayout {
    private final StartingSquad start;
    private final MissionTable mission;
    private final long flags;
    private final MissionMetrics metrics;
    private final MissionState state;
    private final Seat<GameView> seat;
    private final Seat<RedView> redSeat;
    private final MissionPlay play;

    /**
     * Creates a playout.
     *
     * @param flags log entries set before the Mission
     * @param rolls draws from {@code rollsKey}, or scripted ones in a test
     * @param rollsKey is set to the mission's key before each mission
     */
    MissionPlayout(
            final StartingSquad start,
            final MissionTable mission,
            final long flags,
            final MissionMetrics metrics,
            final Bot<GameView> bot,
            final int maxDecisions,
            final Rolls rolls,
            final MissionKey rollsKey,
            final MissionState state,
            final CombatState combatState,
            final Trace trace) {
        super(rollsKey);
        this.start = start;
        this.mission = mission;
        this.flags = flags;
        this.metrics = metrics;
        this.state = state;
        final GameView view =
                new GameView(new SquadView(state.squad), new CombatView(combatState), new MissionView(state));
        seat = Sides.marines(bot, view, trace, maxDecisions);
        redSeat = RedPlayer.seat(state, combatState, trace, maxDecisions);
        final MissionParts parts = new MissionParts(state, combatState, rollsKey, new SquadParts(state.squad, rolls, seat, redSeat, trace));
        play = new MissionPlay(parts);
    }

    @Override
    protected void playAll(final MissionKey key, final Outcome into) {
        state.squad.reset(start);
        RedPlayer.begin(redSeat, key);
        seat.begin(key);
        play.play(mission, 0, flags);
        metrics.fill(state, into);
    }

    @Override
    protected long decisions() {
        return seat.decisions();
    }
}
