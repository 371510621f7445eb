package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Weapon;

/** Weapons (PH-EQ-2): Loads, who may use them, and where their modes stand in the {@link ModeTable}. Immutable. */
public final class WeaponTable {
    /** Numbers of the weapons. */
    public final Index index;
    /** How many weapons there are. */
    public final int count;
    /** Cards in the game. */
    public final int[] copies;
    /** Load. */
    public final int[] load;
    /** Number of the first mode. */
    public final int[] firstMode;
    /** How many modes follow from there. */
    public final int[] modes;
    /** Whether it will do as a main weapon. */
    public final boolean[] main;
    /** Specializations that may use it, as a mask of own IDs less one; none if it is forbidden. */
    public final int[] users;
    /** Lowest level that may use it. */
    public final int[] minLevel;
    /** The M60, with which some skills work, or {@link Index#NONE}. */
    public final int m60;

    WeaponTable(final GameData game, final Forbidden forbidden) {
        index = new Index(game.weapons());
        count = index.size();
        copies = new int[count];
        load = new int[count];
        firstMode = new int[count];
        modes = new int[count];
        main = new boolean[count];
        users = new int[count];
        minLevel = new int[count];
        m60 = index.ids().indexOf("m60");
        int mode = 0;
        for (final Weapon weapon : game.weapons().values()) {
            final int w = index.of(weapon.id());
            copies[w] = weapon.copies();
            load[w] = weapon.load();
            firstMode[w] = mode;
            modes[w] = weapon.modes().size();
            mode += modes[w];
            main[w] = weapon.mainWeapon();
            users[w] = forbidden.hasWeapon(weapon.id()) ? 0 : users(game, weapon);
            minLevel[w] = weapon.minLevel();
        }
    }

    private static int users(final GameData game, final Weapon weapon) {
        if (weapon.users().isEmpty()) {
            return (1 << StartingSquad.MARINES) - 1;
        }
        int mask = 0;
        for (final String user : weapon.users()) {
            mask |= 1 << game.specializations().get(user).slot() - 1;
        }
        return mask;
    }
}
