package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.Weapon;

/** The equipment that a Squad may take before a Mission (PH-EQ-1 to PH-EQ-3). Immutable. */
public final class OutfitTable {
    /** Largest number of each weapon in a Squad, also limited by its cards. */
    public final int[] most;
    /** Weapons that need not be found, as a mask: open to all from the first Mission, or to a level. */
    public final long open;
    /** Specializations that may hold a kind of gear at set-up, as masks of own IDs less one. */
    public final int[] holders;
    /**
     * Markers that a Marine may take at set-up, by own ID less one, as masks by {@link ItemTable#marker}. Two-sided
     * markers may be taken on either side (PH-EQ-4).
     */
    public final long[] markers = new long[StartingSquad.MARINES];
    /** Gear that its holders must take, as a mask. */
    public final int compulsory;

    OutfitTable(final GameTables tables) {
        most = new int[tables.weapons.count];
        long mayBeTaken = 0;
        for (final Weapon weapon : tables.game.weapons().values()) {
            final int w = tables.weapons.index.of(weapon.id());
            most[w] = Math.min(weapon.squadMax(), weapon.copies());
            mayBeTaken |= weapon.basic() || weapon.minLevel() > 1 ? 1L << w : 0; // PH-EQ-2
        }
        open = mayBeTaken;
        holders = new int[tables.gear.count];
        int mustBeTaken = 0;
        for (final Gear gear : tables.game.gear().values()) {
            final int g = tables.gear.index.of(gear.id());
            holders[g] = SpecializationTable.mask(tables.game, gear.users());
            mustBeTaken |= gear.compulsory() ? 1 << g : 0;
            final long sides = ItemTable.marker(g, false) | (tables.gear.twoSided[g] ? ItemTable.marker(g, true) : 0);
            for (int marine = 0; marine < StartingSquad.MARINES; marine++) {
                markers[marine] |= (holders[g] & 1 << marine) == 0 ? 0 : sides;
            }
        }
        compulsory = mustBeTaken;
    }
}
