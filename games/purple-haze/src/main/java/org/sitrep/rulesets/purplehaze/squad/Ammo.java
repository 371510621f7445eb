package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.play.Ask;

/**
 * Steps of ammo that come back (GAP-08, GAP-09), as {@link Supply} gives them: for a weapon that the Marine holds.
 *
 * <p>As an option of {@link Ask#PLAY_TARGET} it is packed as Marine + 8 × gear.
 */
public final class Ammo {
    private Ammo() {}

    /** Returns the Marine of an option. */
    public static int marine(final int option) {
        return option & 7;
    }

    /** Returns the gear of an option. */
    public static int gear(final int option) {
        return option >>> 3;
    }

    /** Returns the kinds of ammo of which a Marine can get a step, as a mask. */
    static int regainable(final SquadState squad, final int marine) {
        int kinds = 0;
        for (int rest = squad.tables.gear.allAmmo & squad.kits.spends[marine]; rest != 0; rest &= rest - 1) {
            final int gear = Integer.numberOfTrailingZeros(rest);
            kinds |= Supply.canTake(squad, marine, gear) ? 1 << gear : 0;
        }
        return kinds;
    }
}
