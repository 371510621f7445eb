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
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.coverage.ReachTrace;
import org.sitrep.rulesets.purplehaze.coverage.Reachable;
import org.sitrep.rulesets.purplehaze.metrics.MissionMetrics;
import org.sitrep.rulesets.purplehaze.mission.MissionParts;
import org.sitrep.rulesets.purplehaze.mission.MissionPlay;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.story.MissionStory;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.SideBots;

/** A compiled Mission, played alone by the squad that the scenario names. Immutable. */
public final class MissionScenario extends BoardScenario<MissionState> {
    private final MissionTables tables;
    private final MissionTable mission;
    private final long flags;
    private final MissionMetrics metrics;

    /**
     * Compiles a Mission.
     *
     * @param components tables of a document that names a Mission to play
     * @param bots the sides and their bots
     */
    public MissionScenario(final GameTables components, final SideBots bots) {
        super(
                components,
                new StartingSquad(components),
                bots,
                SetUpFacts.ofMission(components.game),
                List.of("primary", "survivors"));
        tables = new MissionTables(components);
        mission =
                tables.missions[tables.missionIndex.of(components.game.mission().orElseThrow())];
        flags = components.flagsOf(components.game.start().log());
        metrics = new MissionMetrics(tables, mission);
    }

    @Override
    public OutcomeLayout layout() {
        return metrics.layout();
    }

    @Override
    protected Board<MissionState> newState() {
        final MissionState state = new MissionState(tables, new SquadState(tables.components));
        return new Board<>(state, new CombatState(state.squad));
    }

    @Override
    Playout newPlayout(final Table table, final Board<MissionState> board) {
        return playout(table, squad, mission, flags, metrics, board);
    }

    /**
     * Returns a playout of a single Mission by the Squad as the scenario defines it.
     *
     * @param flags log entries set before the Mission
     */
    static Playout playout(
            final Table table,
            final StartingSquad start,
            final MissionTable mission,
            final long flags,
            final MissionMetrics metrics,
            final Board<MissionState> board) {
        final MissionState state = board.state();
        final Seat<GameView> seat = table.marines(
                new GameView(new SquadView(state.squad), new CombatView(board.combat()), new MissionView(state)));
        final Seat<RedView> redSeat = table.red(state, board.combat());
        final SquadParts squadParts = new SquadParts(state.squad, table.rolls(), seat, redSeat, table.trace());
        final MissionPlay play = new MissionPlay(new MissionParts(state, board.combat(), table.key(), squadParts));
        return table.playout(
                seat,
                redSeat,
                () -> state.squad.reset(start),
                () -> play.play(mission, 0, flags),
                metrics.of(state)::fill,
                into -> {});
    }

    @Override
    protected Optional<Listeners<Rolls>> reach(final Board<MissionState> board) {
        return Optional.of(new ReachTrace(board.state(), Reachable.inMission(tables, mission, squad)));
    }

    @Override
    protected Listeners<Rolls> story(
            final Board<MissionState> board, final TrialKey rollsKey, final Narrator narrator) {
        return new MissionStory(board.state(), board.combat(), rollsKey, narrator);
    }
}
