package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Decision;

/**
 * Handles equipment that changes hands: before a combat, after Wounds, from a lost Marine, and ammo for weapons without
 * any (PH-CBS-7, PH-END-2, PH-EQ-6, PH-EQ-7, PH-EQ-9).
 */
public final class Exchange extends SquadPart {
    /** The maximum number of handovers before one combat: more only move the same items about. */
    private static final int MOST_SWAPS = 12;

    private static final int NONE = SquadState.NONE;

    Exchange(final SquadParts parts) {
        super(parts);
    }

    /** Lets the player hand over equipment before the combat (PH-CBS-7, PH-EQ-7). */
    public void swap() {
        squad.room.measure(squad);
        int swaps = 0;
        while (swaps < MOST_SWAPS && offer(DecisionKind.SWAP, 0, squad.present)) {
            swaps++;
        }
    }

    /** Offers the handovers of some Marines, a mask; returns whether an item has changed hands. */
    private boolean offer(final int kind, final int subject, final int givers) {
        final Decision decision = seat.open(kind, subject);
        decision.add(Equipment.NOTHING);
        squad.room.addHandovers(squad, decision, givers);
        final int chosen = seat.ask();
        if (chosen == Equipment.NOTHING) {
            return false;
        }
        Equipment.apply(squad, chosen, trace);
        squad.room.handedOver(squad, chosen);
        return true;
    }

    /**
     * Makes each Marine who carries more than a Wound allows give away or drop items, after the combat (PH-END-2,
     * PH-WND-6).
     */
    public void shed() {
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            makeRoom(Integer.numberOfTrailingZeros(rest), 0);
        }
    }

    /** Makes a Marine give away or drop items until there is room for the given additional Load. */
    private void makeRoom(final int marine, final int load) {
        while (Equipment.load(squad, marine) + load > Equipment.capacity(squad, marine)) {
            final Decision decision = seat.open(DecisionKind.SHED, marine);
            addShed(decision, marine);
            final int chosen = seat.ask();
            if (isGear(chosen, squad.tables.gear.radio) && Equipment.to(chosen) != Equipment.DROP) {
                makeRoom(Equipment.to(chosen), Equipment.weight(squad, Equipment.item(chosen)));
            }
            Equipment.apply(squad, chosen, trace);
        }
    }

    /** Adds the items that an overloaded Marine may give away or drop. */
    private void addShed(final Decision decision, final int from) {
        squad.room.measure(squad);
        for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
            final int weapon = squad.weapons[from * StartingSquad.MAX_WEAPONS + i];
            if (weapon == NONE) {
                break;
            }
            if (Equipment.firstCopy(squad, from, i)) {
                addReceivers(decision, from, weapon | Equipment.IS_WEAPON);
            }
        }
        for (long rest = squad.kits.markers[from]; rest != 0; rest &= rest - 1) {
            addReceivers(decision, from, Equipment.ofMarker(Long.numberOfTrailingZeros(rest)));
        }
    }

    /**
     * Adds the receivers of an item. The Radio Set goes to another Marine while there is one, whatever they must leave
     * for it; the Claymore never changes hands (PH-EQ-3, PH-EQ-9, AMB-23).
     */
    private void addReceivers(final Decision decision, final int from, final int item) {
        final int radio = squad.tables.gear.radio;
        final int others = isGear(item, radio) ? radioTakers() & ~(1 << from) : 0;
        if (others != 0) {
            Equipment.addHandovers(decision, radio, from, others);
        } else if (Equipment.weight(squad, item) != 0) {
            decision.add(Equipment.pack(item, from, Equipment.DROP));
            final boolean stays = isGear(item, squad.tables.gear.claymore);
            Equipment.addHandovers(decision, item, from, stays ? 0 : squad.room.takers(item));
        }
    }

    private static boolean isGear(final int handover, final int gear) {
        return !Equipment.isWeapon(handover) && Equipment.item(handover) == gear;
    }

    /** Returns the Marines who could carry the Radio Set, if necessary instead of other items, as a mask (PH-EQ-9). */
    private int radioTakers() {
        final int load = Equipment.weight(squad, squad.tables.gear.radio);
        int takers = 0;
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            takers |= Equipment.capacity(squad, marine) >= load ? 1 << marine : 0;
        }
        return takers;
    }

    /**
     * Distributes the equipment of a Marine who has left the Squad: one takes the Radio Set, the others what they
     * choose and can carry; the rest is discarded.
     */
    public void takeOver(final int from) {
        final int radio = squad.tables.gear.radio;
        if (radio != NONE && Equipment.has(squad, from, radio)) {
            passRadio(radio, from);
        }
        squad.room.measure(squad);
        while (offer(DecisionKind.TAKE_OVER, from, 1 << from)) {
            // continues until nothing more is chosen
        }
        squad.kits.clear(from);
    }

    /** Passes the Radio Set to a Marine, if necessary instead of other items (PH-EQ-9). */
    private void passRadio(final int radio, final int from) {
        final Decision decision = seat.open(DecisionKind.TAKE_RADIO, from);
        decision.addAll(0, radioTakers());
        if (decision.count() > 0) {
            final int to = seat.ask();
            makeRoom(to, Equipment.weight(squad, radio));
            Equipment.apply(squad, Equipment.pack(radio, from, to), trace);
        }
    }

    /**
     * Spreads ammo before a March: each Marine with a weapon that needs it gets a marker from those who can spare one,
     * while these last (PH-EQ-6).
     */
    public void spreadAmmo() {
        for (int rest = lacking(); rest != 0; rest &= rest - 1) {
            final int gear = Integer.numberOfTrailingZeros(rest);
            final int users = users(gear);
            while (spread(gear, users)) {
                // each marker handed over helps one more Marine
            }
        }
    }

    /**
     * Returns the kinds of ammo that a Marine present needs and does not have, as a mask. Spreading one kind creates no
     * need for another.
     */
    private int lacking() {
        int lacking = 0;
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            lacking |= squad.kits.spends[marine] & ~squad.kits.kinds[marine];
        }
        return lacking & squad.tables.gear.allAmmo;
    }

    /** Returns the Marines present with a weapon that this gear feeds, as a mask. */
    private int users(final int gear) {
        int users = 0;
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            users |= (squad.kits.spends[marine] >> gear & 1) << marine;
        }
        return users;
    }

    private boolean spread(final int gear, final int users) {
        final Decision decision = seat.open(DecisionKind.AMMO, gear);
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int from = Integer.numberOfTrailingZeros(rest);
            if (squad.kits.count(from, gear) > (users >> from & 1)) {
                addNeedy(decision, gear, users & ~squad.carriers(gear), from);
            }
        }
        if (decision.count() == 0) {
            return false;
        }
        Equipment.apply(squad, seat.ask(), trace);
        return true;
    }

    private void addNeedy(final Decision decision, final int gear, final int needy, final int from) {
        final int at = from * squad.tables.gear.count + gear;
        for (int rest = needy; rest != 0; rest &= rest - 1) {
            final int to = Integer.numberOfTrailingZeros(rest);
            if (squad.gearFull[at] > 0 && Equipment.canTake(squad, to, gear)) {
                decision.add(Equipment.pack(gear, from, to));
            }
            if (squad.gearLow[at] > 0 && Equipment.canTake(squad, to, gear | Equipment.LOW_SIDE)) {
                decision.add(Equipment.pack(gear | Equipment.LOW_SIDE, from, to));
            }
        }
    }
}
