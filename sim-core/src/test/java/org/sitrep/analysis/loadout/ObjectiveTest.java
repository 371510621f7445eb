package org.sitrep.analysis.loadout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

class ObjectiveTest {
    private static final Slot HOME = new Slot("home", "Home", "men", Slot.Kind.COUNT, 0, 6, 1, Slot.Better.HIGHER);
    private static final Slot LOST = new Slot("lost", "Lost", "men", Slot.Kind.COUNT, 0, 6, 1, Slot.Better.LOWER);
    private static final Slot THIRDS = new Slot("thirds", "Thirds", "XP", Slot.Kind.COUNT, 0, 9, 3, Slot.Better.HIGHER);
    private static final Slot NEITHER = new Slot("clock", "Clock", "h", Slot.Kind.COUNT, 0, 9, 1, Slot.Better.NEUTRAL);

    private static Objective.Term term(final Slot slot, final String weight) {
        return new Objective.Term(slot, new BigDecimal(weight), false);
    }

    private static TrialValues values(final int[]... rows) {
        return new TrialValues(List.of(HOME, LOST, THIRDS), 0, rows[0].length, 0, rows);
    }

    @Test
    void oneMetricIsItself() {
        final Objective home = new Objective(List.of(term(HOME, "1")));
        assertArrayEquals(new int[] {4, 6}, home.of(values(new int[] {4, 6}, new int[] {2, 0}, new int[] {1, 1})));
        assertEquals("home", home.formula());
        assertEquals(6, home.slot().max());
    }

    /** Of what less is better the sum counts down, and the reader still sees the metric's own sign. */
    @Test
    void whatIsBetterLowCountsNegative() {
        final Objective lost = new Objective(List.of(term(LOST, "1")));
        assertArrayEquals(new int[] {-2, 0}, lost.of(values(new int[] {4, 6}, new int[] {2, 0}, new int[] {1, 1})));
        assertEquals(-6, lost.slot().min());
        final Estimate shown = lost.natural(new Estimate(-1, -2, 0, 0.95, 9, "men", ""));
        assertEquals(1, shown.value());
        assertEquals(2, shown.high());
    }

    /** 0.5 × 4 - 2 × 1 + 1 × 5/3 = 5/3: whole numbers of sixths. */
    @Test
    void weightsAndDivisorsAreExact() {
        final Objective sum = new Objective(List.of(term(HOME, "0.50"), term(LOST, "2"), term(THIRDS, "1")));
        assertEquals(6, sum.slot().divisor());
        assertArrayEquals(
                new int[] {10, Outcome.ABSENT},
                sum.of(values(new int[] {4, 4}, new int[] {1, Outcome.ABSENT}, new int[] {5, 5})));
        assertEquals(-72, sum.slot().min());
        assertEquals(36, sum.slot().max());
        assertEquals("0.5 × home - 2 × lost + 1 × thirds", sum.formula());
    }

    @Test
    void whatCannotBeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> term(HOME, "0"));
        assertThrows(IllegalArgumentException.class, () -> term(NEITHER, "1"));
        assertThrows(
                IllegalArgumentException.class, () -> new Objective(List.of(term(HOME, "0.000001"), term(LOST, "1"))));
        assertThrows(IllegalArgumentException.class, () -> new Objective(List.of(term(HOME, "1e30"))));
    }
}
