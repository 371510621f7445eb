package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.tables.GearTable;
import org.sitrep.rulesets.purplehaze.tables.ItemTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.rulesets.purplehaze.tables.WeaponTable;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.Trace;

/**
 * What Marines carry: steps, Loads and handovers (PH-EQ-4, PH-EQ-5, PH-EQ-7, PH-END-2).
 *
 * <p>A handover is packed into an {@code int}, as options of {@link Ask#SWAP} and {@link Ask#SHED} carry it:
 *
 * <pre>
 *   31     20 19   17 16   14 13         12        11      0
 *  +---------+-------+-------+----+---------------+----------+
 *  |    1    |  to   | from  | low side| is weapon|   item   |
 *  +---------+-------+-------+----+---------------+----------+
 * </pre>
 */
public final class Equipment {
    /** The option to hand over nothing (more). */
    public static final int NOTHING = 0;
    /** The giver of what comes out of the supply. */
    public static final int SUPPLY = 6;
    /** The receiver of what is dropped. */
    public static final int DROP = 7;

    /** More handovers than this before one combat only shift the same things about. */
    private static final int MOST_SWAPS = 12;

    private static final int PRESENT = 1 << 20;
    private static final int TO_SHIFT = 17;
    private static final int FROM_SHIFT = 14;
    private static final int LOW_SIDE_SHIFT = 13;
    /** Bit of an item that is a marker on its second side. */
    public static final int LOW_SIDE = 1 << LOW_SIDE_SHIFT;
    /** Bit of an item that is a weapon. */
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

    /** Returns who gives. */
    public static int from(final int handover) {
        return handover >>> FROM_SHIFT & 7;
    }

    /** Returns who receives, or {@link #DROP}. */
    public static int to(final int handover) {
        return handover >>> TO_SHIFT & 7;
    }

    /** Returns whether a Marine has a use of a kind of gear left. */
    public static boolean has(final SquadState squad, final int marine, final int gear) {
        return steps(squad, marine, gear) > 0;
    }

    /** Returns the uses left of a kind of gear. */
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

    /** Returns the Load that a Marine carries. */
    public static int load(final SquadState squad, final int marine) {
        return squad.kits.load(marine);
    }

    /**
     * Returns the Load Capacity of a Marine now: printed, with PACK MULE more (GAP-08), less what his Wound takes, at
     * least 0.
     */
    public static int capacity(final SquadState squad, final int marine) {
        final int wound = squad.wound[marine];
        final int lost =
                wound == SquadState.NONE ? 0 : -squad.tables.wounds.get(wound).load();
        final int own = squad.cards.loadCapacity[marine] + squad.cards.amount(marine, Ability.Kind.PACK_MULE);
        return Math.max(0, own - lost);
    }

    /** Lets the bot hand equipment about before the combat (PH-CBS-7, PH-EQ-7). */
    public static void swap(final SquadState squad, final Seat<?> seat, final Trace trace) {
        squad.room.measure(squad);
        for (int i = 0; i < MOST_SWAPS; i++) {
            final Decision decision = seat.open(Ask.SWAP, 0);
            decision.add(NOTHING);
            squad.room.addHandovers(squad, decision, squad.present);
            final int chosen = seat.ask();
            if (chosen == NOTHING) {
                return;
            }
            apply(squad, chosen, trace);
            squad.room.handedOver(squad, chosen);
        }
    }

