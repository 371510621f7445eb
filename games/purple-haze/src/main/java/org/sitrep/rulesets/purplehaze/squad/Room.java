package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.tables.ItemTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Decision;

/**
 * Computes which items Marines have room for (Load, places for weapons, the maximum of a kind of gear; PH-EQ-1,
 * PH-EQ-7), and the resulting handovers. It is measured once for all handovers offered together and updated when one is
 * made; at other times it is meaningless.
 */
public final class Room {
    private static final int MARINES = SquadState.MARINES;

    private final ItemTable items;
    /** By Marine: the markers that the Marine could take, as a mask by {@link ItemTable#marker}. */
    private final long[] markers = new long[MARINES];
    /** By Marine: the weapons that the Marine could take, as a mask. */
    private final long[] weapons = new long[MARINES];

    Room(final ItemTable items) {
        this.items = items;
    }

    /** Measures the room of the Marines with the Squad. */
    void measure(final SquadState squad) {
        for (int marine = 0; marine < MARINES; marine++) {
            measure(squad, marine);
        }
    }

    private void measure(final SquadState squad, final int marine) {
        if (!squad.isPresent(marine)) {
            markers[marine] = 0;
            weapons[marine] = 0;
            return;
        }
        final int left = left(squad, marine);
        markers[marine] = items.markersUpTo(left) & ~squad.kits.full[marine];
        weapons[marine] = weapons(squad, marine, left);
    }

    /** Returns the Load that a Marine could carry in addition; negative if overloaded. */
    public static int left(final SquadState squad, final int marine) {
        return Equipment.capacity(squad, marine) - squad.kits.load[marine];
    }

    private static long weapons(final SquadState squad, final int marine, final int left) {
        final ItemTable items = squad.tables.items;
        return squad.kits.hasPlaceForWeapon(marine)
                ? items.weaponsUpTo(left) & items.usable(marine, squad.cards.level[marine])
                : 0;
    }

    /**
     * Returns the weapons that a Marine may use and could carry in addition, as a mask, whether or not the Marine is
     * with the Squad.
     */
    public static long weapons(final SquadState squad, final int marine) {
        return weapons(squad, marine, left(squad, marine));
    }

    /**
     * Returns the markers that a Marine could carry in addition, as a mask by {@link ItemTable#marker}, whether or not
     * the Marine is with the Squad.
     */
    public static long markers(final SquadState squad, final int marine) {
        return squad.tables.items.markersUpTo(left(squad, marine)) & ~squad.kits.full[marine];
    }

    /** Updates the room after a handover between two Marines. */
    void handedOver(final SquadState squad, final int handover) {
        measure(squad, Equipment.from(handover));
        measure(squad, Equipment.to(handover));
    }

    /**
     * Adds the handovers of Marines, a mask of givers: each one's weapons in the order of choice, then gear by number.
     */
    void addHandovers(final SquadState squad, final Decision decision, final int givers) {
        long anyMarkers = 0;
        long moreMarkers = 0; // those that at least two Marines could take
        long anyWeapons = 0;
        long moreWeapons = 0;
        for (int marine = 0; marine < MARINES; marine++) {
            moreMarkers |= anyMarkers & markers[marine];
            anyMarkers |= markers[marine];
            moreWeapons |= anyWeapons & weapons[marine];
            anyWeapons |= weapons[marine];
        }
        final Kits kits = squad.kits;
        for (int rest = givers; rest != 0; rest &= rest - 1) {
            final int from = Integer.numberOfTrailingZeros(rest);
            final long useful = moreWeapons | anyWeapons & ~weapons[from];
            addWeapons(kits, decision, from, kits.arms[from] & useful);
            final long needed = moreMarkers | anyMarkers & ~markers[from];
            addMarkers(decision, from, kits.markers[from] & items.transferable & needed);
        }
    }

    /** Adds weapons; of two equal ones only the first counts, as both offer the same. */
    private void addWeapons(final Kits kits, final Decision decision, final int from, final long offered) {
        long left = offered;
        for (int i = from * StartingSquad.MAX_WEAPONS; left != 0; i++) {
            final int weapon = kits.weapons[i];
            if ((left & 1L << weapon) != 0) {
                left &= ~(1L << weapon);
                Equipment.addHandovers(decision, weapon | Equipment.IS_WEAPON, from, takers(weapons, weapon));
            }
        }
    }

    private void addMarkers(final Decision decision, final int from, final long offered) {
        for (long rest = offered; rest != 0; rest &= rest - 1) {
            final int marker = Long.numberOfTrailingZeros(rest);
            Equipment.addHandovers(decision, Equipment.ofMarker(marker), from, takers(markers, marker));
        }
    }

    /** Returns the Marines with the Squad who may use an item and could carry another, as a mask. */
    int takers(final int item) {
        return Equipment.isWeapon(item)
                ? takers(weapons, Equipment.item(item))
                : takers(markers, Equipment.markerOf(item));
    }

    private static int takers(final long[] rows, final int bit) {
        int takers = 0;
        for (int marine = 0; marine < MARINES; marine++) {
            takers |= (int) (rows[marine] >>> bit & 1) << marine;
        }
        return takers;
    }
}
