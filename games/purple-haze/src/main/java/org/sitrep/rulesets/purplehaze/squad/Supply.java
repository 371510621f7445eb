package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.tables.GearTable;

/**
 * Gives Marines steps of gear: a marker on its second side is turned to the fuller one, else one is taken from the
 * supply on its second side (PH-EQ-4, PH-COM-14). The Load Capacity and the maximum per Marine apply.
 *
 * <p>A restored step of ammo (GAP-08, GAP-09), for a weapon that the Marine holds, is packed as an option of
 * {@link DecisionKind#PLAY_TARGET}: Marine + 8 × gear.
 */
public final class Supply {
    private Supply() {}

    /** Returns the Marine of an option. */
    public static int marine(final int option) {
        return option & 7;
    }

    /** Returns the gear of an option. */
    public static int gear(final int option) {
        return option >>> 3;
    }

    /** Returns whether a Marine can take another step of a kind of gear. */
    public static boolean canTake(final SquadState squad, final int marine, final int gear) {
        return canTurn(squad, marine, gear) || canDraw(squad, marine, gear);
    }

    /** Gives a Marine a step, which they must be able to take. */
    public static void take(final SquadState squad, final int marine, final int gear) {
        if (canTurn(squad, marine, gear)) {
            squad.kits.change(marine, gear, 1, -1);
        } else {
            final int low = squad.tables.gear.twoSided[gear] ? 1 : 0;
            squad.kits.change(marine, gear, 1 - low, low);
        }
    }

    /** Returns the kinds of ammo of which a Marine can get a step, as a mask. */
    static int regainable(final SquadState squad, final int marine) {
        int kinds = 0;
        for (int rest = squad.tables.gear.allAmmo & squad.kits.spends[marine]; rest != 0; rest &= rest - 1) {
            final int gear = Integer.numberOfTrailingZeros(rest);
            kinds |= canTake(squad, marine, gear) ? 1 << gear : 0;
        }
        return kinds;
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
