package org.sitrep.rulesets.purplehaze.scenario;

import java.util.List;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Listeners;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.combat.Combat;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.metrics.CombatMetrics;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.story.CombatStory;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.SideBots;

/** A compiled combat: tables, Squad, box, metrics and bots. Immutable. */
public final class CombatScenario extends BoardScenario<CombatState> {
    private final GameTables tables;
    private final SetUpTable setUp;
    private final boolean night;
    private final CombatMetrics metrics;

    /**
     * Compiles a combat.
     *
     * @param setUp the box of the combat
     * @param bots the sides and their bots
     */
    public CombatScenario(final GameTables tables, final SetUpTable setUp, final SideBots bots) {
        super(
                tables,
                new StartingSquad(tables),
                bots,
                SetUpFacts.of(tables.game, setUp),
                List.of("squad.survivors", "eliminated"));
        this.tables = tables;
        this.setUp = setUp;
        night = tables.game.start().night();
        metrics = new CombatMetrics(tables);
    }

    @Override
    public OutcomeLayout layout() {
        return metrics.layout();
    }

    @Override
    protected Board<CombatState> newState() {
        final CombatState combat = new CombatState(new SquadState(tables));
        return new Board<>(combat, combat);
    }

    @Override
    Playout newPlayout(final Table table, final Board<CombatState> board) {
        final CombatState state = board.combat();
        final Seat<GameView> seat = table.marines(new GameView(new SquadView(state.squad), new CombatView(state)));
        final Seat<RedView> redSeat = table.red(state);
        final Combat combat =
                new Combat(state, new SquadParts(state.squad, table.rolls(), seat, redSeat, table.trace()));
        return table.playout(
                seat,
                redSeat,
                () -> state.squad.reset(squad),
                () -> {
                    state.red.beginMission();
                    combat.fight(setUp, night);
                },
                metrics.of(state)::fill,
                into -> metrics.fillFollowed(state, into));
    }

    @Override
    protected Listeners<Rolls> story(final Board<CombatState> board, final TrialKey rollsKey, final Narrator narrator) {
        return new CombatStory(board.combat(), rollsKey, narrator);
    }
}
