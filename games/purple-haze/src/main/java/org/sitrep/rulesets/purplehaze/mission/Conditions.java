package org.sitrep.rulesets.purplehaze.mission;

import java.util.Optional;
import org.sitrep.rulesets.purplehaze.definition.Condition;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.ConditionRow;

/** Evaluates the condition of a branch or an option (PH-EVT-3, PH-ENC-2). */
final class Conditions {
    private final ConditionRow[] rows;
    private final MissionState state;
    private final SquadState squad;
    private final EntryInHand entry;

    Conditions(final ConditionRow[] rows, final MissionState state, final EntryInHand entry) {
        this.rows = rows;
        this.state = state;
        squad = state.squad;
        this.entry = entry;
    }

    boolean hold(final int index) {
        final ConditionRow row = rows[index];
        final Condition condition = row.asked();
        return logAllows(row)
                && tracksAllow(condition)
                && dieAllows(row.die())
                && terrainAllows(row.terrain())
                && agrees(condition.nearEaz(), state.eazThreat() > 0)
                && agrees(condition.burdened(), MarchCost.burdenMinutes(state) > 0)
                && state.successes >= condition.successesAtLeast()
                && squad.presentCount >= condition.marinesAtLeast()
                && (condition.boonPointsAtLeast() == 0 || squad.boonPointsOfAll() >= condition.boonPointsAtLeast())
                && areThere(row.weapons(), row.gear());
    }

    private boolean logAllows(final ConditionRow row) {
        return (state.flags & row.with()) == row.with()
                && (state.flags & row.without()) == 0
                && (state.met & row.met()) == row.met();
    }

    private boolean tracksAllow(final Condition condition) {
        return agrees(condition.night(), state.night())
                && state.threat >= condition.threatAtLeast()
                && state.threat <= condition.threatAtMost()
                && state.stamina >= condition.staminaAtLeast()
                && state.elapsed() <= condition.elapsedAtMost();
    }

    /** Returns whether the last die has a required colour: before the first die of the round there is none. */
    private boolean dieAllows(final int colours) {
        return colours == 0 || state.lastDie != MissionState.NONE && (colours & 1 << state.lastDie) != 0;
    }

    private boolean terrainAllows(final int kinds) {
        return kinds == 0 || (kinds & 1 << state.mission.map.terrain[state.space]) != 0;
    }

    private static boolean agrees(final Optional<Boolean> required, final boolean is) {
        return required.isEmpty() || required.get() == is;
    }

    /**
     * Returns whether the items are carried by Marines present; at R&amp;R a weapon in the Squad's locker counts as
     * well.
     */
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
