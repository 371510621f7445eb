package org.sitrep.rulesets.sixtyfive.battle;

import java.util.Arrays;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.definition.Side;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * Plays a battle from set-up to its end (section 5 of the rules). One per playout; not thread-safe; allocates nothing
 * after construction.
 */
public final class BattlePlay extends Part {
    private static final int CLOSE = 3;
    private static final int VEHICLES = 3;
    private static final int LEGS = 2;

    private final int free;
    /** A move in the Reserve Phase (SF-TURN-8). */
    private final Trip reserve = new Trip(trip -> {
        trip.assaults = false;
        trip.carries = false;
        trip.watched = false;
        trip.nearest = CLOSE;
    });

    /**
     * Creates the parts of the rules.
     *
     * @param seats the players of the US and of the other side
     * @param trace receives the events
     */
    public BattlePlay(final BattleState state, final Rolls rolls, final Seat<?>[] seats, final TrialListener trace) {
        super(new Table(state, rolls, seats, trace));
        free = tables.rules.firstInitiative().map(Side::ordinal).orElse(BattleState.NONE);
    }

    /** Resets the state to before the set-up; call it before the seats begin. */
    public void reset() {
        s.reset();
    }

    /** Plays a battle to its end; {@link BattleState#winner} says who has won. */
    public void play() {
        try {
            trace.tell(Event.BATTLE_BEGINS);
            table.bonuses.draw();
            table.setUp.play();
            for (int turn = 1; turn <= tables.battle.printed.turns(); turn++) {
                turn(turn);
            }
            table.victory.decide();
        } catch (final Table.BattleOver over) {
            // the state says who has won
        }
    }

    /**
     * Plays on to the end of the turn from a question which card to play, with an answer to it. After the last turn,
     * {@link BattleState#winner} says who has won.
     */
    void finishTurn(final int answer) {
        try {
            table.impulse.playOn(s.phasing, answer);
            finish();
            if (s.turn == tables.battle.printed.turns()) {
                table.victory.decide();
            }
        } catch (final Table.BattleOver over) {
            // the state says who has won
        }
    }

    /** Draws another bonus card for a side: a guess of the other side. */
    void guessBonus(final int side) {
        table.bonuses.guess(side);
    }

    /** Plays a turn: deal, initiative, impulses, Reserve Phase, Clean Up (SF-TURN-1). */
    private void turn(final int turn) {
        s.turn = turn;
        s.moment = 0;
        s.beginMoment();
        s.passes = 0;
        s.phasing = BattleState.NONE;
        s.airStrikeUsed = false;
        s.downpour = false;
        Arrays.fill(s.impulses, 0);
        s.record.turn(turn, s.dead | s.exited);
        trace.tell(Event.TURN_BEGINS, turn);
        table.deck.deal();
        initiative(turn);
        table.arrivals.loadUp(0);
        table.arrivals.loadUp(1);
        finish();
    }

    /** Plays the impulses that are left of the turn and all that follows them. */
    private void finish() {
        while (!table.deck.turnEnds() && s.passes < 2) { // SF-TURN-5
            final boolean first = s.impulses[0] == s.impulses[1];
            table.impulse.play(first ? s.initiative : 1 - s.initiative); // SF-TURN-4
        }
        s.phasing = BattleState.NONE;
        s.nextMoment();
        reserve(s.initiative);
        reserve(1 - s.initiative);
        cleanUp();
    }

    private void initiative(final int turn) {
        if (turn > 1 || free == BattleState.NONE) {
            table.deck.bid();
        } else {
            s.initiative = free; // S6 (g)
            table.deck.drawUntilFire(free, tables.options.freeInitiative() == Options.FreeInitiative.ONE_LESS);
        }
    }

    /** Removes markers and cards (SF-TURN-10, SF-STAT-3). */
    void cleanUp() {
        table.markers.cleanUp();
        Arrays.fill(s.lastTarget, BattleState.NONE);
        Arrays.fill(s.lastTargetHex, BattleState.NONE);
        table.victory.noteHeld();
        trace.tell(Event.CLEAN_UP);
        table.arrivals.endTurn();
        table.deck.keepOne(0);
        table.deck.keepOne(1);
    }

    /** Lets a side move its eligible units in the Reserve Phase (SF-TURN-7 to SF-TURN-9). */
    void reserve(final int side) {
        trace.tell(Event.RESERVE_PHASE, side);
        long left = (s.eligible() | table.arrivals.onFoot(side))
                & units.ofSide[side]
                & ~(s.loaded | units.helicopters); // SF-HELO-4
        while (left != 0) {
            final long able = ableInReserve(side, left) | table.arrivals.onFoot(side) & left;
            if (able == 0) {
                return;
            }
            final int unit = askOneOrNone(side, DecisionKind.RESERVE, 0, able);
            if (unit == DecisionKind.NOTHING) {
                return;
            }
            left &= ~(1L << unit);
            moveInReserve(side, unit);
        }
    }

    private long ableInReserve(final int side, final long some) {
        long able = 0;
        for (long rest = some & s.present; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            final boolean close = s.distanceTo(s.hex[unit], 1 - side) <= CLOSE;
            able |= close && (s.shaken & 1L << unit) != 0 ? 0 : 1L << unit;
        }
        return able;
    }

    private void moveInReserve(final int side, final int unit) {
        final boolean shaken = (s.shaken & 1L << unit) != 0;
        reserve.hexes = Integer.MAX_VALUE;
        reserve.most = shaken ? 1 : (units.leg & 1L << unit) != 0 ? LEGS : VEHICLES;
        if ((s.present & 1L << unit) == 0) {
            table.arrivals.enterInReserve(side, unit, reserve);
            return;
        }
        final boolean close = s.distanceTo(s.hex[unit], 1 - side) <= CLOSE;
        reserve.hexes = close ? 1 : Integer.MAX_VALUE; // SF-TURN-9
        table.movement.moveFrom(side, 1L << unit, reserve);
    }
}
