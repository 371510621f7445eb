package org.sitrep.rulesets.purplehaze.tables;

import java.util.stream.IntStream;

/**
 * Weapons and gear as carried items, represented by masks. A weapon has one bit, its number. A kind of gear has two
 * bits. Bit 2 × its number stands for a marker on its fuller side, the next bit for one on its second side. Immutable;
 * about 1 KB.
 */
public final class ItemTable {
    private static final int LEVELS = SpecializationTable.LEVELS + 1;

    /** Load of a marker on its fuller side, by kind of gear. */
    public final int[] loadFull;
    /** Load of a marker on its second side, by kind of gear. */
    public final int[] loadLow;
    /** Load, by weapon. */
    public final int[] loadWeapon;
    /** Largest number of markers on one Marine, by kind of gear. */
    public final int[] mostMarkers;
    /** Kinds of gear that a weapon's modes spend, one bit per kind, by weapon. */
    public final int[] spends;
    /** Kinds of gear that are attachments of a weapon's modes, one bit per kind, by weapon. */
    public final int[] attachments;
    /** Kinds of gear that are thrown at the Enemy, one bit per kind. */
    public final int thrown;
    /** Markers that Marines may freely pass to each other: all but the Radio Set and the Claymore. */
    public final long transferable;

    /** Markers no heavier than a Load, by Load. */
    private final long[] markersUpTo;
    /** Weapons no heavier than a Load, by Load. */
    private final long[] weaponsUpTo;
    /** Weapons that may be used, by own ID less one and Specialization level. */
    private final long[] usable = new long[StartingSquad.MARINES * LEVELS];

    ItemTable(final WeaponTable weapons, final GearTable gear, final ModeTable modes) {
        loadFull = gear.loadFull;
        loadLow = gear.loadLow;
        loadWeapon = IntStream.range(0, weapons.count)
                .map(weapon -> weapons.get(weapon).load())
                .toArray();
        mostMarkers = gear.maxPerMarine;
        spends = new int[weapons.count];
        for (int mode = 0; mode < modes.firstThrown; mode++) {
            spends[modes.weapon[mode]] |= modes.spends[mode] == Index.NONE ? 0 : 1 << modes.spends[mode];
        }
        attachments = new int[weapons.count];
        for (int weapon = 0; weapon < weapons.count; weapon++) {
            for (int m = 0; m < weapons.modes[weapon]; m++) {
                final int attachment = modes.attachment[weapons.firstMode[weapon] + m];
                attachments[weapon] |= attachment == Index.NONE ? 0 : 1 << attachment;
            }
        }
        int spentByThrowing = 0;
        for (int mode = modes.firstThrown; mode < modes.count; mode++) {
            spentByThrowing |= modes.spends[mode] == Index.NONE ? 0 : 1 << modes.spends[mode];
        }
        thrown = spentByThrowing;
        transferable = markers(gear.count) & ~bothSides(gear.radio) & ~bothSides(gear.claymore);
        final int heaviest = heaviest();
        markersUpTo = new long[heaviest + 1];
        weaponsUpTo = new long[heaviest + 1];
        for (int load = 0; load <= heaviest; load++) {
            for (int g = 0; g < gear.count; g++) {
                markersUpTo[load] |= loadFull[g] <= load ? marker(g, false) : 0;
                markersUpTo[load] |= loadLow[g] <= load ? marker(g, true) : 0;
            }
            for (int weapon = 0; weapon < weapons.count; weapon++) {
                weaponsUpTo[load] |= loadWeapon[weapon] <= load ? 1L << weapon : 0;
            }
        }
        for (int weapon = 0; weapon < weapons.count; weapon++) {
            for (int marine = 0; marine < StartingSquad.MARINES; marine++) {
                for (int level = weapons.get(weapon).minLevel(); level < LEVELS; level++) {
                    usable[marine * LEVELS + level] |= (weapons.users[weapon] & 1 << marine) != 0 ? 1L << weapon : 0;
                }
            }
        }
    }

    private int heaviest() {
        int heaviest = 0;
        for (final int[] loads : new int[][] {loadFull, loadLow, loadWeapon}) {
            for (final int load : loads) {
                heaviest = Math.max(heaviest, load);
            }
        }
        return heaviest;
    }

    private static long markers(final int kinds) {
        return (1L << 2 * kinds) - 1;
    }

    /** Returns the bit of a marker of a kind of gear on one of its sides. */
    public static long marker(final int gear, final boolean lowSide) {
        return 1L << 2 * gear + (lowSide ? 1 : 0);
    }

    /** Returns the bits of both sides of a kind of gear; 0 if there is no such kind. */
    public static long bothSides(final int gear) {
        return gear == Index.NONE ? 0 : 3L << 2 * gear;
    }

    /** Returns the markers no heavier than {@code load}; none if it is negative. */
    public long markersUpTo(final int load) {
        return load < 0 ? 0 : markersUpTo[Math.min(load, markersUpTo.length - 1)];
    }

    /** Returns the weapons no heavier than {@code load}; none if it is negative. */
    public long weaponsUpTo(final int load) {
        return load < 0 ? 0 : weaponsUpTo[Math.min(load, weaponsUpTo.length - 1)];
    }

    /** Returns the weapons that a Marine of a Specialization level, 0 … 4, may use. */
    public long usable(final int marine, final int level) {
        return usable[marine * LEVELS + level];
    }
}
