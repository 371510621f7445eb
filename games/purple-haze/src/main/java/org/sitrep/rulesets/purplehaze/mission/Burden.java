package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.WoundCard;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/** What slows the Squad: wounded men, the dead and those led along (PH-MCH-4). */
final class Burden {
    /** Bits of a count of Marines. */
    private static final int BITS = 4;

    private static final int COUNT = (1 << BITS) - 1;
    private static final int WALKING = BITS * WoundCard.Burden.WALKING.ordinal();
    private static final int LITTERED = BITS * WoundCard.Burden.LITTERED.ordinal();
    private static final int WALKING_MINUTES = 15;
    private static final int CARRIED_MINUTES = 30;
    private static final int CARRIED_STAMINA = 1;

    private Burden() {}

    /** Returns the time that burdens add to a March: the worst one's, or that of all (AMB-19). */
    static int minutes(final MissionState state) {
        final int wounded = wounded(state.squad);
        final int carried = carried(state, wounded);
        if (state.tables.components.options.burdens() == Options.Burdens.ADD_UP) {
            return walking(state, wounded) * WALKING_MINUTES + carried * CARRIED_MINUTES;
        }
        return carried > 0 ? CARRIED_MINUTES : walking(state, wounded) > 0 ? WALKING_MINUTES : 0;
    }

    /** Returns the SP that burdens add to a March. */
    static int stamina(final MissionState state) {
        final int carried = carried(state, wounded(state.squad));
        return state.tables.components.options.burdens() == Options.Burdens.ADD_UP
                ? carried * CARRIED_STAMINA
                : carried > 0 ? CARRIED_STAMINA : 0;
    }

    /** How many walk with help: Walking Wounded, and somebody led along counts as one (AMB-19). */
    private static int walking(final MissionState state, final int wounded) {
        return (wounded >>> WALKING & COUNT) + (state.escort ? 1 : 0);
    }

    /** How many are carried: Littered and K.I.A. */
    private static int carried(final MissionState state, final int wounded) {
        return (wounded >>> LITTERED & COUNT) + state.carriedDead;
    }

    /** How many of those present have a Wound of each burden, in {@link #BITS} each. */
    private static int wounded(final SquadState squad) {
        int wounded = 0;
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int wound = squad.wound[Integer.numberOfTrailingZeros(rest)];
            wounded += wound == SquadState.NONE
                    ? 0
                    : 1 << BITS * squad.tables.wounds.get(wound).burden().ordinal();
        }
        return wounded;
    }
}
