package org.sitrep.outcome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Set;
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
        assertRefused("no group x", builder().brief(List.of("x")));
    }

    @Test
    void shouldKnowWhatToShowWhereThereIsLittleRoom() {
        final Group group = new Group("g", "g", "?", Group.Kind.THEME, List.of("a"), List.of("the a"));
        final OutcomeLayout layout = builder().add(group).brief(List.of("g")).build();
        assertEquals(List.of("g"), layout.brief());
        assertEquals(List.of(), builder().add(group).build().brief());
        assertNotEquals(layout, builder().add(group).build());
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

    private static Slot count(final String name) {
        return new Slot(name, name, "Marines", Slot.Kind.COUNT, 0, 6, 1, Slot.Better.NEUTRAL);
    }

    private static Survival survival(final String name, final List<String> atRisk, final List<String> lost) {
        return new Survival(name, "Life", "How long?", "trial", List.of(new Survival.Curve("All", atRisk, lost)));
    }

    private static OutcomeLayout.Builder withCounts() {
        final OutcomeLayout.Builder b = builder();
        b.add(count("n"));
        b.add(count("d"));
        return b;
    }

    @Test
    void shouldKnowItsSurvivalCurves() {
        final Survival life = survival("life", List.of("n"), List.of("d"));
        final OutcomeLayout layout = withCounts().add(life).build();
        assertEquals(List.of(life), layout.survivals());
        assertEquals(Set.of("n", "d"), layout.steps());
        assertEquals(
                layout,
                withCounts().add(survival("life", List.of("n"), List.of("d"))).build());
        assertNotEquals(layout, withCounts().build());
        assertNotEquals(
                layout.hashCode(),
                withCounts()
                        .add(survival("time", List.of("n"), List.of("d")))
                        .build()
                        .hashCode());
    }

    @Test
    void shouldRefuseSurvivalOfWhatCannotBeCounted() {
        assertRefused("no slot x", withCounts().add(survival("life", List.of("n"), List.of("x"))));
        assertRefused(
                "survival life: a is not a count", withCounts().add(survival("life", List.of("a"), List.of("d"))));
        assertRefused("survival a: the name is taken", withCounts().add(survival("a", List.of("n"), List.of("d"))));
        assertRefused(
                "survival life: the name is taken",
                withCounts()
                        .add(survival("life", List.of("n"), List.of("d")))
                        .add(survival("life", List.of("n"), List.of("d"))));
    }

    @Test
    void shouldRefuseCurvesOfUnequalLength() {
        final Survival.Curve one = new Survival.Curve("A", List.of("n"), List.of("d"));
        final Survival.Curve two = new Survival.Curve("B", List.of("n", "n"), List.of("d", "d"));
        assertThrows(IllegalArgumentException.class, () -> new Survival.Curve("A", List.of("n"), List.of()));
        assertThrows(IllegalArgumentException.class, () -> new Survival.Curve("A", List.of(), List.of()));
        assertThrows(IllegalArgumentException.class, () -> new Survival("s", "s", "?", "trial", List.of()));
        assertThrows(IllegalArgumentException.class, () -> new Survival("s", "s", "?", "trial", List.of(one, two)));
        assertThrows(IllegalArgumentException.class, () -> new Survival("s", "s", "?", "trial", List.of(one, one)));
    }

    private static Group rectangle(final Group.Kind kind, final List<String> metrics, final List<String> columns) {
        return new Group("g", "g", "?", kind, metrics, List.of("first", "second"), columns);
    }

    @Test
    void shouldReadRectanglesRowByRow() {
        final Group g = rectangle(Group.Kind.MATRIX, List.of("a", "b", "b", "a"), List.of("left", "right"));
        assertEquals("b", g.metric(0, 1));
        assertEquals("b", g.metric(1, 0));
        assertEquals(List.of(g), builder().add(g).build().groups());
    }

    @Test
    void shouldRefuseRectanglesWithHoles() {
        final List<String> four = List.of("a", "b", "b", "a");
        final List<String> two = List.of("left", "right");
        assertThrows(IllegalArgumentException.class, () -> rectangle(Group.Kind.MATRIX, List.of("a", "b", "b"), two));
        assertThrows(IllegalArgumentException.class, () -> rectangle(Group.Kind.MATRIX, four, List.of()));
        assertThrows(IllegalArgumentException.class, () -> rectangle(Group.Kind.THEME, List.of("a", "b"), two));
        assertThrows(IllegalArgumentException.class, () -> rectangle(Group.Kind.PER_SUBJECT, four, two));
    }

    @Test
    void shouldBreakDownSharesOnly() {
        assertRefused(
                "group g: not all of its metrics are shares",
                builder()
                        .add(ratio("r", "b", "a"))
                        .add(rectangle(Group.Kind.BREAKDOWN, List.of("r", "a", "r", "r"), List.of("x", "y"))));
        final OutcomeLayout layout = builder()
                .add(ratio("r", "b", "a"))
                .add(rectangle(Group.Kind.BREAKDOWN, List.of("r", "r", "r", "r"), List.of("x", "y")))
                .build();
        assertEquals(true, layout.isShare("r"));
        assertEquals(false, layout.isShare("a"));
        assertEquals(false, layout.isShare("x"));
    }

    @Test
    void shouldLabelEveryStepOfASeriesOrNone() {
        assertEquals("2", new Series("s", "s", "turn", "things", List.of("a", "b")).stepLabel(1));
        assertEquals(
                "07:00",
                new Series("s", "s", "hour", "things", List.of("a", "b"), List.of("06:00", "07:00")).stepLabel(1));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Series("s", "s", "hour", "things", List.of("a", "b"), List.of("06:00")));
    }

    @Test
    void shouldRefuseAbsentAsAValue() {
        assertThrows(IllegalArgumentException.class, () -> slot("c", Outcome.ABSENT));
    }
}
