package org.sitrep.rulesets.purplehaze.bots.campaign;

import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/**
 * Equips the Squad for the rifleman: the weapon of each Specialization, ammo for some combats, First Aid Kits with the
 * Corpsman first, a Flak Jacket, then rations and grenades.
 */
public final class OutfitSense {
    private static final int CORPSMAN = 5;
    /** The uses of ammo for about three combats. */
    private static final int ENOUGH_AMMO = 2;

    private static final int MUCH_AMMO = 4;
    /** The uses of Kits required for the Squad. */
    private static final int ENOUGH_KITS = 2;

    /** More Load than any Marine can carry. */
    private static final int MUCH_LOAD = 1_000;

    private static final int FIRST_AMMO = 100;
    private static final int KIT = 90;
    private static final int FLAK_JACKET = 80;
    private static final int SECOND_AMMO = 60;
    private static final int RATION = 50;
    private static final int FREE = 45;
    private static final int GRENADE = 40;
    private static final int SPARE_KIT = 35;
    private static final int MORE_AMMO = 20;

    private OutfitSense() {}

    /**
     * Returns the worth of a main weapon: that of the Specialization first; else by the score of the best mode, ties to
     * the lighter one.
     */
    static double ofMainWeapon(final SquadView squad, final int weapon) {
        final double strength = power(squad, weapon) - 0.02 * squad.weaponLoad(weapon);
        return (squad.forEverybody(weapon) ? 0 : 2) + strength;
    }

    /** Returns the score of a weapon's best mode by its dice and range, per cost. */
    public static double power(final SquadView squad, final int weapon) {
        double most = 0;
        for (int m = 0; m < squad.modesOf(weapon); m++) {
            final int mode = squad.firstMode(weapon) + m;
            final double dice = squad.modes().strike[mode] + 2.0 * squad.modes().crit[mode];
            most = Math.max(most, (dice + 0.5 * squad.modes().range[mode]) / (4 + squad.modes().cost[mode]));
        }
        return most;
    }

    /**
     * Returns the use of an item that fits; 0 for nothing; less for a weapon in addition, the more so the less Load it
     * leaves its bearer.
     */
    static int ofHandover(final SquadView squad, final int handover) {
        if (handover == Equipment.NOTHING) {
            return 0;
        }
        final int marine = Equipment.to(handover);
        if (Equipment.isWeapon(handover)) {
            return squad.loadLeft(marine) - MUCH_LOAD;
        }
        final int gear = Equipment.item(handover);
        if (squad.isFirstAidKit(gear)) {
            final boolean first = marine == CORPSMAN && squad.firstAidSteps() < ENOUGH_KITS;
            return first ? KIT : marine == CORPSMAN ? SPARE_KIT : 0;
        }
        if (squad.feedsWeapon(marine, gear)) {
            final int steps = squad.steps(marine, gear);
            return steps == 0 ? FIRST_AMMO : steps < ENOUGH_AMMO ? SECOND_AMMO : steps < MUCH_AMMO ? MORE_AMMO : 0;
        }
        if (squad.isFlakJacket(gear)) {
            return FLAK_JACKET;
        }
        if (squad.isRation(gear)) {
            return RATION;
        }
        return squad.helpsWeapon(marine, gear) ? FREE : squad.isThrown(gear) ? GRENADE : 0;
    }
}
