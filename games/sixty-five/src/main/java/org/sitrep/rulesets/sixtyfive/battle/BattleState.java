package org.sitrep.rulesets.sixtyfive.battle;

import java.util.Arrays;
import org.sitrep.ruleset.StateArrays;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;

/**
 * Holds everything that changes in a battle: primitive arrays, reset in place. A unit, a card and a hex are their
 * numbers in the tables; sets of units and of cards are masks; a side is 0 for the US and 1 for the other. Not
 * thread-safe; one per playout. The rules write it; views and reports read it.
 */
public final class BattleState {
    /** No unit, card, hex or side. */
    public static final int NONE = -1;
    /** Hex of a unit that has not arrived. */
    public static final int OFF_MAP = -1;
    /** Hex of an eliminated unit. */
    public static final int DEAD = -2;
    /** Hex of a unit that has left the map. */
    public static final int EXITED = -3;
    /** Moments of a turn that addresses of draws tell apart. */
    static final int MOMENTS = 256;

    private final StateArrays arrays = new StateArrays();
    /** The state before the set-up; null in that state itself. */
    private final BattleState start;

    /** Tables of the battle. */
    public final GameTables tables;
    /** Counts for reports. */
    public final BattleRecord record;

    // The turn.
    /** The turn, from 1. */
    public int turn;
    /** Part of the turn, for addresses: each impulse is one, and so are other phases. */
    public int moment;
    /** Side that won the initiative of the turn. */
    public int initiative = NONE;
    /** Side whose impulse it is; {@link #NONE} between impulses. */
    public int phasing = NONE;
    /** Impulses one after the other that were passed or idle. */
    public int passes;
    /** Impulses of each side in this turn. */
    public final int[] impulses = arrays.ints(2);
    /** End Turn cards seen in this turn. */
    public int endTurns;

    // The impulse.
    /** Actions that may still be played. */
    public int budget = 1;
    /** Actions played. */
    int played;
    /** Hex of the Hero who leads the next Actions. */
    int leader = NONE;
    /** Actions that the Hero still leads, and that concern units nearby alone. */
    int led;
    /** True while an Action is played that the Hero leads. */
    boolean leads;
    /** Heroes who have used Leadership: Ops Complete when the impulse is over (AMB-45). */
    long leading;
    /** Hexes struck, for addresses. */
    int strikes;
    /** Traps sprung, for addresses. */
    int traps;
    /** Unit that is moving in Move &amp; Fire; {@link #NONE} without. */
    int onTheMove = NONE;
    /** Units that have come through one hex with the present card; together they obey the limits of stacking. */
    long arrived;
    /** Hex of the present assault; {@link #NONE} without one. */
    int foughtIn = NONE;
    /** The attack by fire that is being declared or resolved; null while there is none. Not copied. */
    Attack declared;
    /** Side that has won; {@link #NONE} for a draw. Only valid once the battle is over. */
    public int winner = NONE;

    // The cards. Every card is in exactly one set (SF-ENG-1).
    /** The draw pile. */
    public long pile;
    /** The discard pile, open to both. */
    public long discard;
    /** End Turn cards set aside. */
    public long aside;
    /** The hand of each side, hidden from the other. */
    public final long[] hand = new long[2];
    /** Cards that the other side has seen in a hand (SF-INIT-3). */
    public final long[] shown = new long[2];
    /** Bonus card of each side, hidden from the other; {@link #NONE} without. */
    public final int[] bonus = arrays.ints(2, NONE);

    // The units.
    /** Hex of each unit, that of its carrier if loaded; {@link #OFF_MAP}, {@link #DEAD} or {@link #EXITED}. */
    public final int[] hex;
    /** Carrier of each loaded unit; {@link #NONE} if it is not loaded. */
    public final int[] carrier;
    /** Corner that a vehicle or helicopter faces. */
    public final int[] facing;
    /** The mode of each helicopter, an ordinal of {@link Flight}. */
    public final int[] flight;
    /** Zone through which each force has begun to enter; {@link #NONE} before. */
    public final int[] through;
    /** Last target of a unit's fire in this turn, for Reload &amp; Fire; {@link #NONE} without. */
    public final int[] lastTarget;
    /** Hex of that target when the attack was spread over it; {@link #NONE} if it was not. */
    public final int[] lastTargetHex;
    /** Hex from which a unit entered an assault; {@link #NONE} if it has not. */
    public final int[] entered;
    /** Units that move now, or of which some may be chosen to. Only valid while units move. */
    public long movers;
    /** Movement points that the slowest of the units that are moving has left, before each step. */
    public int points;
    /** Attacks of each unit in the moment, for addresses. */
    public final int[] attacks;
    /** Cards that each side has drawn to its hand in the moment, for addresses. */
    public final int[] drawn = arrays.ints(2);
    /** Units on the map, loaded ones included. */
    public long present;
    /** Loaded units. */
    public long loaded;
    /** Units on their reduced side. */
    public long reduced;
    /** Shaken units. */
    public long shaken;
    /** Units marked Fired. */
    public long fired;
    /** Units marked Moved. */
    public long moved;
    /** Units marked Ops Complete. */
    public long complete;
    /** Eliminated units. */
    public long dead;
    /** Units that have left the map. */
    public long exited;
    /** Those of them that left over the friendly edge of the enemy. */
    public long exitedThrough;

