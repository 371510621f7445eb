package org.sitrep.outcome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomeLayoutTest {
    private static Slot slot(final String name, final int min) {
        return new Slot(name, name, "things", Slot.Kind.QUANTITY, min, 9, 1, Slot.Better.NEUTRAL);
    }

    private static Ratio ratio(final String name, final String a, final String b) {
        return new Ratio(name, name, "share", a, b, Slot.Better.HIGHER);
    }

    private static OutcomeLayout.Builder builder() {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        b.add(slot("a", 0));
        b.add(slot("b", -1));
        return b.headline("a");
    }

    private static void assertRefused(final String message, final OutcomeLayout.Builder builder) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, builder::build).getMessage());
    }

    @Test
    void shouldFindSlotsByName() {
        final OutcomeLayout layout = builder().add(ratio("r", "b", "a")).build();
        assertEquals(1, layout.index("b"));
        assertEquals("b", layout.slot("b").orElseThrow().name());
        assertEquals("r", layout.ratio("r").orElseThrow().name());
        assertThrows(IllegalArgumentException.class, () -> layout.index("r"));
    }

    @Test
    void shouldBeEqualIfAllPartsAre() {
        final OutcomeLayout layout = builder().add(ratio("r", "b", "a")).build();
        final OutcomeLayout same = builder().add(ratio("r", "b", "a")).build();
        assertEquals(layout, same);
        assertEquals(layout.hashCode(), same.hashCode());
        assertNotEquals(layout, builder().build());
        assertNotEquals(
                layout, builder().add(ratio("r", "b", "a")).headline("r").build());
    }

    @Test
    void shouldRefuseNamesThatLeadNowhere() {
        assertRefused("no slot x", builder().add(ratio("r", "x", "a")));
        assertRefused("no slot x", builder().add(ratio("r", "a", "x")));
        assertRefused("no slot x", builder().add(new Series("s", "s", "turn", "things", List.of("a", "x"))));
        assertRefused(
                "no slot x", builder().add(new Group("g", "g", "?", Group.Kind.THEME, List.of("x"), List.of("the x"))));
        assertRefused("no slot x", builder().headline("x"));
    }

    @Test
    void shouldRefuseOneNameForTwoMetrics() {
        assertRefused("metric a twice", builder().add(ratio("a", "b", "a")));
        assertRefused("metric r twice", builder().add(ratio("r", "b", "a")).add(ratio("r", "a", "a")));
        final OutcomeLayout.Builder b = builder();
        assertThrows(IllegalArgumentException.class, () -> b.add(slot("a", 0)));
    }

    @Test
    void shouldRefuseADenominatorThatCanBeNegative() {
        assertRefused("ratio r: denominator b can be negative", builder().add(ratio("r", "a", "b")));
    }

    @Test
    void shouldRefuseAbsentAsAValue() {
        assertThrows(IllegalArgumentException.class, () -> slot("c", Outcome.ABSENT));
    }
}
