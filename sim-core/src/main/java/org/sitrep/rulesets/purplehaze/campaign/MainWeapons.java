package org.sitrep.rulesets.purplehaze.campaign;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.OutfitTable;
import org.sitrep.rulesets.purplehaze.tables.WeaponTable;

/**
 * Main weapons, one for each Marine (PH-EQ-1, PH-EQ-2): which can be handed out so that those who follow still get one, and the fewest of each kind are in the Squad. Where that cannot be done at
 * all, because a Squad is too weak for what its Mission leaves it, everybody takes what he can carry.
 */
final class MainWeapons {
    private static final int MARINES = SquadState.MARINES;

    private final SquadState squad;
    private final WeaponTable weapons;
    private final OutfitTable outfit;
    private final int[] taken;
    private long allowed;
    private boolean allCanBeArmed;

    MainWeapons(final SquadState squad, final OutfitTable outfit) {
        this.squad = squad;
        this.outfit = outfit;
        weapons = squad.tables.weapons;
        taken = new int[weapons.count];
    }

    /** Begins with all weapons in the supply, of which some are allowed, as a mask. */
    void begin(final long weaponsAllowed) {
        allowed = weaponsAllowed;
        Arrays.fill(taken, 0);
        allCanBeArmed = canBeArmed(0);
    }

    /** Returns whether a Marine may take a weapon while those after him have none yet. */
    boolean mayTake(final int marine, final int weapon) {
        if (!fits(marine, weapon)) {
            return false;
        }
        taken[weapon]++;
        final boolean enough = !allCanBeArmed || canBeArmed(marine + 1);
        taken[weapon]--;
        return enough;
    }

    /** A Marine has taken a weapon. */
    void take(final int weapon) {
        taken[weapon]++;
    }

    private boolean fits(final int marine, final int weapon) {
        return (allowed & 1L << weapon) != 0
                && weapons.main[weapon]
                && taken[weapon] < outfit.most[weapon]
                && Equipment.canTake(squad, marine, weapon | Equipment.IS_WEAPON);
    }

    /** Returns whether the Marines from one on can all be armed with what is left, and the fewest of each kind are then there. */
    private boolean canBeArmed(final int from) {
        if (missing() > MARINES - from) {
            return false;
        }
        if (from == MARINES) {
            return true;
        }
        for (int weapon = 0; weapon < weapons.count; weapon++) {
            if (fits(from, weapon)) {
                taken[weapon]++;
                final boolean armed = canBeArmed(from + 1);
                taken[weapon]--;
                if (armed) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Weapons still to be taken for the sake of the fewest of their kind. */
    private int missing() {
        int missing = 0;
        for (int weapon = 0; weapon < weapons.count; weapon++) {
            missing += Math.max(0, outfit.fewest[weapon] - taken[weapon]);
        }
        return missing;
    }
}
