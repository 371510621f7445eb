package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.tables.GearTable;

/**
 * Steps of gear that a Marine gains: a marker on its second side is turned to the fuller one, else one comes out of the
 * supply on its second side (PH-EQ-4, PH-COM-14). Within his Load Capacity and the most that one Marine may carry.
 */
public final class Supply {
    private Supply() {}

    /** Returns whether a Marine can take one more step of a kind of gear. */
    public static boolean canTake(final SquadState squad, final int marine, final int gear) {
        return canTurn(squad, marine, gear) || canDraw(squad, marine, gear);
    }

    /** Gives a Marine a step that he can take. */
    public static void take(final SquadState squad, final int marine, final int gear) {
        if (canTurn(squad, marine, gear)) {
            squad.kits.change(marine, gear, 1, -1);
        } else {
            final int low = squad.tables.gear.twoSided[gear] ? 1 : 0;
            squad.kits.change(marine, gear, 1 - low, low);
        }
    }

    /** Returns whether a weapon of a Marine spends this kind of ammo. */
    public static boolean feedsWeapon(final SquadState squad, final int marine, final int gear) {
        return (squad.kits.spends[marine] >> gear & 1) != 0;
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
            inPlay += squad.kits.count(other, gear);
        }
        return inPlay < table.get(gear).count()
                && squad.kits.count(marine, gear) < table.maxPerMarine[gear]
                && fits(squad, marine, table.loadLow[gear]);
    }

    private static boolean fits(final SquadState squad, final int marine, final int more) {
        return squad.kits.load[marine] + more <= Equipment.capacity(squad, marine);
    }
}
