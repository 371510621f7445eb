package org.sitrep.rulesets.purplehaze.combat;

import java.util.Arrays;
import org.sitrep.dice.DiceThrow;
import org.sitrep.dice.DieColour;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;

/**
 * Offers the one-shot marker with which Red throws any dice of an Enemy Combat test again (PH-OPT-3). Red sees the
 * individual dice.
 */
final class RedDice extends CombatPart {
    private static final DieColour[] COLOURS = DieColour.values();
    private static final int FACES = 6;

    private final RedState red = state.red;
    private final Seat<?> redSeat = squadParts.redSeat;
    private final DiceThrow more = new DiceThrow();

    RedDice(final Combat combat) {
        super(combat);
    }

    /**
     * Lets Red throw dice of a test again, picking them up one by one, and returns the resulting test.
     *
     * @param test the roll of the test: {@link RollId#ENEMY_TEST} and so on
     * @param result its result, packed as in {@link org.sitrep.dice.FaceSampler}
     */
    long offer(final RollId test, final int focus, final int strike, final int crit, final long result) {
        if (redSeat == null || focus <= 0 || !red.mayPlay(SapperMarker.REROLL_DICE)) {
            return result;
        }
        rolls.throwDice(test, state.enemyActivations, 0, focus, strike, crit, red.dice);
        Arrays.fill(red.again, 0);
        int picked = 0;
        while (pickUpOne(test)) {
            picked++;
        }
        if (picked == 0) {
            return result;
        }
        red.play(SapperMarker.REROLL_DICE);
        trace.tell(Event.SAPPER_MARKER, SapperMarker.REROLL_DICE.ordinal());
        rolls.throwDice(
                RollId.RED_DICE, state.enemyActivations, test.number(), red.again[0], red.again[1], red.again[2], more);
        addMore();
        final long now = state.tables.faces.score(red.dice);
        trace.tell(Event.THROWN_AGAIN, now);
        return now;
    }

    /** Asks for one more die and picks it up; returns false if Red takes no more. */
    private boolean pickUpOne(final RollId test) {
        final Decision decision = redSeat.open(DecisionKind.RED_REROLL, test.number());
        decision.add(0);
        for (int colour = 0; colour < COLOURS.length; colour++) {
            for (int face = 1; face <= FACES; face++) {
                if (red.dice.count(COLOURS[colour], face) > 0) {
                    decision.add(colour * FACES + face);
                }
            }
        }
        final int chosen = redSeat.ask();
        if (chosen == 0) {
            return false;
        }
        final int colour = (chosen - 1) / FACES;
        red.dice.remove(COLOURS[colour], (chosen - 1) % FACES + 1);
        red.again[colour]++;
        return true;
    }

    private void addMore() {
        for (final DieColour colour : COLOURS) {
            for (int face = 1; face <= FACES; face++) {
                red.dice.add(colour, face, more.count(colour, face));
            }
        }
    }
}
