package org.sitrep.rulesets.purplehaze.scenario;

import java.util.List;
import java.util.Optional;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Listeners;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.campaign.CampaignPlay;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.campaign.CampaignView;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.coverage.ReachTrace;
import org.sitrep.rulesets.purplehaze.coverage.Reachable;
import org.sitrep.rulesets.purplehaze.metrics.CampaignMetrics;
import org.sitrep.rulesets.purplehaze.mission.MissionParts;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.story.CampaignStory;
import org.sitrep.rulesets.purplehaze.story.WholeCampaignStory;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.SideBots;

/** A compiled campaign, played by a Squad that it draws itself or by the one that the scenario names. Immutable. */
public final class CampaignScenario extends BoardScenario<CampaignState> {
    private final MissionTables tables;
    private final CampaignTable campaign;
    private final StartingSquad founders;
    private final long flags;
    private final CampaignMetrics metrics;

    /**
     * Compiles a campaign.
     *
     * @param components tables of a document that names a campaign to play
     * @param bots the sides and their bots
     */
    public CampaignScenario(final GameTables components, final SideBots bots) {
        super(components, null, bots, SetUpFacts.ofCampaign(components.game), List.of("objectives", "losses"));
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
        return "campaign";
    }

    @Override
    public OutcomeLayout layout() {
        return metrics.layout();
    }

    @Override
    protected Board<CampaignState> newState() {
        final MissionState mission = new MissionState(tables, new SquadState(tables.components));
        final CampaignState state = new CampaignState(campaign, mission);
        return new Board<>(state, new CombatState(state.squad));
    }

    @Override
    Playout newPlayout(final Table table, final Board<CampaignState> board) {
        return playout(table, founders, flags, metrics, board);
    }

    /**
     * Returns a playout of campaigns.
     *
     * @param founders the first Squad, or null to draw it
     * @param flags log entries set before the campaign
     */
    static Playout playout(
            final Table table,
            final StartingSquad founders,
            final long flags,
            final CampaignMetrics metrics,
            final Board<CampaignState> board) {
        final CampaignState state = board.state();
        final Seat<GameView> seat = table.marines(new GameView(
                new SquadView(state.squad),
                new CombatView(board.combat()),
                new MissionView(state.mission),
                new CampaignView(state)));
        final Seat<RedView> redSeat = table.red(state.mission, board.combat());
        final MissionParts parts = new MissionParts(
                state.mission,
                board.combat(),
                table.key(),
                new SquadParts(state.squad, table.rolls(), seat, redSeat, table.trace()));
        final CampaignPlay play = new CampaignPlay(state, parts);
        return table.playout(
                seat, redSeat, () -> {}, () -> play.play(founders, flags), metrics.of(state)::fill, into -> {});
    }

    @Override
    protected Optional<Listeners<Rolls>> reach(final Board<CampaignState> board) {
        return Optional.of(new ReachTrace(board.state().mission, Reachable.inCampaign(tables, campaign)));
    }

    @Override
    protected Listeners<Rolls> story(
            final Board<CampaignState> board, final TrialKey rollsKey, final Narrator narrator) {
        return narrator.wantsAll()
                ? new WholeCampaignStory(board.state(), board.combat(), rollsKey, narrator)
                : new CampaignStory(board.state(), board.combat(), narrator);
    }
}
