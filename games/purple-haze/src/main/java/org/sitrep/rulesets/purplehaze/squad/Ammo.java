package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.strategy.Decision;

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

    /** Returns the Marines with the Squad who can get a step, as a mask. */
    static int whoCanRegain(final SquadState squad) {
        int marines = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            marines |= squad.isPresent(marine) && canRegain(squad, marine) ? 1 << marine : 0;
        }
        return marines;
    }

    /** Returns whether a Marine can get a step of any ammo. */
    static boolean canRegain(final SquadState squad, final int marine) {
        for (int gear = 0; gear < squad.tables.gear.count; gear++) {
            if (canRegain(squad, marine, gear)) {
                return true;
            }
        }
        return false;
    }

    /** Adds the kinds of ammo of which a Marine can get a step. */
    static void addOptions(final SquadState squad, final Decision decision, final int marine) {
        for (int gear = 0; gear < squad.tables.gear.count; gear++) {
            if (canRegain(squad, marine, gear)) {
                decision.add(marine | gear << 3);
            }
        }
    }

    private static boolean canRegain(final SquadState squad, final int marine, final int gear) {
        return squad.tables.gear.get(gear).use() == Gear.Use.AMMO
                && Supply.feedsWeapon(squad, marine, gear)
                && Supply.canTake(squad, marine, gear);
    }

    /** Gives a Marine a step that he can take. */
    static void regain(final SquadState squad, final int marine, final int gear) {
        Supply.take(squad, marine, gear);
    }
}
