package org.sitrep.rulesets.purplehaze.scenario;

import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.GuardedPlayout;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.campaign.CampaignPlay;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.campaign.CampaignView;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.metrics.CampaignMetrics;
import org.sitrep.rulesets.purplehaze.mission.MissionParts;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.Trace;

/** One campaign a mission of the run. One a thread. */
final class CampaignPlayout extends GuardedPlayout {
    private final StartingSquad founders;
    private final long flags;
    private final CampaignMetrics metrics;
    private final CampaignState state;
    private final Seat<GameView> seat;
    private final Seat<RedView> redSeat;
    private final CampaignPlay play;

    /**
     * Creates a playout.
     *
     * @param founders who begins it, or null if they are drawn
     * @param flags log entries set before the campaign
     * @param rolls draws from {@code rollsKey}, or scripted ones in a test
     * @param rollsKey is set to the campaign's key before each campaign
     */
    CampaignPlayout(
            final StartingSquad founders,
            final long flags,
            final CampaignMetrics metrics,
            final Bot<GameView> bot,
            final int maxDecisions,
            final Rolls rolls,
            final MissionKey rollsKey,
            final CampaignState state,
            final CombatState combatState,
            final Trace trace) {
        super(rollsKey);
        this.founders = founders;
        this.flags = flags;
        this.metrics = metrics;
        this.state = state;
        final GameView view = new GameView(
                new SquadView(state.squad),
                new CombatView(combatState),
                new MissionView(state.mission),
                new CampaignView(state));
        seat = Sides.marines(bot, view, trace, maxDecisions);
        redSeat = RedPlayer.seat(state.mission, combatState, trace, maxDecisions);
        final MissionParts parts = new MissionParts(state.mission, combatState, rollsKey, new SquadParts(state.squad, rolls, seat, redSeat, trace));
        play = new CampaignPlay(state, parts);
    }

    @Override
    protected void playAll(final MissionKey key, final Outcome into) {
        RedPlayer.begin(redSeat, key);
        seat.begin(key);
        play.play(founders, flags);
        metrics.fill(state, into);
    }

    @Override
    protected long decisions() {
        return seat.decisions();
    }
}
