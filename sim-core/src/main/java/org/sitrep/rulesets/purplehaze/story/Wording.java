package org.sitrep.rulesets.purplehaze.story;

import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;

/** What a replay calls things. */
final class Wording {
    private Wording() {}

    /** Returns e.g. {@code the Scout (4)}. */
    static String marine(final CombatState state, final int marine) {
        return "the " + state.tables.specializations.names.get(marine) + " (" + (marine + 1) + ")";
    }

    /** Returns e.g. {@code The Scout (4)}. */
    static String marineFirst(final CombatState state, final int marine) {
        return "T" + marine(state, marine).substring(1);
    }

    /** Returns a marker's id with its type, e.g. {@code F03} or {@code S3 RPD}. */
    static String unit(final CombatState state, final int unit) {
        final int type = state.tables.enemies.type[unit];
        final String id = state.tables.enemies.ids.get(unit);
        return type == EnemyTable.FIGHTER ? id : id + " " + EnemyTable.TYPE_NAMES.get(type);
    }

    /** Returns a Fighter's id or a Specialist's type, at most six characters. */
    static String shortUnit(final CombatState state, final int unit) {
        final int type = state.tables.enemies.type[unit];
        return type == EnemyTable.FIGHTER ? state.tables.enemies.ids.get(unit) : EnemyTable.TYPE_NAMES.get(type);
    }

    /** Returns the Enemy on a space, e.g. {@code F03 on r2c1}. */
    static String enemy(final CombatState state, final int space) {
        final boolean hidden = (state.hiddenMask & 1 << space) != 0;
        return (hidden ? "a hidden Enemy" : unit(state, state.unit[space])) + " on " + Space.of(space);
    }

    /** Returns e.g. {@code 1 hit} or {@code 3 hits}. */
    static String count(final int n, final String one, final String many) {
        return n + " " + (n == 1 ? one : many);
    }

    /** Returns e.g. {@code Initiative 5}. */
    static String initiative(final int initiative) {
        return "Initiative " + initiative;
    }
}