    /** After the combat: whoever carries more than his Wound allows gives away or drops (PH-END-2, PH-WND-6). */
    public static void shed(final SquadState squad, final Seat<?> seat, final Trace trace) {
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (squad.isPresent(marine)) {
                makeRoom(squad, seat, trace, marine, 0);
            }
        }
    }

    /** A Marine gives away or drops things until he can carry so much Load more. */
    static void makeRoom(
            final SquadState squad, final Seat<?> seat, final Trace trace, final int marine, final int load) {
        while (load(squad, marine) + load > capacity(squad, marine)) {
            final Decision decision = seat.open(Ask.SHED, marine);
            addShed(squad, decision, marine);
            final int chosen = seat.ask();
            if (isRadio(squad, chosen) && to(chosen) != DROP) {
                makeRoom(squad, seat, trace, to(chosen), weight(squad, item(chosen)));
            }
            apply(squad, chosen, trace);
        }
    }

    /** Adds what a Marine may hand over to whom. */
    static void addHandovers(final SquadState squad, final Decision decision, final int from) {
        squad.room.measure(squad);
        squad.room.addHandovers(squad, decision, 1 << from);
    }

    /** Adds what a Marine who carries too much may give away or drop. */
    private static void addShed(final SquadState squad, final Decision decision, final int from) {
        squad.room.measure(squad);
        for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
            final int weapon = squad.weapons[from * StartingSquad.MAX_WEAPONS + i];
            if (weapon == SquadState.NONE) {
                break;
            }
            if (firstCopy(squad, from, i)) {
                addReceivers(squad, decision, from, weapon | IS_WEAPON);
            }
        }
        for (long rest = squad.kits.markers(from); rest != 0; rest &= rest - 1) {
            addReceivers(squad, decision, from, ofMarker(Long.numberOfTrailingZeros(rest)));
        }
    }

    /**
     * Returns whether a Marine holds no copy of the weapon at {@code place} before it: two of a kind offer the same
     * orders and handovers.
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

    /**
     * The Radio Set goes to another as long as there is one, whatever he has to leave for it; the Claymore never
     * changes hands (PH-EQ-3, PH-EQ-9, AMB-23).
     */
    private static void addReceivers(final SquadState squad, final Decision decision, final int from, final int item) {
        if (isRadio(squad, item) && addRadioReceivers(squad, decision, from) || weight(squad, item) == 0) {
            return;
        }
        decision.add(pack(item, from, DROP));
        if (isClaymore(squad, item)) {
            return;
        }
        final int handover = pack(item, from, 0);
        for (int rest = squad.room.takers(item) & ~(1 << from); rest != 0; rest &= rest - 1) {
            decision.add(withReceiver(handover, Integer.numberOfTrailingZeros(rest)));
        }
    }

    /**
     * Returns whether a Marine is there who could carry the Radio Set, if need be in the place of other things
     * (PH-EQ-9).
     */
    static boolean couldTakeRadio(final SquadState squad, final int marine) {
        return squad.isPresent(marine) && capacity(squad, marine) >= weight(squad, squad.tables.gear.radio);
    }

    /** Offers the Radio Set to whoever could carry it; returns whether there is anybody. */
    private static boolean addRadioReceivers(final SquadState squad, final Decision decision, final int from) {
        final int radio = squad.tables.gear.radio;
        final int before = decision.count();
        for (int to = 0; to < SquadState.MARINES; to++) {
            if (to != from && couldTakeRadio(squad, to)) {
                decision.add(pack(radio, from, to));
            }
        }
        return decision.count() > before;
    }

    private static boolean isRadio(final SquadState squad, final int handover) {
        return !isWeapon(handover) && item(handover) == squad.tables.gear.radio;
    }

    private static boolean isClaymore(final SquadState squad, final int handover) {
        return !isWeapon(handover) && item(handover) == squad.tables.gear.claymore;
    }

    /** Packs a handover of an item: a weapon or gear with {@link #IS_WEAPON} or {@link #LOW_SIDE} where they apply. */
    public static int pack(final int item, final int from, final int to) {
        return PRESENT | item | from << FROM_SHIFT | to << TO_SHIFT;
    }

    /** Returns a handover packed with receiver 0 as one to another receiver. */
    static int withReceiver(final int handover, final int to) {
        return handover | to << TO_SHIFT;
    }

    /** Returns the item that is a marker, by its bit in the masks of an {@link ItemTable}. */
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

    /** Returns whether a Marine may use and can carry an item more, packed as in {@link #pack}. */
    public static boolean canTake(final SquadState squad, final int marine, final int item) {
        return load(squad, marine) + weight(squad, item) <= capacity(squad, marine) && mayHold(squad, marine, item);
    }

    /** Whether he may use it and has a place for it, whatever its Load. */
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

    /** Gives a Marine what comes out of the supply (PH-EQ-1). */
    public static void issue(final SquadState squad, final int handover) {
        add(squad, to(handover), handover);
    }

    static void apply(final SquadState squad, final int handover, final Trace trace) {
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
