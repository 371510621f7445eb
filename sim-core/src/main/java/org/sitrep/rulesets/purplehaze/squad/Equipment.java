package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.play.Seat;
import org.sitrep.rulesets.purplehaze.tables.GearTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.rulesets.purplehaze.tables.WeaponTable;
import org.sitrep.strategy.Decision;

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
    /** Bit of an item that is a marker on its second side. */
    public static final int LOW_SIDE = 1 << 13;
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
            squad.gearLow[at]--;
        } else {
            assert squad.gearFull[at] > 0;
            squad.gearFull[at]--;
            squad.gearLow[at] += table.twoSided[gear] ? 1 : 0;
        }
    }

    /** Returns the Load that a Marine carries. */
    public static int load(final SquadState squad, final int marine) {
        int load = 0;
        for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
            final int weapon = squad.weapons[marine * StartingSquad.MAX_WEAPONS + i];
            load += weapon == SquadState.NONE ? 0 : squad.tables.weapons.load[weapon];
        }
        final GearTable table = squad.tables.gear;
        for (int g = 0; g < table.count; g++) {
            final int at = marine * table.count + g;
            load += squad.gearFull[at] * table.loadFull[g] + squad.gearLow[at] * table.loadLow[g];
        }
        return load;
    }

    /** Returns the Load Capacity of a Marine now: printed, with PACK MULE more (GAP-08), less what his Wound takes, at least 0. */
    public static int capacity(final SquadState squad, final int marine) {
        final int wound = squad.wound[marine];
        final int lost = wound == SquadState.NONE ? 0 : squad.tables.cards.woundLoad[wound];
        final int own = squad.cards.loadCapacity[marine] + squad.cards.amount(marine, Ability.Kind.PACK_MULE);
        return Math.max(0, own - lost);
    }

    /** Lets the bot hand equipment about before the combat (PH-CBS-7, PH-EQ-7). */
    public static void swap(final SquadState squad, final Seat<?> seat, final SquadTrace trace) {
        squad.room.measure(squad);
        for (int i = 0; i < MOST_SWAPS; i++) {
            final Decision decision = seat.open(Ask.SWAP, 0);
            decision.add(NOTHING);
            for (int marine = 0; marine < SquadState.MARINES; marine++) {
                if (squad.isPresent(marine)) {
                    addAll(squad, decision, marine, false);
                }
            }
            final int chosen = seat.ask();
            if (chosen == NOTHING) {
                return;
            }
            apply(squad, chosen, trace);
            squad.room.handedOver(squad, chosen);
        }
    }

    /** After the combat: whoever carries more than his Wound allows gives away or drops (PH-END-2, PH-WND-6). */
    public static void shed(final SquadState squad, final Seat<?> seat, final SquadTrace trace) {
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (squad.isPresent(marine)) {
                makeRoom(squad, seat, trace, marine, 0);
            }
        }
    }

    /** A Marine gives away or drops things until he can carry so much Load more. */
    static void makeRoom(
            final SquadState squad, final Seat<?> seat, final SquadTrace trace, final int marine, final int load) {
        while (load(squad, marine) + load > capacity(squad, marine)) {
            final Decision decision = seat.open(Ask.SHED, marine);
            addHandovers(squad, decision, marine, true);
            final int chosen = seat.ask();
            if (isRadio(squad, chosen) && to(chosen) != DROP) {
                makeRoom(squad, seat, trace, to(chosen), weight(squad, item(chosen)));
            }
            apply(squad, chosen, trace);
        }
    }

    /** Adds what a Marine may hand over to whom. */
    static void addHandovers(final SquadState squad, final Decision decision, final int from, final boolean shedding) {
        squad.room.measure(squad);
        addAll(squad, decision, from, shedding);
    }

    /** With the room that has been measured. */
    private static void addAll(
            final SquadState squad, final Decision decision, final int from, final boolean shedding) {
        for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
            final int weapon = squad.weapons[from * StartingSquad.MAX_WEAPONS + i];
            if (weapon == SquadState.NONE) {
                break;
            }
            if (firstCopy(squad, from, i)) {
                addReceivers(squad, decision, from, weapon | IS_WEAPON, shedding);
            }
        }
        final GearTable gear = squad.tables.gear;
        for (int g = 0; g < gear.count; g++) {
            final int at = from * gear.count + g;
            if (squad.gearFull[at] > 0) {
                addReceivers(squad, decision, from, g, shedding);
            }
            if (squad.gearLow[at] > 0) {
                addReceivers(squad, decision, from, g | LOW_SIDE, shedding);
            }
        }
    }

    /** Returns whether a Marine holds no copy of the weapon at {@code place} before it: two of a kind offer the same orders and handovers. */
    public static boolean firstCopy(final SquadState squad, final int marine, final int place) {
        for (int i = 0; i < place; i++) {
            if (squad.weapons[marine * StartingSquad.MAX_WEAPONS + i]
                    == squad.weapons[marine * StartingSquad.MAX_WEAPONS + place]) {
                return false;
            }
        }
        return true;
    }

    private static void addReceivers(
            final SquadState squad, final Decision decision, final int from, final int item, final boolean shedding) {
        if (shedding && isRadio(squad, item) && addRadioReceivers(squad, decision, from)) {
            return;
        }
        if (shedding && weight(squad, item) > 0) {
            decision.add(pack(item, from, DROP));
        }
        if (!mayChangeHands(squad, item, shedding) || shedding && weight(squad, item) == 0) {
            return;
        }
        final int handover = pack(item, from, 0);
        for (int rest = squad.room.takers(squad, item) & ~(1 << from); rest != 0; rest &= rest - 1) {
            decision.add(handover | Integer.numberOfTrailingZeros(rest) << TO_SHIFT);
        }
    }

    /** Returns whether a Marine is there who could carry the Radio Set, if need be in the place of other things (PH-EQ-9). */
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

    /** The Radio Set changes hands only when its carrier cannot hold it, the Claymore never (PH-EQ-3, AMB-23). */
    private static boolean mayChangeHands(final SquadState squad, final int item, final boolean shedding) {
        final GearTable gear = squad.tables.gear;
        final boolean weapon = (item & IS_WEAPON) != 0;
        final boolean claymore = !weapon && item(item) == gear.claymore;
        return !claymore && (shedding || !isRadio(squad, item));
    }

    /** Packs a handover of an item: a weapon or gear with {@link #IS_WEAPON} or {@link #LOW_SIDE} where they apply. */
    public static int pack(final int item, final int from, final int to) {
        return PRESENT | item | from << FROM_SHIFT | to << TO_SHIFT;
    }

    static int weight(final SquadState squad, final int item) {
        if ((item & IS_WEAPON) != 0) {
            return squad.tables.weapons.load[item(item)];
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
                    && squad.cards.level[marine] >= weapons.minLevel[weapon]
                    && squad.weapons[marine * StartingSquad.MAX_WEAPONS + StartingSquad.MAX_WEAPONS - 1]
                            == SquadState.NONE;
        }
        final int at = marine * squad.tables.gear.count + item(item);
        return squad.gearFull[at] + squad.gearLow[at] < squad.tables.gear.maxPerMarine[item(item)];
    }

    /** Gives a Marine what comes out of the supply (PH-EQ-1). */
    public static void issue(final SquadState squad, final int handover) {
        final int marine = to(handover);
        if (isWeapon(handover)) {
            addWeapon(squad, marine, item(handover));
        } else {
            final int[] markers = (handover & LOW_SIDE) != 0 ? squad.gearLow : squad.gearFull;
            markers[marine * squad.tables.gear.count + item(handover)]++;
        }
    }

    static void apply(final SquadState squad, final int handover, final SquadTrace trace) {
        final int from = from(handover);
        final int to = to(handover);
        if (isWeapon(handover)) {
            removeWeapon(squad, from, item(handover));
            if (to != DROP) {
                addWeapon(squad, to, item(handover));
            }
        } else {
            final int[] markers = (handover & LOW_SIDE) != 0 ? squad.gearLow : squad.gearFull;
            final int count = squad.tables.gear.count;
            markers[from * count + item(handover)]--;
            if (to != DROP) {
                markers[to * count + item(handover)]++;
            }
        }
        squad.shed += to == DROP ? 1 : 0;
        trace.handedOver(from, handover, to);
    }

    private static void removeWeapon(final SquadState squad, final int marine, final int weapon) {
        final int first = marine * StartingSquad.MAX_WEAPONS;
        final int last = first + StartingSquad.MAX_WEAPONS - 1;
        int at = first;
        while (squad.weapons[at] != weapon) {
            at++;
        }
        for (; at < last; at++) {
            squad.weapons[at] = squad.weapons[at + 1];
        }
        squad.weapons[last] = SquadState.NONE;
    }

    static void addWeapon(final SquadState squad, final int marine, final int weapon) {
        int at = marine * StartingSquad.MAX_WEAPONS;
        while (squad.weapons[at] != SquadState.NONE) {
            at++;
        }
        squad.weapons[at] = weapon;
    }
}
