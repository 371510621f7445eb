package org.sitrep.rulesets.purplehaze.squad;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.ItemTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/**
 * The equipment of each Marine, by own ID less one, and values derived from it: Load, kinds of items, kinds at their
 * maximum, and the gear that weapons spend. Markers and weapons change only through this class, which updates all
 * derived values; a change costs a few steps. One instance per playout; other classes only read the arrays.
 */
public final class Kits {
    private static final int MARINES = StartingSquad.MARINES;
    private static final int WEAPONS = StartingSquad.MAX_WEAPONS;
    private static final int NONE = SquadState.NONE;

    final int[] weapons = new int[MARINES * WEAPONS];
    final int[] gearFull;
    final int[] gearLow;

    private final int gears;
    private final ItemTable items;
    /** The total Load that a Marine carries. */
    final int[] load = new int[MARINES];
    /** The weapons that a Marine holds, as a mask. */
    public final long[] arms = new long[MARINES];
    /** The markers that a Marine has, as a mask by {@link ItemTable#marker}. */
    final long[] markers = new long[MARINES];
    /** The kinds of gear of which a Marine may not have another one, with both sides of each. */
    final long[] full = new long[MARINES];
    /** The kinds of gear that a Marine has, as a mask. */
    public final int[] kinds = new int[MARINES];
    /** The kinds of gear that a Marine's weapons spend, as a mask. */
    final int[] spends = new int[MARINES];
    /** The kinds of gear that are attachments of a Marine's weapons, as a mask. */
    final int[] attachments = new int[MARINES];

    /** Creates empty kits. */
    Kits(final GameTables tables) {
        gears = tables.gear.count;
        items = tables.items;
        gearFull = new int[MARINES * gears];
        gearLow = new int[MARINES * gears];
        clearAll();
    }

    /** Empties all kits: equipment goes back into the supply (PH-SQD-2). */
    public void clearAll() {
        for (int marine = 0; marine < MARINES; marine++) {
            clear(marine);
        }
    }

    void deal(final StartingSquad start) {
        clearAll();
        for (int at = 0; at < weapons.length; at++) {
            if (start.weapons[at] != NONE) {
                add(at / WEAPONS, start.weapons[at]);
            }
        }
        for (int at = 0; at < gearFull.length; at++) {
            put(at / gears, at % gears, start.gearFull[at], start.gearLow[at]);
        }
    }

    void copyFrom(final Kits other) {
        System.arraycopy(other.weapons, 0, weapons, 0, weapons.length);
        System.arraycopy(other.gearFull, 0, gearFull, 0, gearFull.length);
        System.arraycopy(other.gearLow, 0, gearLow, 0, gearLow.length);
        for (int marine = 0; marine < MARINES; marine++) {
            load[marine] = other.load[marine];
            arms[marine] = other.arms[marine];
            markers[marine] = other.markers[marine];
            full[marine] = other.full[marine];
            kinds[marine] = other.kinds[marine];
            spends[marine] = other.spends[marine];
            attachments[marine] = other.attachments[marine];
        }
    }

    /** Empties a Marine's kit. */
    public void clear(final int marine) {
        Arrays.fill(weapons, marine * WEAPONS, (marine + 1) * WEAPONS, NONE);
        load[marine] = 0;
        arms[marine] = 0;
        spends[marine] = 0;
        attachments[marine] = 0;
        for (int gear = 0; gear < gears; gear++) {
            gearFull[marine * gears + gear] = 0;
            gearLow[marine * gears + gear] = 0;
            look(marine, gear);
        }
    }

    // Gear

    /** Sets the numbers of a Marine's markers of a kind of gear, on their fuller and on their second side. */
    public void put(final int marine, final int gear, final int fuller, final int low) {
        final int at = marine * gears + gear;
        load[marine] += (fuller - gearFull[at]) * items.loadFull[gear] + (low - gearLow[at]) * items.loadLow[gear];
        gearFull[at] = fuller;
        gearLow[at] = low;
        look(marine, gear);
    }

    /** Changes the numbers of a Marine's markers of a kind of gear, on their fuller and on their second side. */
    void change(final int marine, final int gear, final int fuller, final int low) {
        final int at = marine * gears + gear;
        put(marine, gear, gearFull[at] + fuller, gearLow[at] + low);
    }

    private void look(final int marine, final int gear) {
        final int at = marine * gears + gear;
        final long both = ItemTable.bothSides(gear);
        final long there = (gearFull[at] > 0 ? ItemTable.marker(gear, false) : 0)
                | (gearLow[at] > 0 ? ItemTable.marker(gear, true) : 0);
        markers[marine] = markers[marine] & ~both | there;
        kinds[marine] = kinds[marine] & ~(1 << gear) | (there == 0 ? 0 : 1 << gear);
        full[marine] = full[marine] & ~both | (gearFull[at] + gearLow[at] < items.mostMarkers[gear] ? 0 : both);
    }

    /** Returns the number of a Marine's markers of a kind of gear, on either side. */
    int count(final int marine, final int gear) {
        return gearFull[marine * gears + gear] + gearLow[marine * gears + gear];
    }

    // Weapons

    /** Gives a Marine another weapon, as the last choice. */
    public void add(final int marine, final int weapon) {
        int at = marine * WEAPONS;
        while (weapons[at] != NONE) {
            at++;
        }
        weapons[at] = weapon;
        load[marine] += items.loadWeapon[weapon];
        hold(marine, weapon);
    }

    /** Takes a weapon from a Marine who has it; the others remain in order. */
    void remove(final int marine, final int weapon) {
        final int last = (marine + 1) * WEAPONS - 1;
        int at = marine * WEAPONS;
        while (weapons[at] != weapon) {
            at++;
        }
        for (; at < last; at++) {
            weapons[at] = weapons[at + 1];
        }
        weapons[last] = NONE;
        load[marine] -= items.loadWeapon[weapon];
        arms[marine] = 0;
        spends[marine] = 0;
        attachments[marine] = 0;
        for (at = marine * WEAPONS; at < last && weapons[at] != NONE; at++) {
            hold(marine, weapons[at]);
        }
    }

    private void hold(final int marine, final int weapon) {
        arms[marine] |= 1L << weapon;
        spends[marine] |= items.spends[weapon];
        attachments[marine] |= items.attachments[weapon];
    }

    boolean hasPlaceForWeapon(final int marine) {
        return weapons[(marine + 1) * WEAPONS - 1] == NONE;
    }
}
