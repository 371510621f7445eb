package org.sitrep.rulesets.sixtyfive.reference;

import java.util.List;

/** A unit on the map. */
final class Counter {
    final int number;
    final CounterType type;
    final int side;
    Hex hex;
    Counter carrier;
    boolean shaken;
    boolean reduced;
    boolean dead;
    boolean fired;
    boolean moved;
    boolean complete;
    /** Corner that a vehicle or a helicopter faces. */
    int facing;
    /** Mode of a helicopter. */
    Flight flight;

    /** Modes of a helicopter (SF-HELO-2). */
    enum Flight {
        FLYING,
        HOVERING,
        LANDED
    }

    /** Effects of a hit (SF-DMG-1, SF-DMG-2). */
    enum Result {
        SHAKEN,
        REDUCED,
        ELIMINATED
    }

    Counter(final int number, final CounterType type, final int side) {
        this.number = number;
        this.type = type;
        this.side = side;
    }

    boolean inTheAir() {
        return type.helicopter() && flight != Flight.LANDED;
    }

    /** Returns whether it stands in the way of lines of sight (SF-LOS-4, AMB-26). */
    boolean onWheelsOrTracks() {
        return type.vehicle() || type.helicopter() && flight == Flight.LANDED;
    }

    /** SF-STAT-1. */
    boolean eligible() {
        return !fired && !moved && !complete;
    }

    int highExplosive() {
        return reduced ? type.reduced() : type.highExplosive();
    }

    /** Returns whether no other unit of its side is in the hex (AMB-22). */
    boolean alone() {
        return hex.standing(side).equals(List.of(this));
    }

    /** Returns whether being alone makes it harder to hit (SF-ABIL-3). */
    boolean difficult() {
        return type.has("difficult") && alone();
    }

    /** Takes a hit; returns what it does. */
    Result hit() {
        if (!shaken) {
            shaken = true;
            return Result.SHAKEN;
        }
        if (type.steps() == 2 && !reduced) {
            reduced = true;
            return Result.REDUCED;
        }
        dead = true;
        return Result.ELIMINATED;
    }

    /** Makes passengers Shaken if it is (SF-TRAN-7). */
    void shakePassengers() {
        hex.counters.stream().filter(unit -> unit.carrier == this).forEach(unit -> unit.shaken |= shaken);
    }

    @Override
    public String toString() {
        return number + ":" + type.id() + (shaken ? " shaken" : "") + (reduced ? " reduced" : "")
                + (dead ? " dead" : "")
                + (fired ? " fired" : "") + (moved ? " moved" : "") + (complete ? " complete" : "")
                + (carrier != null ? " in " + carrier.number : "");
    }
}
