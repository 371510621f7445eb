package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.battle.BattleState.Flight;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;

/** Applies hits to units (section 10.2 of the rules), and what follows when a unit is eliminated. */
final class Damage extends Part {
    // What a hit does to a unit, as events report it.
    static final int SHAKEN = 0;
    static final int REDUCED = 1;
    static final int ELIMINATED = 2;
    /** The hit was ignored by Light Wounds. */
    static final int SPARED = 3;

    /** Units hit since it was last cleared; a hit that was ignored does not count. */
    long struck;

    Damage(final Table table) {
        super(table);
    }

    /** Hits a unit that may be spared by Light Wounds; returns what happened. */
    int hit(final int unit) {
        // SF-REA-3, AMB-64
        final boolean spared =
                (units.leg & 1L << unit) != 0 && table.windows.react(units.side[unit], Block.LIGHT_WOUNDS, unit);
        if (spared) {
            trace.tell(Event.HIT_SPARED, unit);
        }
        return spared ? SPARED : suffer(unit);
    }

    /** Hits a unit, and again if it is left. */
    void hitTwice(final int unit) {
        hit(unit);
        if ((s.present & 1L << unit) != 0) {
            hit(unit);
        }
    }

    /** Hits a unit (SF-DMG-1, SF-DMG-2); returns what happened. */
    private int suffer(final int unit) {
        final long bit = 1L << unit;
        final int result;
        if ((s.shaken & bit) == 0) {
            result = SHAKEN;
        } else if ((units.twoSteps & bit) != 0 && (s.reduced & bit) == 0) {
            result = REDUCED;
        } else {
            result = ELIMINATED;
        }
        struck |= bit;
        trace.tell(Event.UNIT_HIT, unit, result);
        switch (result) {
            case SHAKEN -> shake(unit);
            case REDUCED -> s.reduced |= bit;
            default -> eliminate(unit);
        }
        return result;
    }

    /** Shakes a unit and, if it carries any, its passengers (SF-TRAN-7, AMB-60). */
    void shake(final int unit) {
        final long both = 1L << unit | table.places.passengers(unit);
        for (long rest = both & ~s.shaken; rest != 0; rest &= rest - 1) {
            trace.tell(Event.SHAKEN, Long.numberOfTrailingZeros(rest));
        }
        s.shaken |= both;
    }

    /** Eliminates a unit: passengers, wreck or crash, relics (SF-DMG-4, SF-TRAN-9, SF-HELO-8, SF-HELO-9). */
    void eliminate(final int unit) {
        final int at = s.hex[unit];
        final boolean helicopter = (units.helicopters & 1L << unit) != 0;
        final boolean inTheAir = table.sight.inTheAir(unit);
        final long passengers = table.places.passengers(unit);
        table.places.unload(passengers);
        table.places.remove(unit, BattleState.DEAD);
        s.record.eliminated(unit);
        trace.tell(Event.UNIT_ELIMINATED, unit, at);
        if (s.relicsWith == unit) {
            s.relicsWith = BattleState.NONE;
            s.relicsIn = at; // S8
        }
        final boolean crashes = helicopter && s.flight[unit] == Flight.FLYING.ordinal();
        if (!crashes && (units.leg & 1L << unit) == 0) {
            s.wreck[at] = true;
        }
        for (long rest = passengers; rest != 0; rest &= rest - 1) {
            final int passenger = Long.numberOfTrailingZeros(rest);
            if (inTheAir) {
                eliminate(passenger);
            } else {
                hitTwice(passenger); // SF-TRAN-9
                if ((s.present & 1L << passenger) != 0) {
                    table.assault.getClear(passenger);
                }
            }
        }
        table.victory.eliminated(unit);
        if (inTheAir) {
            crash(unit, at, crashes);
        }
    }

    /** A helicopter crashes: a flying one into one of the two hexes that it faces, at random (SF-HELO-8). */
    private void crash(final int unit, final int over, final boolean flying) {
        int at = over;
        if (flying) {
            final int corner = s.facing[unit];
            final int pick = rolls.pick(RollId.CRASH, s.when(), unit, 0, 2);
            final int front = map.neighbour(over, (corner + pick) % HexMap.SIDES);
            at = front == HexMap.NONE ? over : front;
            s.wreck[at] = true;
        }
        trace.tell(Event.CRASHED, unit, at);
        table.fire.crash(unit, at);
    }
}
