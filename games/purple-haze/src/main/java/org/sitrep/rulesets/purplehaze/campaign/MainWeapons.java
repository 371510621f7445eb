package org.sitrep.rulesets.purplehaze.campaign;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.squad.Room;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.OutfitTable;
import org.sitrep.rulesets.purplehaze.tables.WeaponTable;

/**
 * Determines the main weapons on offer, one per Marine (PH-EQ-1, PH-EQ-2), so that later Marines still get one and the
 * Squad has the minimum number of each kind. Where that is impossible, because a Squad is too weak for the weapons of
 * its Mission, each Marine takes what they can carry.
 */
final class MainWeapons {
    private static final int MARINES = SquadState.MARINES;

    private final SquadState squad;
    private final OutfitTable outfit;
    /** The weapons that may be a main weapon, as a mask. */
    private final long main;

    private final int[] taken;
    /** The largest number of each weapon that the Squad may take. */
    private final int[] most;
    /**
     * By Marine: the weapons that the Marine can take, as a mask; their equipment changes only when they have taken
     * one.
     */
    private final long[] suits = new long[MARINES];
    /** The weapons with a copy left, as a mask. */
    private long left;
    /** The number of weapons still to be taken to reach the minimum of each kind. */
    private int missing;

    private boolean allCanBeArmed;

    MainWeapons(final SquadState squad, final OutfitTable outfit) {
        this.squad = squad;
        this.outfit = outfit;
        final WeaponTable weapons = squad.tables.weapons;
        taken = new int[weapons.count];
        most = new int[weapons.count];
        long mainWeapons = 0;
        for (int weapon = 0; weapon < weapons.count; weapon++) {
            mainWeapons |= weapons.get(weapon).mainWeapon() ? 1L << weapon : 0;
        }
        main = mainWeapons;
    }

    /**
     * Starts with all weapons in the supply and no weapon taken.
     *
     * @param allowed the weapons that are allowed and exist, as a mask
     * @param inMission cards of each weapon that the Mission allows
     */
    void begin(final long allowed, final int[] inMission) {
        Arrays.fill(taken, 0);
        for (int weapon = 0; weapon < most.length; weapon++) {
            most[weapon] = Math.min(outfit.most[weapon], inMission[weapon]);
        }
        left = allowed;
        missing = 0;
        for (final int fewest : outfit.fewest) {
            missing += fewest;
        }
        for (int marine = 0; marine < MARINES; marine++) {
            suits[marine] = allowed & main & Room.weapons(squad, marine);
        }
        allCanBeArmed = canBeArmed(0);
    }

    /** Returns the weapons that a Marine may take while later Marines have none yet, as a mask. */
    long offered(final int marine) {
        long offered = suits[marine] & left;
        for (long rest = allCanBeArmed ? offered : 0; rest != 0; rest &= rest - 1) {
            final int weapon = Long.numberOfTrailingZeros(rest);
            take(weapon);
            offered &= canBeArmed(marine + 1) ? -1 : ~(1L << weapon);
            putBack(weapon);
        }
        return offered;
    }

    /** Records that a Marine has taken a weapon. */
    void take(final int weapon) {
        missing -= taken[weapon] < outfit.fewest[weapon] ? 1 : 0;
        taken[weapon]++;
        left &= taken[weapon] < most[weapon] ? -1 : ~(1L << weapon);
    }

    private void putBack(final int weapon) {
        taken[weapon]--;
        missing += taken[weapon] < outfit.fewest[weapon] ? 1 : 0;
        left |= 1L << weapon;
    }

    /** Returns whether the remaining weapons can arm all Marines from one on and reach the minimum of each kind. */
    private boolean canBeArmed(final int from) {
        if (missing > MARINES - from) {
            return false;
        }
        if (from == MARINES) {
            return true;
        }
        for (long rest = suits[from] & left; rest != 0; rest &= rest - 1) {
            final int weapon = Long.numberOfTrailingZeros(rest);
            take(weapon);
            final boolean armed = canBeArmed(from + 1);
            putBack(weapon);
            if (armed) {
                return true;
            }
        }
        return false;
    }
}
