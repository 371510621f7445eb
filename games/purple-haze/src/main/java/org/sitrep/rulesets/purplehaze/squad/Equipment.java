package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.GearTable;
import org.sitrep.rulesets.purplehaze.tables.ItemTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.rulesets.purplehaze.tables.WeaponTable;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.TrialListener;

/**
 * Handles the equipment of Marines: steps, Loads and handovers (PH-EQ-4, PH-EQ-5, PH-EQ-7).
 *
 * <p>A handover is packed into an {@code int}, as in the options of {@link DecisionKind#SWAP} and
 * {@link DecisionKind#SHED}:
 *
 * <pre>
 *   31     20 19   17 16   14 13         12        11      0
 *  +---------+-------+-------+----+---------------+----------+
 *  |    1    |  to   | from  | low side| is weapon|   item   |
 *  +---------+-------+-------+----+---------------+----------+
 * </pre>
 */
public final class Equipment {
    /** The option of no handover, or no further one. */
    public static final int NOTHING = 0;
    /** The giver of items from the supply. */
    public static final int SUPPLY = 6;
    /** The receiver of dropped items. */
    public static final int DROP = 7;

    private static final int PRESENT = 1 << 20;
    private static final int TO_SHIFT = 17;
    private static final int FROM_SHIFT = 14;
    private static final int LOW_SIDE_SHIFT = 13;
    /** The bit of an item that is a marker on its second side. */
    public static final int LOW_SIDE = 1 << LOW_SIDE_SHIFT;
    /** The bit of an item that is a weapon. */
    public static final int IS_WEAPON = 1 << 12;

    private Equipment() {}

    /** Returns the weapon or gear of a handover. */
    public static int item(final int handover) {
        return handover & 0xFFF;
    }

    /** Returns whether the item is a weapon. */
    public static boolean isWeapon(final int handover) {
        return (handover & IS_WEAPON) != 0;
    }

    /** Returns the giver. */
    public static int from(final int handover) {
        return handover >>> FROM_SHIFT & 7;
    }

    /** Returns the receiver, or {@link #DROP}. */
    public static int to(final int handover) {
        return handover >>> TO_SHIFT & 7;
    }

    /** Returns whether a Marine has a use of a kind of gear left. */
    public static boolean has(final SquadState squad, final int marine, final int gear) {
        return steps(squad, marine, gear) > 0;
    }

    /** Returns the remaining uses of a kind of gear. */
    public static int steps(final SquadState squad, final int marine, final int gear) {
        final GearTable table = squad.tables.gear;
        final int at = marine * table.count + gear;
        return (table.twoSided[gear] ? 2 : 1) * squad.gearFull[at] + squad.gearLow[at];
    }

    /** Spends one step: a marker on its second side is used up first, else a fuller one is flipped (PH-EQ-4). */
    public static void spend(final SquadState squad, final int marine, final int gear) {
        final GearTable table = squad.tables.gear;
        final int at = marine * table.count + gear;
        if (squad.gearLow[at] > 0) {
            squad.kits.change(marine, gear, 0, -1);
        } else {
            assert squad.gearFull[at] > 0;
            squad.kits.change(marine, gear, -1, table.twoSided[gear] ? 1 : 0);
        }
    }

    /** Returns the Load of a Marine. */
    public static int load(final SquadState squad, final int marine) {
        return squad.kits.load[marine];
    }

    /**
     * Returns the present Load Capacity of a Marine: as printed, changed by cards (GAP-08) and by the Mission, less the
     * effect of a Wound, at least 0.
     */
    public static int capacity(final SquadState squad, final int marine) {
        final int wound = squad.wound[marine];
        final int lost =
                wound == SquadState.NONE ? 0 : -squad.tables.wounds.get(wound).load();
        final int own = squad.cards.loadCapacity[marine] + squad.inForce.sum(marine, CardOp.LOAD_CAPACITY);
        return Math.max(0, own + squad.loadChange - lost);
    }

