package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.Trace;

/**
 * Equipment that has to change hands: what a lost Marine leaves, and ammo for weapons that have none (PH-EQ-6, PH-EQ-7,
 * PH-EQ-9).
 */
public final class Exchange {
    private Exchange() {}

    /**
     * A Marine has left the Squad: somebody takes the Radio Set, the others what they want and can carry, and the rest
     * is discarded.
     */
    public static void takeOver(final SquadState squad, final Seat<?> seat, final Trace trace, final int from) {
        final int radio = squad.tables.gear.radio;
        if (radio != SquadState.NONE && Equipment.has(squad, from, radio)) {
            passRadio(squad, seat, trace, from);
        }
        while (offer(squad, seat, trace, from)) {
            // goes on until nothing more is wanted
        }
        squad.kits.clear(from);
    }

    /** Somebody has to take it, if need be in the place of other things (PH-EQ-9). */
    private static void passRadio(final SquadState squad, final Seat<?> seat, final Trace trace, final int from) {
        final int radio = squad.tables.gear.radio;
        final Decision decision = seat.open(Ask.TAKE_RADIO, from);
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (Equipment.couldTakeRadio(squad, marine)) {
                decision.add(marine);
            }
        }
        if (decision.count() > 0) {
            final int to = seat.ask();
            Equipment.makeRoom(squad, seat, trace, to, Equipment.weight(squad, radio));
            Equipment.apply(squad, Equipment.pack(radio, from, to), trace);
        }
    }

    private static boolean offer(final SquadState squad, final Seat<?> seat, final Trace trace, final int from) {
        final Decision decision = seat.open(Ask.TAKE_OVER, from);
        decision.add(Equipment.NOTHING);
        Equipment.addHandovers(squad, decision, from);
        final int chosen = seat.ask();
        if (chosen == Equipment.NOTHING) {
            return false;
        }
        Equipment.apply(squad, chosen, trace);
        return true;
    }

    /**
     * Before a March: whoever has a weapon that needs ammo gets a marker from those who can spare one, as far as they
     * go (PH-EQ-6).
     */
    public static void spreadAmmo(final SquadState squad, final Seat<?> seat, final Trace trace) {
        for (int rest = lacking(squad); rest != 0; rest &= rest - 1) {
            final int gear = Integer.numberOfTrailingZeros(rest);
            final int users = users(squad, gear);
            while (spread(squad, seat, trace, gear, users)) {
                // each marker that changes hands helps one more Marine
            }
        }
    }

    /**
     * The kinds of ammo that a Marine present needs and has not, as a mask. What is spread of one kind makes nobody
     * need another.
     */
    private static int lacking(final SquadState squad) {
        int lacking = 0;
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            lacking |= squad.kits.spends(marine) & ~squad.kits.kinds(marine);
        }
        return lacking & squad.tables.gear.allAmmo;
    }

    /** The Marines present with a weapon that this gear feeds, as a mask. */
    private static int users(final SquadState squad, final int gear) {
        int users = 0;
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            users |= (squad.kits.spends(marine) >> gear & 1) << marine;
        }
        return users;
    }

    private static boolean spread(
            final SquadState squad, final Seat<?> seat, final Trace trace, final int gear, final int users) {
        final Decision decision = seat.open(Ask.AMMO, gear);
        for (int from = 0; from < SquadState.MARINES; from++) {
            if (squad.isPresent(from) && squad.kits.count(from, gear) > (users >> from & 1)) {
                addNeedy(squad, decision, gear, users, from);
            }
        }
        if (decision.count() == 0) {
            return false;
        }
        Equipment.apply(squad, seat.ask(), trace);
        return true;
    }

    private static void addNeedy(
            final SquadState squad, final Decision decision, final int gear, final int users, final int from) {
        final int at = from * squad.tables.gear.count + gear;
        for (int to = 0; to < SquadState.MARINES; to++) {
            if ((users & 1 << to) != 0 && squad.kits.count(to, gear) == 0) {
                if (squad.gearFull[at] > 0 && Equipment.canTake(squad, to, gear)) {
                    decision.add(Equipment.pack(gear, from, to));
                }
                if (squad.gearLow[at] > 0 && Equipment.canTake(squad, to, gear | Equipment.LOW_SIDE)) {
                    decision.add(Equipment.pack(gear | Equipment.LOW_SIDE, from, to));
                }
            }
        }
    }
}
