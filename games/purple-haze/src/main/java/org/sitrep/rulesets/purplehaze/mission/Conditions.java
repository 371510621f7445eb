package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.ConditionTable;

/** Tells whether a condition of a branch or an option holds (PH-EVT-3, PH-ENC-2). */
final class Conditions {
    private final ConditionTable table;
    private final MissionState state;
    private final SquadState squad;
    private final EntryInHand entry;

    Conditions(final ConditionTable table, final MissionState state, final EntryInHand entry) {
        this.table = table;
        this.state = state;
        squad = state.squad;
        this.entry = entry;
    }

    boolean hold(final int condition) {
        return logAllows(condition)
                && tracksAllow(condition)
                && mapAllows(condition)
                && squad.presentCount >= table.marinesAtLeast[condition]
                && areThere(table.weapons[condition], table.gear[condition]);
    }

    private boolean logAllows(final int condition) {
        return (state.flags & table.with[condition]) == table.with[condition]
                && (state.flags & table.without[condition]) == 0
                && (state.met & table.met[condition]) == table.met[condition];
    }

    private boolean tracksAllow(final int condition) {
        return agrees(table.night[condition], state.night())
                && state.threat >= table.threatAtLeast[condition]
                && state.threat <= table.threatAtMost[condition]
                && state.stamina >= table.staminaAtLeast[condition]
                && state.elapsed() <= table.elapsedAtMost[condition]
                && dieAllows(table.die[condition]);
    }

    /** A colour is wanted: no die has that colour before the first one of the round is rolled. */
    private boolean dieAllows(final int colours) {
        return colours == 0 || state.lastDie != MissionState.NONE && (colours & 1 << state.lastDie) != 0;
    }

    private boolean mapAllows(final int condition) {
        return agrees(table.nearEaz[condition], state.eazThreat() > 0)
                && agrees(table.burdened[condition], MarchCost.burdenMinutes(state) > 0);
    }

    private static boolean agrees(final int wanted, final boolean is) {
        return wanted == ConditionTable.EITHER || wanted == 1 == is;
    }

    /** Carried by Marines present; at R&amp;R a weapon that the Squad owns lies in its locker and counts as well. */
    private boolean areThere(final long weapons, final int gear) {
        if (weapons == 0 && gear == 0) {
            return true;
        }
        long arms = entry.atRest ? squad.ownedWeapons : 0;
        int kinds = 0;
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            arms |= squad.kits.arms[marine];
            kinds |= squad.kits.kinds[marine];
        }
        return (weapons & ~arms) == 0 && (gear & ~kinds) == 0;
    }
}