    // The hexes.
    /** Units in each hex, loaded ones left out. */
    public final long[] in = new long[HexMap.MOST];
    /** Smoke: 2 when placed, 1 after a Clean Up, 0 without. */
    public final int[] smoke;
    /** True for hexes with a wreck. */
    public final boolean[] wreck;
    /** True for hexes with rubble of a bunker. */
    public final boolean[] rubble;
    /** True for hexes with Wire. */
    public final boolean[] wire;
    /** True for hexes with a Foxhole. */
    public final boolean[] foxhole;
    /** Corner that a bunker in the hex faces; {@link #NONE} without one. */
    public final int[] bunker;
    /** True for hexes that a Charge has entered in the impulse. */
    final boolean[] charged;
    /** True for hexes that a unit has entered by Sneak in the impulse, which counts as Ambush (SF-ACT-20). */
    final boolean[] sneaked;
    /** Side that controls a hex; {@link #NONE} if neither does (SF-SCEN-2). */
    public final int[] control;

    // The scenario.
    /** Units that were eligible in a ruin when the impulse began, and have not left it. */
    public long searchers;
    /** Ruins that have been searched. */
    public int searched;
    /** Unit that carries the relics; {@link #NONE} without. */
    public int relicsWith = NONE;
    /** Hex where the relics lie; {@link #NONE} if not found, or carried. */
    public int relicsIn = NONE;
    /** Side that has carried the relics off; {@link #NONE} if neither has. */
    public int relicsGone = NONE;
    /** True while it pours (SF-ACT-18). */
    public boolean downpour;
    /** True once the air strike of the turn has been called. */
    public boolean airStrikeUsed;
    /** Bonus conditions that have been fulfilled, by side. */
    public final boolean[] bonusDone = arrays.flags(2);
    /** Assaults won by each side. */
    public final int[] assaultsWon = arrays.ints(2);
    /** Side that scored the first elimination; {@link #NONE} before. */
    public int firstBlood = NONE;

    /** Modes of a helicopter (SF-HELO-2). */
    public enum Flight {
        FLYING,
        HOVERING,
        LANDED
    }

    /** Creates a state before the set-up. */
    public BattleState(final GameTables tables) {
        this(tables, new BattleState(tables, null));
    }

    private BattleState(final GameTables tables, final BattleState start) {
        this.tables = tables;
        this.start = start;
        record = new BattleRecord(tables);
        final int units = tables.units.count;
        final int hexes = tables.map.count;
        hex = arrays.ints(units, OFF_MAP);
        carrier = arrays.ints(units, NONE);
        facing = arrays.ints(units);
        flight = arrays.ints(units);
        through = arrays.ints(tables.battle.zones.length, NONE);
        lastTarget = arrays.ints(units, NONE);
        lastTargetHex = arrays.ints(units, NONE);
        entered = arrays.ints(units, NONE);
        attacks = arrays.ints(units);
        smoke = arrays.ints(hexes);
        wreck = arrays.flags(hexes);
        rubble = arrays.flags(hexes);
        wire = arrays.flags(hexes);
        foxhole = arrays.flags(hexes);
        bunker = arrays.ints(hexes, NONE);
        charged = arrays.flags(hexes);
        sneaked = arrays.flags(hexes);
        control = arrays.ints(hexes, NONE);
        for (final int at : tables.battle.wire) {
            wire[at] = true;
        }
        pile = tables.cards.all;
    }

    /** Resets everything to before the set-up. */
    public void reset() {
        copyFrom(start);
        record.reset();
    }

