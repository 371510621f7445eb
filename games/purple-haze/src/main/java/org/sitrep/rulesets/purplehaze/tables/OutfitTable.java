package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.Weapon;

/** What a Squad may be equipped with before a Mission (PH-EQ-1 to PH-EQ-3). Immutable. */
public final class OutfitTable {
    /** Fewest of a weapon in a Squad. */
    public final int[] fewest;
    /** Most of a weapon in a Squad, which its cards limit too. */
    public final int[] most;
    /** Weapons that need not be found: open to all from the first Mission, or to a level, as a mask. */
    public final long open;
    /** Specializations that may hold a kind of gear at set-up, as masks of own IDs less one. */
    public final int[] holders;
    /**
     * By own ID less one: the markers that a Marine may take at set-up, either side of those with two (PH-EQ-4), as a
     * mask by {@link ItemTable#marker}.
     */
    public final long[] markers = new long[StartingSquad.MARINES];
    /** Gear that its holders have to take, as a mask. */
    public final int compulsory;

    OutfitTable(final GameTables tables) {
        fewest = new int[tables.weapons.count];
        most = new int[tables.weapons.count];
        long mayBeTaken = 0;
        for (final Weapon weapon : tables.game.weapons().values()) {
            final int w = tables.weapons.index.of(weapon.id());
            fewest[w] = tables.forbidden.has(Forbidden.weapon(weapon.id())) ? 0 : weapon.squadMin();
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
