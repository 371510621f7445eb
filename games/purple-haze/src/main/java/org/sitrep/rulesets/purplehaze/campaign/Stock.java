package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.ItemTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.OutfitTable;

/**
 * The supply left while a Squad is equipped (PH-COM-14, PH-EQ-2), reduced as items are issued. One instance per
 * campaign in play.
 */
final class Stock {
    private final OutfitTable outfit;
    private final int[] weaponsLeft;
    private final int[] markersLeft;
    /** The weapons with a copy left, as a mask. */
    private long weapons;
    /** The markers with a copy left, both sides of each, as a mask by {@link ItemTable#marker}. */
    private long markers;

    Stock(final GameTables tables, final OutfitTable outfit) {
        this.outfit = outfit;
        weaponsLeft = new int[tables.weapons.count];
        markersLeft = new int[tables.gear.count];
    }

    /**
     * Refills the supply with what a Mission allows (PH-EQ-1).
     *
     * @param weaponsAllowed the weapons that the Squad may have, as a mask
     */
    void fill(final MissionTable mission, final long weaponsAllowed) {
        weapons = 0;
        for (int weapon = 0; weapon < weaponsLeft.length; weapon++) {
            weaponsLeft[weapon] = Math.min(outfit.most[weapon], mission.weaponsMost[weapon]);
            weapons |= weaponsLeft[weapon] > 0 ? 1L << weapon : 0;
        }
        weapons &= weaponsAllowed;
        markers = 0;
        for (int kind = 0; kind < markersLeft.length; kind++) {
            markersLeft[kind] = mission.gearMost[kind];
            markers |= markersLeft[kind] > 0 && (mission.gearAllowed & 1L << kind) != 0 ? ItemTable.bothSides(kind) : 0;
        }
    }

    /** Removes an issued item, given as a handover. */
    void issue(final int handover) {
        final int item = Equipment.item(handover);
        if (Equipment.isWeapon(handover)) {
            weapons &= --weaponsLeft[item] > 0 ? -1 : ~(1L << item);
        } else {
            markers &= --markersLeft[item] > 0 ? -1 : ~ItemTable.bothSides(item);
        }
    }

    /** Returns the weapons with a copy left, as a mask. */
    long weapons() {
        return weapons;
    }

    /**
     * Returns the markers left for a Marine, 0-5, on the sides that they have, as a mask by {@link ItemTable#marker}.
     */
    long markers(final int marine) {
        return markers & outfit.markers[marine];
    }
}
