package org.sitrep.rulesets.purplehaze.squad;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.SpecializationTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/**
 * Who has room for what: Load, places for weapons, the most of a kind of gear (PH-EQ-1, PH-EQ-7). Measured once for all handovers that are offered at once, and put right when one of them is made; of
 * no meaning at other times.
 */
final class Room {
    private static final int ALL = (1 << SquadState.MARINES) - 1;

    private final GameTables tables;
    private final int[] left = new int[SquadState.MARINES];
    /** By weight: the Marines who could carry so much more, as a mask. */
    private final int[] couldCarry;
    /** By Specialization level: the Marines of that level at least. */
    private final int[] ofLevel = new int[SpecializationTable.LEVELS + 1];
    /** By kind of gear: the Marines who may hold one more. */
    private final int[] mayHoldMore;
    /** The Marines with a place for a weapon. */
    private int placeForWeapon;

    Room(final GameTables tables) {
        this.tables = tables;
        int heaviest = 0;
        for (final int[] loads : new int[][] {tables.weapons.load, tables.gear.loadFull, tables.gear.loadLow}) {
            for (final int load : loads) {
                heaviest = Math.max(heaviest, load);
            }
        }
        couldCarry = new int[heaviest + 1];
        mayHoldMore = new int[tables.gear.count];
    }

    /** Measures what the Marines with the Squad could carry more. */
    void measure(final SquadState squad) {
        Arrays.fill(mayHoldMore, ALL);
        Arrays.fill(couldCarry, 0);
        Arrays.fill(ofLevel, 0);
        placeForWeapon = 0;
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            left[marine] = Equipment.capacity(squad, marine) - Equipment.load(squad, marine);
            weigh(marine);
            lookForPlace(squad, marine);
            for (int level = 0; level <= squad.cards.level[marine]; level++) {
                ofLevel[level] |= 1 << marine;
            }
            for (int gear = 0; gear < mayHoldMore.length; gear++) {
                count(squad, marine, gear);
            }
        }
    }

    private void weigh(final int marine) {
        final int bit = 1 << marine;
        for (int weight = 0; weight < couldCarry.length; weight++) {
            couldCarry[weight] = weight <= left[marine] ? couldCarry[weight] | bit : couldCarry[weight] & ~bit;
        }
    }

    private void lookForPlace(final SquadState squad, final int marine) {
        final int last = marine * StartingSquad.MAX_WEAPONS + StartingSquad.MAX_WEAPONS - 1;
        final int bit = 1 << marine;
        placeForWeapon = squad.weapons[last] == SquadState.NONE ? placeForWeapon | bit : placeForWeapon & ~bit;
    }

    private void count(final SquadState squad, final int marine, final int gear) {
        final int at = marine * mayHoldMore.length + gear;
        final int bit = 1 << marine;
        final boolean more = squad.gearFull[at] + squad.gearLow[at] < tables.gear.maxPerMarine[gear];
        mayHoldMore[gear] = more ? mayHoldMore[gear] | bit : mayHoldMore[gear] & ~bit;
    }

    /** A handover between two Marines has been made. */
    void handedOver(final SquadState squad, final int handover) {
        final int from = Equipment.from(handover);
        final int to = Equipment.to(handover);
        final int weight = Equipment.weight(squad, handover);
        left[from] += weight;
        left[to] -= weight;
        weigh(from);
        weigh(to);
        if (Equipment.isWeapon(handover)) {
            lookForPlace(squad, from);
            lookForPlace(squad, to);
        } else {
            count(squad, from, Equipment.item(handover));
            count(squad, to, Equipment.item(handover));
        }
    }

    /** Returns the Marines with the Squad who may use an item and could carry one more, as a mask. */
    int takers(final SquadState squad, final int item) {
        final int number = Equipment.item(item);
        final int holders = Equipment.isWeapon(item)
                ? tables.weapons.users[number] & placeForWeapon & ofLevel[tables.weapons.minLevel[number]]
                : mayHoldMore[number];
        return squad.present & holders & couldCarry[Equipment.weight(squad, item)];
    }
}
