package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;

/** Computes the dice of the Enemy's tests (PH-ENM-3, PH-DICE-3, AMB-55, GAP-16). Reads the state, changes nothing. */
final class EnemyDice {
    private EnemyDice() {}

    /** Returns the Focus dice of an attack with a Combat marker; night counts against the Enemy, too (PH-DICE-4). */
    static int focus(final CombatState state, final int marker) {
        return GameTables.COMBAT_FOCUS
                - (state.night ? 1 : 0)
                + state.tables.markers.combat.get(marker).focus()
                + EnemyTable.sum(state.onBoard, state.tables.enemies.focus);
    }

    /** Returns the Strike dice of an attack. */
    static int strike(final CombatState state) {
        return state.enemies + EnemyTable.sum(state.onBoard, state.tables.enemies.strike);
    }

    /** Returns the Crit dice of an attack with a Combat marker. */
    static int crit(final CombatState state, final int marker) {
        return state.tables.markers.combat.get(marker).crit()
                + EnemyTable.sum(state.onBoard, state.tables.enemies.crit);
    }

    /** Returns the Focus dice of a Tactics marker's attack. */
    static int tacticsFocus(final CombatState state, final int marker) {
        return state.tables.markers.tactics.get(marker).focus() - (state.night ? 1 : 0); // PH-DICE-4
    }
}
