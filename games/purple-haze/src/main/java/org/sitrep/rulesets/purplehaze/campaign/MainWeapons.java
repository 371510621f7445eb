package org.sitrep.rulesets.purplehaze.campaign;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.squad.Room;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.ItemTable;
import org.sitrep.rulesets.purplehaze.tables.OutfitTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.rulesets.purplehaze.tables.WeaponTable;

/**
 * Determines the main weapons on offer, one per Marine, so that later Marines still get one and as many Marines as
 * required are equipped with each kind, by the main weapon or in addition to it (PH-EQ-1, PH-EQ-2). Where that is
 * impossible, because a Squad is too weak for the weapons of its Mission, each Marine takes what they can carry.
 */
final class MainWeapons {
    private static final int MARINES = SquadState.MARINES;

    private final SquadState squad;
    private final OutfitTable outfit;
    private final ItemTable items;
    /** The weapons that may be a main weapon, as a mask. */
    private final long main;

    /** The smallest number of Marines who have each weapon. */
    private final int[] fewest;

    private final int[] taken;
    /** The largest number of each weapon that the Squad may take. */
    private final int[] most;
    /** By Marine: the weapons that the Marine may use, whatever their Load, as a mask. */
    private final long[] usable = new long[MARINES];
    /** By Marine: the weapons taken, as a mask. */
    private final long[] held = new long[MARINES];
    /** By Marine: the Load that the Marine can carry beside the weapons taken. */
    private final int[] room = new int[MARINES];
    /** The weapons with a copy left, as a mask. */
    private long left;
    /** The number of weapons still to be taken to reach the minimum of each kind. */
    private int missing;

    private boolean allCanBeArmed;

    MainWeapons(final SquadState squad, final OutfitTable outfit) {
        this.squad = squad;
        this.outfit = outfit;
        items = squad.tables.items;
        final WeaponTable weapons = squad.tables.weapons;
        fewest = weapons.fewest;
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
        Arrays.fill(held, 0);
        for (int weapon = 0; weapon < most.length; weapon++) {
            most[weapon] = Math.min(outfit.most[weapon], inMission[weapon]);
        }
        left = allowed;
        missing = 0;
        for (final int number : fewest) {
            missing += number;
        }
        for (int marine = 0; marine < MARINES; marine++) {
            usable[marine] = allowed & items.usable(marine, squad.cards.level[marine]);
            room[marine] = Room.left(squad, marine);
        }
        allCanBeArmed = canBeArmed(0);
    }

    /** Returns the weapons that a Marine may take while later Marines have none yet, as a mask. */
    long offered(final int marine) {
        long offered = main & takes(marine);
        for (long rest = allCanBeArmed ? offered : 0; rest != 0; rest &= rest - 1) {
            final int weapon = Long.numberOfTrailingZeros(rest);
            take(marine, weapon);
            offered &= canBeArmed(marine + 1) ? -1 : ~(1L << weapon);
            putBack(marine, weapon);
        }
        return offered;
    }

    /** Returns a weapon of which too few Marines have one, or {@link Index#NONE}. */
    int lacking() {
        for (int weapon = 0; weapon < taken.length; weapon++) {
            if (taken[weapon] < fewest[weapon]) {
                return weapon;
            }
        }
        return Index.NONE;
    }

    /**
     * Returns the Marines who may take a weapon that is lacking in addition to theirs, while all have their main
     * weapons, as a mask.
     */
    int bearers(final int weapon) {
        int bearers = 0;
        for (int marine = 0; marine < MARINES; marine++) {
            if (canTake(marine, weapon)) {
                take(marine, weapon);
                bearers |= !allCanBeArmed || canBeCompleted() ? 1 << marine : 0;
                putBack(marine, weapon);
            }
        }
        return bearers;
    }

    /** Records that a Marine has taken a weapon. */
    void take(final int marine, final int weapon) {
        missing -= taken[weapon] < fewest[weapon] ? 1 : 0;
        taken[weapon]++;
        left &= taken[weapon] < most[weapon] ? -1 : ~(1L << weapon);
        held[marine] |= 1L << weapon;
        room[marine] -= items.loadWeapon[weapon];
    }

    private void putBack(final int marine, final int weapon) {
        taken[weapon]--;
        missing += taken[weapon] < fewest[weapon] ? 1 : 0;
        left |= 1L << weapon;
        held[marine] &= ~(1L << weapon);
        room[marine] += items.loadWeapon[weapon];
    }

    /** Returns the weapons that a Marine may take and can carry beside those taken, none of them again, as a mask. */
    private long takes(final int marine) {
        return Long.bitCount(held[marine]) < StartingSquad.MAX_WEAPONS
                ? left & usable[marine] & items.weaponsUpTo(room[marine]) & ~held[marine]
                : 0;
    }

    private boolean canTake(final int marine, final int weapon) {
        return (takes(marine) & 1L << weapon) != 0;
    }

    /**
     * Returns whether the remaining weapons can arm all Marines from one on, and reach the minimum of each kind, in
     * addition to main weapons where that is needed.
     */
    private boolean canBeArmed(final int from) {
        if (from == MARINES) {
            return canBeCompleted();
        }
        if (hasTooFewBearers()) {
            return false;
        }
        for (long rest = main & takes(from); rest != 0; rest &= rest - 1) {
            final int weapon = Long.numberOfTrailingZeros(rest);
            take(from, weapon);
            final boolean armed = canBeArmed(from + 1);
            putBack(from, weapon);
            if (armed) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether fewer Marines can take a weapon than still have to: then no choice of others helps. */
    private boolean hasTooFewBearers() {
        for (int weapon = 0; missing > 0 && weapon < taken.length; weapon++) {
            int wanted = fewest[weapon] - taken[weapon];
            for (int marine = 0; wanted > 0 && marine < MARINES; marine++) {
                wanted -= canTake(marine, weapon) ? 1 : 0;
            }
            if (wanted > 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether Marines can take all weapons that are lacking, in addition to theirs. */
    private boolean canBeCompleted() {
        final int weapon = lacking();
        if (weapon == Index.NONE) {
            return true;
        }
        for (int marine = 0; marine < MARINES; marine++) {
            if (canTake(marine, weapon)) {
                take(marine, weapon);
                final boolean completed = canBeCompleted();
                putBack(marine, weapon);
                if (completed) {
                    return true;
                }
            }
        }
        return false;
    }
}