    /** Copies everything of another state of the same tables, but not the record. */
    public void copyFrom(final BattleState other) {
        copyUnitsFrom(other);
        System.arraycopy(other.hand, 0, hand, 0, hand.length);
        System.arraycopy(other.shown, 0, shown, 0, shown.length);
        turn = other.turn;
        moment = other.moment;
        initiative = other.initiative;
        phasing = other.phasing;
        passes = other.passes;
        endTurns = other.endTurns;
        budget = other.budget;
        played = other.played;
        leader = other.leader;
        led = other.led;
        leads = other.leads;
        leading = other.leading;
        strikes = other.strikes;
        traps = other.traps;
        onTheMove = other.onTheMove;
        arrived = other.arrived;
        foughtIn = other.foughtIn;
        winner = other.winner;
        pile = other.pile;
        discard = other.discard;
        aside = other.aside;
        downpour = other.downpour;
        airStrikeUsed = other.airStrikeUsed;
    }

    /** Copies what is on the map, and what has become of units, but no cards. */
    void copyUnitsFrom(final BattleState other) {
        arrays.copyFrom(other.arrays);
        System.arraycopy(other.in, 0, in, 0, tables.map.count);
        present = other.present;
        loaded = other.loaded;
        reduced = other.reduced;
        shaken = other.shaken;
        fired = other.fired;
        moved = other.moved;
        complete = other.complete;
        dead = other.dead;
        exited = other.exited;
        exitedThrough = other.exitedThrough;
        points = other.points;
        movers = other.movers;
        searchers = other.searchers;
        searched = other.searched;
        relicsWith = other.relicsWith;
        relicsIn = other.relicsIn;
        relicsGone = other.relicsGone;
        firstBlood = other.firstBlood;
    }

    /** Returns the units of a side that are on the map. */
    public long present(final int side) {
        return present & tables.units.ofSide[side];
    }

    /** Returns the units of a side in a hex, loaded ones left out. */
    public long in(final int at, final int side) {
        return in[at] & tables.units.ofSide[side];
    }

    /** Returns the units of a side on the ground of a hex: helicopters in the air and loaded units are left out. */
    public long ground(final int at, final int side) {
        return in(at, side) & ~inTheAir(in(at, side));
    }

    /** Returns those of some units that are helicopters in the air. */
    long inTheAir(final long some) {
        long air = 0;
        for (long rest = some & tables.units.helicopters; rest != 0; rest &= rest - 1) {
            air |= flight[Long.numberOfTrailingZeros(rest)] == Flight.LANDED.ordinal() ? 0 : rest & -rest;
        }
        return air;
    }

    /** Returns the units that are eligible: on the map and without a marker (SF-STAT-1). */
    public long eligible() {
        return present & ~(fired | moved | complete);
    }

    /** Returns the side whose units alone are on the ground of a hex, or {@link #NONE} (SF-SCEN-2, SF-HELO-3). */
    public int holder(final int at) {
        final long us = ground(at, 0);
        final long com = ground(at, 1);
        return (us == 0) == (com == 0) ? NONE : us != 0 ? 0 : 1;
    }

    /** Returns the High Explosive Factor of a unit as it is (SF-LEAD-2). */
    public int highExplosive(final int unit) {
        final UnitTable units = tables.units;
        return (reduced & 1L << unit) != 0 ? units.reduced[unit] : units.highExplosive[unit];
    }

    /** Returns the smallest distance from a hex to a unit of a side; a large number without one. */
    public int distanceTo(final int at, final int side) {
        int least = Integer.MAX_VALUE;
        for (long rest = present(side); rest != 0; rest &= rest - 1) {
            least = Math.min(least, tables.map.distance(at, hex[Long.numberOfTrailingZeros(rest)]));
        }
        return least;
    }

    /** Begins a part of the turn with draws of its own. */
    void nextMoment() {
        moment++;
        beginMoment();
    }

    /** Begins an impulse: one Action may be played, and no Hero leads. */
    void beginImpulse() {
        budget = 1;
        played = 0;
        led = 0;
        leads = false;
        leading = 0;
        strikes = 0;
        traps = 0;
    }

    /** Counts the draws of the moment anew. */
    void beginMoment() {
        Arrays.fill(attacks, 0);
        Arrays.fill(drawn, 0);
    }

    /** Returns the number of the present moment for addresses. */
    public int when() {
        return turn * MOMENTS + moment;
    }
}
