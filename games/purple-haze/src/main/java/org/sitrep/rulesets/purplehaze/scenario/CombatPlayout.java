package org.sitrep.rulesets.purplehaze.scenario;

import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.GuardedPlayout;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.combat.Combat;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.metrics.CombatMetrics;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.Trace;

/** One combat a mission: a Squad fresh from the scenario fights one box. One a thread. */
final class CombatPlayout extends GuardedPlayout {
    private final StartingSquad start;
    private final SetUpTable setUp;
    private final boolean night;
    private final CombatMetrics metrics;
    private final CombatState state;
    private final Seat<GameView> seat;
    private final Seat<RedView> redSeat;
    private final Combat combat;

    /**
     * Creates a playout.
     *
     * @param rolls draws from {@code rollsKey}, or scripted ones in a test
     * @param rollsKey is set to the mission's key before each mission
     */
    CombatPlayout(
            final StartingSquad start,
            final SetUpTable setUp,
            final boolean night,
            final CombatMetrics metrics,
            final Bot<GameView> bot,
            final int maxDecisions,
            final Rolls rolls,
            final MissionKey rollsKey,
            final CombatState state,
            final Trace trace) {
        super(rollsKey);
        this.start = start;
        this.setUp = setUp;
        this.night = night;
        this.metrics = metrics;
        this.state = state;
        seat = Sides.marines(bot, new GameView(new SquadView(state.squad), new CombatView(state)), trace, maxDecisions);
        redSeat = RedPlayer.seat(state, trace, maxDecisions);
        combat = new Combat(state, new SquadParts(state.squad, rolls, seat, redSeat, trace));
    }

    @Override
    protected void playAll(final MissionKey key, final Outcome into) {
        state.squad.reset(start);
        RedPlayer.begin(redSeat, key);
        state.red.beginMission();
        seat.begin(key);
        combat.fight(setUp, night);
        metrics.fill(state, into);
    }

    @Override
    protected long decisions() {
        return seat.decisions();
    }

    @Override
    protected void fillGivenUp(final Outcome into) {
        metrics.fillFollowed(state, into);
    }
}
