package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Weapon;

/** Weapons (PH-EQ-2): Loads, permitted users, and the position of their modes in the {@link ModeTable}. Immutable. */
public final class WeaponTable extends Pieces<Weapon> {
    /** Number of the first mode. */
    public final int[] firstMode;
    /** Number of modes. */
    public final int[] modes;
    /** Specializations that may use the weapon, as a mask of own IDs less one; 0 if it is forbidden. */
    public final int[] users;
    /** Smallest number of Marines who have the weapon; 0 if it is forbidden. */
    public final int[] fewest;
    /** The M60, which some skills improve, or {@link Index#NONE}. */
    public final int m60;

    WeaponTable(final GameData game, final Forbidden forbidden) {
        super(game.weapons());
        firstMode = new int[count];
        modes = new int[count];
        users = new int[count];
        fewest = new int[count];
        m60 = index.ids().indexOf("m60");
        int mode = 0;
        for (final Weapon weapon : game.weapons().values()) {
            final int w = index.of(weapon.id());
            firstMode[w] = mode;
            modes[w] = weapon.modes().size();
            mode += modes[w];
            final boolean isForbidden = forbidden.has(Forbidden.weapon(weapon.id()));
            users[w] = isForbidden ? 0 : SpecializationTable.mask(game, weapon.users());
            fewest[w] = isForbidden ? 0 : weapon.squadMin(); // PH-EQ-2
        }
    }
}
