package org.sitrep.analysis.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FactorTest {
    @Test
    void listsAreChoicesUnlessTheyAreNumbersAtEqualSteps() {
        final Factor choice = Factor.of("squad=reference,veterans");
        assertEquals(Factor.Kind.CHOICE, choice.kind());
        assertEquals("squad", choice.path());
        assertEquals(List.of("reference", "veterans"), choice.values());
        assertFalse(choice.isNumeric());
        assertEquals(Factor.Kind.STEPS, Factor.of("x=2,5,8").kind());
        assertEquals(Factor.Kind.CHOICE, Factor.of("x=2,5,9").kind());
        assertEquals(Factor.Kind.CHOICE, Factor.of("x=8,5,2").kind());
        assertEquals(Factor.Kind.CHOICE, Factor.of("x=5").kind());
    }

    @Test
    void commasWithinBracketsPartNothing() {
        assertEquals(
                List.of("[1,2]", "{a: 1, b: 2}"),
                Factor.of("x=[1,2],{a: 1, b: 2}").values());
        assertEquals(
                List.of("[]", "[weapon:m60]"),
                Factor.of("forbid=[], [weapon:m60]").values());
    }

    @Test
    void wholeNumbersAndStepsAreCountedOut() {
        assertEquals(List.of("-1", "0", "1"), Factor.of("x=-1..1").values());
        assertEquals(
                List.of("0", "0.25", "0.50", "0.75", "1.00"),
                Factor.of("x=0..1:0.25").values());
        // The last step that fits is the upper end.
        assertEquals(List.of("2", "5", "8"), Factor.of("x=2..9:3").values());
        assertEquals("8", Factor.of("x=2..9:3").high().toPlainString());
    }

    @Test
    void anEndWithAPointMakesARange() {
        final Factor range = Factor.of("x=0.2..0.8");
        assertEquals(Factor.Kind.REAL, range.kind());
        assertTrue(range.values().isEmpty());
        assertEquals(Integer.MAX_VALUE, range.levels());
        assertEquals(List.of("0.2", "0.35", "0.5", "0.65", "0.8"), range.sampled(5));
        assertEquals(List.of("0", "100"), Factor.of("x=0.0..100.0").sampled(2));
        assertEquals(List.of("1", "2"), Factor.of("x=1..2").sampled(9));
        assertThrows(IllegalArgumentException.class, () -> range.sampled(1));
    }

    /** Equal parts of the unit interval belong to equal numbers of values, and a real number lies where it should. */
    @Test
    void placesOfTheUnitIntervalAreValues() {
        final Factor three = Factor.of("x=a,b,c");
        assertEquals("a", three.at(0));
        assertEquals("a", three.at(0.333));
        assertEquals("b", three.at(0.334));
        assertEquals("c", three.at(Math.nextDown(1.0)));
        assertEquals(0.35, Double.parseDouble(Factor.of("x=0.2..0.8").at(0.25)), 1e-4);
        assertThrows(IllegalArgumentException.class, () -> three.at(1));
        assertThrows(IllegalArgumentException.class, () -> three.at(Double.NaN));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "=1", "x=", "x=1,", "x=1,,2", "x=1,1", "x=3..2", "x=2..2", "x=0..1:0", "x=0..100000"})
    void whatIsNoFactorIsRefused(final String text) {
        assertThrows(IllegalArgumentException.class, () -> Factor.of(text));
    }
}
