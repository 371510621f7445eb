package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.tables.GearTable;
import org.sitrep.rulesets.purplehaze.tables.MarineTable;
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
    /** The receiver of what is dropped. */
    public static final int DROP = 7;

    /** More handovers than this before one combat only shift the same things about. */
    private static final int MOST_SWAPS = 12;

    private static final int PRESENT = 1 << 20;
    private static final int LOW_SIDE = 1 << 13;
    private static final int IS_WEAPON = 1 << 12;

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
        return handover >>> 14 & 7;
    }

    /** Returns who receives, or {@link #DROP}. */
    public static int to(final int handover) {
        return handover >>> 17 & 7;
    }

    static boolean has(final CombatState state, final int marine, final int gear) {
        return steps(state, marine, gear) > 0;
    }

    /** The uses left of a kind of gear. */
    static int steps(final CombatState state, final int marine, final int gear) {
        final GearTable table = state.tables.gear;
        final int at = marine * table.count + gear;
        return (table.twoSided[gear] ? 2 : 1) * state.gearFull[at] + state.gearLow[at];
    }

    /** Spends one step: a marker on its second side is used up first, else a fuller one is flipped (PH-EQ-4). */
    static void spend(final CombatState state, final int marine, final int gear) {
        final GearTable table = state.tables.gear;
        final int at = marine * table.count + gear;
        if (state.gearLow[at] > 0) {
            state.gearLow[at]--;
        } else {
            assert state.gearFull[at] > 0;
            state.gearFull[at]--;
            state.gearLow[at] += table.twoSided[gear] ? 1 : 0;
        }
    }

    static int load(final CombatState state, final int marine) {
        int load = 0;
        for (int i = 0; i < MarineTable.MAX_WEAPONS; i++) {
            final int weapon = state.weapons[marine * MarineTable.MAX_WEAPONS + i];
            load += weapon == CombatState.NONE ? 0 : state.tables.weapons.load[weapon];
        }
        final GearTable table = state.tables.gear;
        for (int g = 0; g < table.count; g++) {
            final int at = marine * table.count + g;
            load += state.gearFull[at] * table.loadFull[g] + state.gearLow[at] * table.loadLow[g];
        }
        return load;
    }

    static int capacity(final CombatState state, final int marine) {
        final int wound = state.wound[marine];
        final int lost = wound == CombatState.NONE ? 0 : state.tables.cards.woundLoad[wound];
        return Math.max(0, state.tables.marines.loadCapacity[marine] - lost);
    }

    /** Lets the bot hand equipment about before the combat (PH-CBS-7, PH-EQ-7). */
    static void swap(final CombatState state, final Table table, final CombatTrace trace) {
        for (int i = 0; i < MOST_SWAPS; i++) {
            final Decision decision = table.open(Ask.SWAP, 0);
            decision.add(NOTHING);
            for (int marine = 0; marine < CombatState.MARINES; marine++) {
                addHandovers(state, decision, marine, false);
            }
            final int chosen = table.ask();
            if (chosen == NOTHING) {
                return;
            }
            apply(state, chosen, trace);
        }
    }

    /** After the combat: whoever carries more than his Wound allows gives away or drops (PH-END-2, PH-WND-6). */
    static void shed(final CombatState state, final Table table, final CombatTrace trace) {
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            while (state.isAlive(marine) && load(state, marine) > capacity(state, marine)) {
                final Decision decision = table.open(Ask.SHED, marine);
                addHandovers(state, decision, marine, true);
                apply(state, table.ask(), trace);
            }
        }
    }

    private static void addHandovers(
            final CombatState state, final Decision decision, final int from, final boolean shedding) {
        for (int i = 0; i < MarineTable.MAX_WEAPONS; i++) {
            final int weapon = state.weapons[from * MarineTable.MAX_WEAPONS + i];
            if (weapon != CombatState.NONE && firstCopy(state, from, i)) {
                addReceivers(state, decision, from, weapon | IS_WEAPON, shedding);
            }
        }
        final GearTable gear = state.tables.gear;
        for (int g = 0; g < gear.count; g++) {
            final int at = from * gear.count + g;
            if (state.gearFull[at] > 0) {
                addReceivers(state, decision, from, g, shedding);
            }
            if (state.gearLow[at] > 0) {
                addReceivers(state, decision, from, g | LOW_SIDE, shedding);
            }
        }
    }

    /** Whether a Marine holds no copy of the weapon at {@code place} before it: two of a kind offer the same orders and handovers. */
    static boolean firstCopy(final CombatState state, final int marine, final int place) {
        for (int i = 0; i < place; i++) {
            if (state.weapons[marine * MarineTable.MAX_WEAPONS + i]
                    == state.weapons[marine * MarineTable.MAX_WEAPONS + place]) {
                return false;
            }
        }
        return true;
    }

    private static void addReceivers(
            final CombatState state, final Decision decision, final int from, final int item, final boolean shedding) {
        if (shedding && weight(state, item) > 0) {
            decision.add(pack(item, from, DROP));
        }
        if (!mayChangeHands(state, item, shedding) || shedding && weight(state, item) == 0) {
            return;
        }
        for (int to = 0; to < CombatState.MARINES; to++) {
            if (to != from && state.isAlive(to) && canTake(state, to, item)) {
                decision.add(pack(item, from, to));
            }
        }
    }

    /** The Radio Set changes hands only when its carrier cannot hold it, the Claymore never (PH-EQ-3, AMB-23). */
    private static boolean mayChangeHands(final CombatState state, final int item, final boolean shedding) {
        final GearTable gear = state.tables.gear;
        final boolean weapon = (item & IS_WEAPON) != 0;
        final boolean radio = !weapon && item(item) == gear.radio;
        final boolean claymore = !weapon && item(item) == gear.claymore;
        return !claymore && (shedding || !radio);
    }

    private static int pack(final int item, final int from, final int to) {
        return PRESENT | item | from << 14 | to << 17;
    }

    private static int weight(final CombatState state, final int item) {
        if ((item & IS_WEAPON) != 0) {
            return state.tables.weapons.load[item(item)];
        }
        final GearTable gear = state.tables.gear;
        return (item & LOW_SIDE) != 0 ? gear.loadLow[item(item)] : gear.loadFull[item(item)];
    }

    private static boolean canTake(final CombatState state, final int marine, final int item) {
        if (load(state, marine) + weight(state, item) > capacity(state, marine)) {
            return false;
        }
        if ((item & IS_WEAPON) != 0) {
            final WeaponTable weapons = state.tables.weapons;
            final int weapon = item(item);
            return (weapons.users[weapon] & 1 << marine) != 0
                    && state.tables.marines.level[marine] >= weapons.minLevel[weapon]
                    && state.weapons[marine * MarineTable.MAX_WEAPONS + MarineTable.MAX_WEAPONS - 1]
                            == CombatState.NONE;
        }
        final int at = marine * state.tables.gear.count + item(item);
        return state.gearFull[at] + state.gearLow[at] < state.tables.gear.maxPerMarine[item(item)];
    }

    private static void apply(final CombatState state, final int handover, final CombatTrace trace) {
        final int from = from(handover);
        final int to = to(handover);
        if (isWeapon(handover)) {
            removeWeapon(state, from, item(handover));
            if (to != DROP) {
                addWeapon(state, to, item(handover));
            }
        } else {
            final int[] markers = (handover & LOW_SIDE) != 0 ? state.gearLow : state.gearFull;
            final int count = state.tables.gear.count;
            markers[from * count + item(handover)]--;
            if (to != DROP) {
                markers[to * count + item(handover)]++;
            }
        }
        state.shed += to == DROP ? 1 : 0;
        trace.handedOver(from, handover, to);
    }

    private static void removeWeapon(final CombatState state, final int marine, final int weapon) {
        final int first = marine * MarineTable.MAX_WEAPONS;
        final int last = first + MarineTable.MAX_WEAPONS - 1;
        int at = first;
        while (state.weapons[at] != weapon) {
            at++;
        }
        for (; at < last; at++) {
            state.weapons[at] = state.weapons[at + 1];
        }
        state.weapons[last] = CombatState.NONE;
    }

    private static void addWeapon(final CombatState state, final int marine, final int weapon) {
        int at = marine * MarineTable.MAX_WEAPONS;
        while (state.weapons[at] != CombatState.NONE) {
            at++;
        }
        state.weapons[at] = weapon;
    }
}
