package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.WoundCard;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/** What slows the Squad: wounded men, the dead and those led along (PH-MCH-4). */
final class Burden {
    private static final int WALKING = WoundCard.Burden.WALKING.ordinal();
    private static final int LITTERED = WoundCard.Burden.LITTERED.ordinal();
    private static final int WALKING_MINUTES = 15;
    private static final int CARRIED_MINUTES = 30;
    private static final int CARRIED_STAMINA = 1;

    private Burden() {}

    /** Returns how many walk with help: Walking Wounded, and somebody led along counts as one (AMB-19). */
    static int walking(final MissionState state) {
        return count(state.squad, WALKING) + (state.escort ? 1 : 0);
    }

    /** Returns how many are carried: Littered and K.I.A. */
    static int carried(final MissionState state) {
        return count(state.squad, LITTERED) + state.carriedDead;
    }

    private static int count(final SquadState squad, final int burden) {
        int count = 0;
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int wound = squad.wound[Integer.numberOfTrailingZeros(rest)];
            count += wound != SquadState.NONE && squad.tables.cards.woundBurden[wound] == burden ? 1 : 0;
        }
        return count;
    }

    /** Returns the time that burdens add to a March: the worst one's, or that of all (AMB-19). */
    static int minutes(final MissionState state) {
        final int carried = carried(state);
        if (state.tables.components.readings.burdensAddUp) {
            return walking(state) * WALKING_MINUTES + carried * CARRIED_MINUTES;
        }
        return carried > 0 ? CARRIED_MINUTES : walking(state) > 0 ? WALKING_MINUTES : 0;
    }

    /** Returns the SP that burdens add to a March. */
    static int stamina(final MissionState state) {
        final int carried = carried(state);
        return state.tables.components.readings.burdensAddUp
                ? carried * CARRIED_STAMINA
                : carried > 0 ? CARRIED_STAMINA : 0;
    }
}
