package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.strategy.Decision;

/**
 * Loads and unloads carriers in the course of a move (section 8 of the rules). A unit does so before it has moved, and
 * may then go half as far, or after at most half of its points, and then its move is over (SF-TRAN-2).
 */
final class Transport extends Part {
    /** Carriers and passengers that go half as far, since they have loaded or unloaded first. */
    private long halved;
    /** Passengers that have loaded or unloaded in the present Action, and carriers that have unloaded. */
    private long handled;
    /** Units that may go on after they have loaded or unloaded. */
    private long again;
    /** Units that are marked for it. */
    private long marked;

    Transport(final Table table) {
        super(table);
    }

    /** Begins an Action. */
    void begin() {
        halved = 0;
        handled = 0;
        again = 0;
        marked = 0;
    }

    /** Returns whether a unit goes half as far. */
    boolean isHalved(final int unit) {
        return (halved & 1L << unit) != 0;
    }

    /** Returns the units that may go on now: carriers only if they are activated. */
    long again(final long activated) {
        final long may = again & (activated | ~units.carriers);
        again = 0;
        return may;
    }

    /** Returns the units that have loaded or unloaded and are marked for it. */
    long marked() {
        return marked;
    }

    /** Adds the ways to load or unload that a unit has after it has spent some points. */
    void add(final int unit, final int spent, final Trip trip, final Decision decision) {
        if (spent > table.movement.half(unit, trip) || spent > 0 && isHalved(unit)) { // SF-TRAN-2
            return;
        }
        if (unloads(unit)) {
            decision.add(DecisionKind.UNLOAD);
        }
        if ((s.shaken & 1L << unit) != 0) {
            return; // SF-TRAN-8
        }
        final long own = s.in(s.hex[unit], units.side[unit]) & ~(1L << unit | s.shaken);
        final boolean carries = (units.carriers & units.vehicles & 1L << unit) != 0;
        final long others = carries ? own & units.leg & s.eligible() : own & carriers();
        for (long rest = others; rest != 0; rest &= rest - 1) {
            final int other = Long.numberOfTrailingZeros(rest);
            final int passenger = carries ? other : unit;
            if (table.places.hasRoom(carries ? unit : other, passenger)
                    && (handled & 1L << passenger) == 0
                    && !table.movement.hasEntered(other)
                    && paysForHelicopter(unit, other, spent, trip)) {
                decision.add(DecisionKind.LOAD | other);
            }
        }
    }

    /** Returns the carriers that a Leg unit may load on: eligible vehicles, and helicopters on the ground. */
    private long carriers() {
        final long landed = s.present & units.helicopters & ~s.inTheAir(units.helicopters) & ~s.complete; // SF-HELO-5
        return units.carriers & (units.vehicles & s.eligible() | landed);
    }

    private boolean paysForHelicopter(final int unit, final int carrier, final int spent, final Trip trip) {
        return (units.helicopters & 1L << carrier) == 0
                || spent + table.movement.half(unit, trip) <= table.movement.allowance(unit, trip); // SF-HELO-5
    }

    /** Returns whether a carrier has passengers that have room in its hex (SF-TRAN-5). */
    private boolean unloads(final int unit) {
        final long passengers = table.places.passengers(unit);
        return passengers != 0
                && (handled & (1L << unit | passengers)) == 0
                && !table.sight.inTheAir(unit)
                && table.places.fits(s.hex[unit], units.side[unit], passengers);
    }

    /**
     * Loads a unit in the course of a move; the passenger is marked, and a ground carrier, too (AMB-17).
     *
     * @param unit the unit that moves: carrier or passenger
     * @param first true if it has not moved: its carrier may then go half as far (SF-TRAN-2 (b))
     */
    void load(final int unit, final int other, final boolean first) {
        final int carrier = (units.carriers & 1L << unit) != 0 ? unit : other;
        final int passenger = carrier == unit ? other : unit;
        final long ground = 1L << carrier & units.vehicles;
        table.places.load(passenger, carrier);
        handled |= 1L << passenger;
        halved |= first ? ground : 0;
        again |= first ? ground : 0;
        marked |= 1L << passenger;
        marked |= tables.options.loadingMarks() == Options.LoadingMarks.BOTH ? ground : 0;
    }

    /**
     * Unloads a carrier in the course of a move.
     *
     * @param first true if it has not moved: all may then go half as far (SF-TRAN-2 (c)), unless Shaken (SF-TRAN-8)
     */
    void unload(final int carrier, final boolean first) {
        final long all = unload(carrier) | 1L << carrier;
        handled |= all;
        marked |= all;
        halved |= first ? all : 0;
        again |= first && (all & s.shaken) == 0 ? all : 0;
    }

    /** Unloads all passengers into the hex; returns them. */
    long unload(final int carrier) {
        final long passengers = table.places.passengers(carrier);
        table.places.unload(passengers);
        return passengers;
    }
}
