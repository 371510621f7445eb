package org.sitrep.rulesets.purplehaze.campaign;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.squad.Room;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.OutfitTable;
import org.sitrep.rulesets.purplehaze.tables.WeaponTable;

/**
 * Main weapons, one for each Marine (PH-EQ-1, PH-EQ-2): which can be handed out so that those who follow still get one,
 * and the fewest of each kind are in the Squad. Where that cannot be done at all, because a Squad is too weak for what
 * its Mission leaves it, everybody takes what he can carry.
 */
final class MainWeapons {
    private static final int MARINES = SquadState.MARINES;

    private final SquadState squad;
    private final OutfitTable outfit;
    /** The weapons that will do as a main weapon, as a mask. */
    private final long main;

    private final int[] taken;
    /** By Marine: the weapons that he can take, as a mask; what he carries changes only when he has taken his. */
    private final long[] suits = new long[MARINES];
    /** The weapons of which another one may be taken, as a mask. */
    private long left;
    /** Weapons still to be taken for the sake of the fewest of their kind. */
    private int missing;

    private boolean allCanBeArmed;

    MainWeapons(final SquadState squad, final OutfitTable outfit) {
        this.squad = squad;
        this.outfit = outfit;
        final WeaponTable weapons = squad.tables.weapons;
        taken = new int[weapons.count];
        long mainWeapons = 0;
        for (int weapon = 0; weapon < weapons.count; weapon++) {
            mainWeapons |= weapons.get(weapon).mainWeapon() ? 1L << weapon : 0;
        }
        main = mainWeapons;
    }

    /**
     * Begins with all weapons in the supply, of which some are allowed and there at all, as a mask; nobody has a
     * weapon.
     */
    void begin(final long allowed) {
        Arrays.fill(taken, 0);
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

    /** Returns the weapons of which a Marine may take one while those after him have none yet, as a mask. */
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

    /** A Marine has taken a weapon. */
    void take(final int weapon) {
        missing -= taken[weapon] < outfit.fewest[weapon] ? 1 : 0;
        taken[weapon]++;
        left &= taken[weapon] < outfit.most[weapon] ? -1 : ~(1L << weapon);
    }

    private void putBack(final int weapon) {
        taken[weapon]--;
        missing += taken[weapon] < outfit.fewest[weapon] ? 1 : 0;
        left |= 1L << weapon;
    }

    /**
     * Returns whether the Marines from one on can all be armed with what is left, and the fewest of each kind are then
     * there.
     */
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
