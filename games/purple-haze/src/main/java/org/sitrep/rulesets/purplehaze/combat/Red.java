package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;

/**
 * Plays the Red player's part of a combat in Sapper mode (PH-OPT-3). Red places the Enemies, holds three Combat markers
 * and plays one of them, and moves an Enemy on HardMove. {@link RedDice} handles dice thrown again.
 */
final class Red extends CombatPart {
    private final RedState red = state.red;
    private final Seat<?> redSeat = squadParts.redSeat;

    Red(final Combat combat) {
        super(combat);
    }

    boolean plays() {
        return redSeat != null;
    }

    /**
     * Lets Red assign the Enemies drawn to the indicated spaces.
     *
     * @param units as many Enemies as there are spaces, as a mask
     */
    void place(final long units) {
        long left = units;
        for (final int space : state.setUp.enemySpace) {
            final Decision decision = redSeat.open(DecisionKind.RED_PLACE, space);
            decision.addAll(0, left);
            final int unit = redSeat.ask();
            left &= ~(1L << unit);
            final boolean tank = state.tables.enemies.armored[state.tables.enemies.type[unit]];
            EnemyHits.place(state, space, unit, false, state.tables.options.hiddenEnemies() && !tank);
        }
    }

    /** Shuffles all Combat markers and draws a hand, before the first activation. */
    void begin() {
        red.draws = 0;
        shuffleAll();
    }

    private void shuffleAll() {
        final int[] pool = state.tables.markers.combatPool;
        System.arraycopy(pool, 0, red.pile, 0, pool.length);
        red.pileSize = pool.length;
        red.handSize = 0;
        while (red.handSize < RedState.HAND && red.pileSize > 0) {
            draw();
        }
    }

    private void draw() {
        final int nth = rolls.pick(RollId.RED_MARKER, 0, 0, red.draws++, red.pileSize);
        red.hand[red.handSize++] = red.pile[nth];
        red.pile[nth] = red.pile[--red.pileSize];
    }

    /** Plays a Combat marker of the hand and draws another; played ones stay out until all have been played. */
    int combatMarker() {
        offerRedraw();
        final Decision decision = redSeat.open(DecisionKind.RED_MARKER, 0);
        addHand(decision, 0);
        final int marker = redSeat.ask();
        discard(marker);
        if (red.pileSize > 0) {
            draw();
        } else if (red.handSize == 0) {
            shuffleAll();
        }
        return marker;
    }

    /** Offers the one-shot marker that returns a Combat marker: another is drawn first, then it joins the pile. */
    private void offerRedraw() {
        if (!red.mayPlay(SapperMarker.REDRAW_MARKER) || red.pileSize == 0) {
            return;
        }
        final Decision decision = redSeat.open(DecisionKind.RED_REDRAW, 0);
        decision.add(0);
        addHand(decision, 1);
        final int chosen = redSeat.ask();
        if (chosen == 0) {
            return;
        }
        red.play(SapperMarker.REDRAW_MARKER);
        trace.tell(Event.SAPPER_MARKER, SapperMarker.REDRAW_MARKER.ordinal());
        discard(chosen - 1);
        draw();
        red.pile[red.pileSize++] = chosen - 1;
    }

    /** Adds each kind of Combat marker in hand once. */
    private void addHand(final Decision decision, final int base) {
        for (int i = 0; i < red.handSize; i++) {
            boolean first = true;
            for (int j = 0; j < i; j++) {
                first &= red.hand[j] != red.hand[i];
            }
            if (first) {
                decision.add(base + red.hand[i]);
            }
        }
    }

    private void discard(final int marker) {
        int at = 0;
        while (red.hand[at] != marker) {
            at++;
        }
        red.handSize--;
        for (; at < red.handSize; at++) {
            red.hand[at] = red.hand[at + 1];
        }
    }

    /** Lets Red move one Enemy to any empty space on HardMove, or none; never a tank (GAP-16). */
    void hardMove() {
        final int empty = state.tables.board.spaces & ~state.enemyMask;
        final Decision decision = redSeat.open(DecisionKind.RED_MOVE, 0);
        decision.add(DecisionKind.NOBODY);
        for (int rest = state.targets(false); rest != 0; rest &= rest - 1) {
            for (int free = empty; free != 0; free &= free - 1) {
                decision.add(Integer.numberOfTrailingZeros(rest) | Integer.numberOfTrailingZeros(free) << 8);
            }
        }
        final int move = redSeat.ask();
        if (move == DecisionKind.NOBODY) {
            return;
        }
        EnemyHits.move(state, move & 255, move >>> 8);
        trace.tell(Event.RED_MOVE, move & 255, move >>> 8);
    }
}