    /**
     * Returns whether a Marine holds no copy of the weapon at {@code place} before it: two copies offer the same orders
     * and handovers.
     */
    public static boolean firstCopy(final SquadState squad, final int marine, final int place) {
        for (int i = 0; i < place; i++) {
            if (squad.weapons[marine * StartingSquad.MAX_WEAPONS + i]
                    == squad.weapons[marine * StartingSquad.MAX_WEAPONS + place]) {
                return false;
            }
        }
        return true;
    }

    /** Packs a handover of an item: a weapon or gear with {@link #IS_WEAPON} or {@link #LOW_SIDE} where they apply. */
    public static int pack(final int item, final int from, final int to) {
        return PRESENT | item | from << FROM_SHIFT | to << TO_SHIFT;
    }

    /** Adds the handovers of an item to each of some takers, a mask, except the giver. */
    static void addHandovers(final Decision decision, final int item, final int from, final int takers) {
        for (int rest = takers & ~(1 << from); rest != 0; rest &= rest - 1) {
            decision.add(pack(item, from, Integer.numberOfTrailingZeros(rest)));
        }
    }

    /** Returns the item of a marker, given by its bit in the masks of an {@link ItemTable}. */
    public static int ofMarker(final int bit) {
        return bit >>> 1 | (bit & 1) << LOW_SIDE_SHIFT;
    }

    /** Returns the bit of a marker in the masks of an {@link ItemTable}. */
    static int markerOf(final int item) {
        return item(item) << 1 | item >>> LOW_SIDE_SHIFT & 1;
    }

    static int weight(final SquadState squad, final int item) {
        if ((item & IS_WEAPON) != 0) {
            return squad.tables.weapons.get(item(item)).load();
        }
        final GearTable gear = squad.tables.gear;
        return (item & LOW_SIDE) != 0 ? gear.loadLow[item(item)] : gear.loadFull[item(item)];
    }

    /** Returns whether a Marine may use and can carry another item, packed as in {@link #pack}. */
    public static boolean canTake(final SquadState squad, final int marine, final int item) {
        return load(squad, marine) + weight(squad, item) <= capacity(squad, marine) && mayHold(squad, marine, item);
    }

    /** Returns whether the Marine may use it and has a place for it, whatever its Load. */
    private static boolean mayHold(final SquadState squad, final int marine, final int item) {
        if ((item & IS_WEAPON) != 0) {
            final WeaponTable weapons = squad.tables.weapons;
            final int weapon = item(item);
            return (weapons.users[weapon] & 1 << marine) != 0
                    && squad.cards.level[marine] >= weapons.get(weapon).minLevel()
                    && squad.kits.hasPlaceForWeapon(marine);
        }
        return squad.kits.count(marine, item(item)) < squad.tables.gear.maxPerMarine[item(item)];
    }

    /** Gives a Marine an item from the supply (PH-EQ-1). */
    public static void issue(final SquadState squad, final int handover) {
        add(squad, to(handover), handover);
    }

    static void apply(final SquadState squad, final int handover, final TrialListener trace) {
        final int from = from(handover);
        final int to = to(handover);
        if (isWeapon(handover)) {
            squad.kits.remove(from, item(handover));
        } else {
            final boolean low = (handover & LOW_SIDE) != 0;
            squad.kits.change(from, item(handover), low ? 0 : -1, low ? -1 : 0);
        }
        if (to == DROP) {
            squad.shed++;
        } else {
            add(squad, to, handover);
        }
        trace.tell(Event.HANDED_OVER, from, handover, to);
    }

    private static void add(final SquadState squad, final int marine, final int item) {
        if (isWeapon(item)) {
            squad.kits.add(marine, item(item));
        } else {
            final boolean low = (item & LOW_SIDE) != 0;
            squad.kits.change(marine, item(item), low ? 0 : 1, low ? 1 : 0);
        }
    }
}
