package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.tables.GearTable;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.rulesets.purplehaze.tables.WeaponTable;

/**
 * Steps of gear that a Marine gains: a marker on its second side is turned to the fuller one, else one comes out of the supply on its second side (PH-EQ-4, PH-COM-14). Within his Load Capacity and
 * the most that one Marine may carry.
 */
public final class Supply {
    private Supply() {}

    /** Returns whether a Marine can take one more step of a kind of gear. */
    public static boolean canTake(final SquadState squad, final int marine, final int gear) {
        return canTurn(squad, marine, gear) || canDraw(squad, marine, gear);
    }

    /** Gives a Marine a step that he can take. */
    public static void take(final SquadState squad, final int marine, final int gear) {
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

    /** Returns whether a weapon of a Marine spends this kind of ammo. */
    public static boolean feedsWeapon(final SquadState squad, final int marine, final int gear) {
        final WeaponTable weapons = squad.tables.weapons;
        final ModeTable modes = squad.tables.modes;
        for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
            final int weapon = squad.weapons[marine * StartingSquad.MAX_WEAPONS + i];
            if (weapon == SquadState.NONE) {
                return false;
            }
            for (int mode = weapons.firstMode[weapon];
                    mode < weapons.firstMode[weapon] + weapons.modes[weapon];
                    mode++) {
                if (modes.spends[mode] == gear) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean canTurn(final SquadState squad, final int marine, final int gear) {
        final GearTable table = squad.tables.gear;
        return table.twoSided[gear]
                && squad.gearLow[marine * table.count + gear] > 0
                && fits(squad, marine, table.loadFull[gear] - table.loadLow[gear]);
    }

    private static boolean canDraw(final SquadState squad, final int marine, final int gear) {
        final GearTable table = squad.tables.gear;
        int inPlay = 0;
        for (int other = 0; other < SquadState.MARINES; other++) {
            inPlay += markers(squad, other, gear);
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
}
