package org.sitrep.rulesets.purplehaze.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Listeners;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.coverage.ReachTrace;
import org.sitrep.rulesets.purplehaze.coverage.Reachable;
import org.sitrep.rulesets.purplehaze.metrics.MissionMetrics;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.story.MissionStory;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.BotDefinition;

/** A Mission made ready to be played alone by the squad that the scenario names. Immutable. */
public final class MissionScenario extends BoardScenario<MissionState> {
    private final MissionTables tables;
    private final MissionTable mission;
    private final StartingSquad squad;
    private final long flags;
    private final MissionMetrics metrics;

    /**
     * Makes a Mission ready.
     *
     * @param components of a document that names a Mission to be played
     * @param bots the catalogue
     * @param setup what is played, in words
     * @param options readings in force
     */
    public MissionScenario(
            final GameTables components,
            final List<BotDefinition<GameView>> bots,
            final Map<String, String> setup,
            final Map<String, String> options) {
        super(components, bots, setup, options);
        tables = new MissionTables(components);
        mission =
                tables.missions[tables.missionIndex.of(components.game.mission().orElseThrow())];
        flags = components.flagsOf(components.game.start().log());
        squad = new StartingSquad(components);
        metrics = new MissionMetrics(tables, mission);
    }

    @Override
    public OutcomeLayout layout() {
        return metrics.layout();
    }

    @Override
    public List<String> yardsticks() {
        return List.of("primary", "survivors");
    }

    @Override
    public List<String> forbiddable() {
        return Forbiddable.of(tables.components, squad);
    }

    @Override
    public List<String> nobodyHas() {
        return Forbiddable.absent(tables.components, squad);
    }

    @Override
    protected Board<MissionState> newState() {
        final MissionState state = new MissionState(tables, new SquadState(tables.components));
        return new Board<>(state, new CombatState(state.squad));
    }

    @Override
    protected Playout newPlayout(
            final String botId,
            final int maxDecisions,
            final Board<MissionState> board,
            final MissionKey rollsKey,
            final Listeners<Rolls> listeners) {
        return new MissionPlayout(
                squad,
                mission,
                flags,
                metrics,
                bot(botId),
                maxDecisions,
                listeners.rolls(0, rolls(rollsKey)),
                rollsKey,
                board.state(),
                board.combat(),
                listeners.trace(0));
    }

    @Override
    protected Optional<Listeners<Rolls>> reach(final Board<MissionState> board) {
        return Optional.of(new ReachTrace(board.state(), Reachable.inMission(tables, mission, squad)));
    }

    @Override
    protected Listeners<Rolls> story(
            final Board<MissionState> board, final MissionKey rollsKey, final Narrator narrator) {
        return new MissionStory(board.state(), board.combat(), rollsKey, narrator);
    }
}
