package org.sitrep.rulesets.purplehaze.scenario;

import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatTrace;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.tables.BoxTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Bot;

/** Single combats as the engine sees them, on a state that the test keeps in its hands. */
public final class Playouts {
    private Playouts() {}

    /** Plays the box and the Squad of the scenario that the state's tables were made from. */
    public static Playout combat(
            final CombatState state,
            final Bot<GameView> bot,
            final int maxDecisions,
            final Rolls rolls,
            final MissionKey rollsKey) {
        final GameTables tables = state.tables;
        return new CombatPlayout(
                new StartingSquad(tables),
                BoxTable.atStart(tables),
                tables.game.start().night(),
                new CombatMetrics(tables),
                bot,
                maxDecisions,
                rolls,
                rollsKey,
                state,
                CombatTrace.NONE);
    }

    /** The same with rolls drawn from {@code rollsKey}. */
    public static Playout combat(
            final CombatState state, final Bot<GameView> bot, final int maxDecisions, final MissionKey rollsKey) {
        return combat(state, bot, maxDecisions, new Rolls(rollsKey, state.tables.totals, state.tables.faces), rollsKey);
    }

    /** Returns the slots of such a combat's outcome. */
    public static OutcomeLayout layout(final GameTables tables) {
        return new CombatMetrics(tables).layout();
    }
}
