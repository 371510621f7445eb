package org.sitrep.dice;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** Counting and listing dice. */
class DiceThrowTest {
    @Test
    void listsItsDiceByColourInAscendingOrder() {
        final DiceThrow dice = new DiceThrow()
                .addAll(DieColour.STRIKE, 6, 3, 6)
                .add(DieColour.FOCUS, 5, 2)
                .addAll(DieColour.FOCUS, 4);
        assertEquals("Focus 4 5 5, Strike 3 6 6, Crit -", dice.toString());
        assertArrayEquals(new int[] {3, 6, 6}, dice.faces(DieColour.STRIKE));
        assertEquals(2, dice.count(DieColour.FOCUS, 5));
        assertEquals(3, dice.dice(DieColour.FOCUS));
        assertEquals(0, dice.dice(DieColour.CRIT));
    }

    @Test
    void clearingLeavesNothing() {
        assertEquals(
                new DiceThrow(), new DiceThrow().addAll(DieColour.CRIT, 1, 2, 6).clear());
    }

    @Test
    void aDieIsTakenAway() {
        final DiceThrow dice = new DiceThrow().addAll(DieColour.STRIKE, 3, 3, 5);
        assertEquals(new DiceThrow().addAll(DieColour.STRIKE, 3, 5), dice.remove(DieColour.STRIKE, 3));
        assertThrows(IllegalArgumentException.class, () -> dice.remove(DieColour.STRIKE, 4));
        assertThrows(IllegalArgumentException.class, () -> dice.remove(DieColour.CRIT, 3));
        assertThrows(IllegalArgumentException.class, () -> dice.remove(DieColour.STRIKE, 7));
        assertThrows(IllegalArgumentException.class, () -> dice.remove(DieColour.STRIKE, 0));
        assertEquals(
                new DiceThrow(),
                new DiceThrow()
                        .addAll(DieColour.CRIT, 1, 6)
                        .remove(DieColour.CRIT, 6)
                        .remove(DieColour.CRIT, 1));
    }

    @Test
    void throwsAreEqualIfTheirCountsAre() {
        final DiceThrow one = new DiceThrow().addAll(DieColour.CRIT, 1, 2);
        final DiceThrow other = new DiceThrow().addAll(DieColour.CRIT, 2, 1);
        assertEquals(one, other);
        assertEquals(one.hashCode(), other.hashCode());
        assertNotEquals(one, other.addAll(DieColour.STRIKE, 1));
    }

    @Test
    void refusesFacesThatADieDoesNotHave() {
        final DiceThrow dice = new DiceThrow();
        assertThrows(IllegalArgumentException.class, () -> dice.add(DieColour.FOCUS, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> dice.add(DieColour.FOCUS, 7, 1));
        assertThrows(IllegalArgumentException.class, () -> dice.add(DieColour.FOCUS, 3, -1));
        assertEquals(new DiceThrow(), dice);
    }
}
