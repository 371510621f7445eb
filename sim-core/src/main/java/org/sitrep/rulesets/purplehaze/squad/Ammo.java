package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.tables.GearTable;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.rulesets.purplehaze.tables.WeaponTable;
import org.sitrep.strategy.Decision;

/**
 * Steps of ammo that come back (GAP-08, GAP-09): a marker on its second side is turned to the fuller one, else one comes on its second side out of the supply
 * (PH-EQ-4, PH-COM-14). A Marine gets ammo for a weapon that he holds, within his Load Capacity.
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
        return squad.tables.gear.ammo[gear]
                && feedsHisWeapon(squad, marine, gear)
                && (canTurn(squad, marine, gear) || canDraw(squad, marine, gear));
    }

    private static boolean feedsHisWeapon(final SquadState squad, final int marine, final int gear) {
        final WeaponTable weapons = squad.tables.weapons;
        final ModeTable modes = squad.tables.modes;
        for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
            final int weapon = squad.weapons[marine * StartingSquad.MAX_WEAPONS + i];
            if (weapon == SquadState.NONE) {
                return false;
            }
            for (int mode = weapons.firstMode[weapon]; mode < weapons.firstMode[weapon] + weapons.modes[weapon]; mode++) {
                if (modes.spends[mode] == gear) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a marker of his can be turned to its fuller side. */
    private static boolean canTurn(final SquadState squad, final int marine, final int gear) {
        final GearTable table = squad.tables.gear;
        return table.twoSided[gear]
                && squad.gearLow[marine * table.count + gear] > 0
                && fits(squad, marine, table.loadFull[gear] - table.loadLow[gear]);
    }

    /** Whether the supply has a marker that he can take. */
    private static boolean canDraw(final SquadState squad, final int marine, final int gear) {
        final GearTable table = squad.tables.gear;
        int inPlay = 0;
        for (int m = 0; m < SquadState.MARINES; m++) {
            inPlay += markers(squad, m, gear);
        }
        return inPlay < table.supply[gear]
                && markers(squad, marine, gear) < table.maxPerMarine[gear]
                && fits(squad, marine, table.loadLow[gear]);
    }

    private static int markers(final SquadState squad, final int marine, final int gear) {
        final int at = marine * squad.tables.gear.count + gear;
        return squad.gearFull[at] + squad.gearLow[at];
    }

    private static boolean fits(final SquadState squad, final int marine, final int more) {
        return Equipment.load(squad, marine) + more <= Equipment.capacity(squad, marine);
    }

    /** Gives a Marine a step that he can take. */
    static void regain(final SquadState squad, final int marine, final int gear) {
        final GearTable table = squad.tables.gear;
        final int at = marine * table.count + gear;
        if (canTurn(squad, marine, gear)) {
            squad.gearLow[at]--;
            squad.gearFull[at]++;
        } else if (table.twoSided[gear]) {
            squad.gearLow[at]++;
        } else {
            squad.gearFull[at]++;
        }
    }
}
