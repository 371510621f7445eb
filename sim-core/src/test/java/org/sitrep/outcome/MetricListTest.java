package org.sitrep.outcome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.sitrep.outcome.MetricList.item;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Slot.Better;

class MetricListTest {
    private static final RuntimeException BEYOND = new IllegalStateException("beyond");
    private static final List<Subject> THINGS =
            List.of(new Subject("a", "A", 0), new Subject("b", "B", Subject.ABSENT), new Subject("c", "C", 1));

    private static final class Made extends Metrics<int[]> {
        Made(final MetricList<int[]> metrics) {
            super(metrics, BEYOND);
        }
    }

    private static MetricList<int[]> list() {
        final MetricList<int[]> list = new MetricList<>();
        list.layout().headline("won");
        return list.flag("won", "Won", Better.HIGHER, s -> s[0] > 0)
                .each(
                        THINGS,
                        thing -> thing.count("x", "X of {}", "things", 9, Better.NEUTRAL, (s, i) -> s[i])
                                .count("n.{}.y", "Y", "things", 9, Better.NEUTRAL, (s, i) -> s[i] + 1)
                                .share("xs", "Of Y, X", "x", "n.{}.y", Better.HIGHER)
                                .share("won", "{} of won", "x", "won", Better.HIGHER));
    }

    @Test
    void namesOfSubjectsFollowTheirIds() {
        final OutcomeLayout layout = new Made(list()).layout();
        assertEquals(
                List.of("won", "a.x", "n.a.y", "b.x", "n.b.y", "c.x", "n.c.y"),
                layout.slots().stream().map(Slot::name).toList());
        assertEquals("X of C", layout.slots().get(5).label());
        assertEquals("n.a.y", layout.ratio("a.xs").orElseThrow().denominator());
        assertEquals("won", layout.ratio("a.won").orElseThrow().denominator(), "what is no subject's own is of all");
    }

    @Test
    void slotsAreReadOffTheStateAndAbsentForWhatIsNotInPlay() {
        final Made made = new Made(list());
        final Outcome outcome = new Outcome(made.layout());
        made.of(new int[] {3, 5}).fill(outcome);
        assertEquals(1, outcome.get(0));
        assertEquals(4, outcome.get(made.layout().index("n.a.y")));
        assertEquals(Outcome.ABSENT, outcome.get(made.layout().index("b.x")));
        assertEquals(5, outcome.get(made.layout().index("c.x")));
    }

    @Test
    void whatItsSlotCannotHoldIsThrown() {
        final Made made = new Made(list());
        final Outcome outcome = new Outcome(made.layout());
        assertSame(
                BEYOND,
                assertThrows(
                        RuntimeException.class, () -> made.of(new int[] {0, 10}).fill(outcome)));
    }

    @Test
    void anOpenSlotCountsWhatIsBeyondItsBoundsAsTheBound() {
        final MetricList<int[]> list = new MetricList<>();
        list.layout().headline("many");
        list.open().count("many", "Many", "things", 9, Better.NEUTRAL, s -> s[0]);
        list.open().of(THINGS.get(0)).quantity("{}.net", "Net", "things", -5, 5, Better.NEUTRAL, s -> s[1]);
        final Made made = new Made(list);
        final Outcome outcome = new Outcome(made.layout());
        made.of(new int[] {10, -6}).fill(outcome);
        assertEquals(9, outcome.get(made.layout().index("many")));
        assertEquals(-5, outcome.get(made.layout().index("a.net")));
        assertSame(
                BEYOND,
                assertThrows(
                        RuntimeException.class, () -> made.of(new int[] {-1, 0}).fill(outcome)),
                "a negative count is a fault");
    }

    @Test
    void elementsOfAnArrayAreReadAtTheSubjectsInPlay() {
        final MetricList<int[]> list = list().each(
                        THINGS,
                        thing -> thing.count("z", "Z", "things", 9, Better.NEUTRAL, MetricList.at(s -> s))
                                .count(
                                        "first",
                                        "First",
                                        "things",
                                        9,
                                        Better.NEUTRAL,
                                        MetricList.first(s -> 1, s -> s)));
        final Made made = new Made(list);
        final Outcome outcome = new Outcome(made.layout());
        made.of(new int[] {3, 5}).fill(outcome);
        assertEquals(3, outcome.get(made.layout().index("a.z")));
        assertEquals(Outcome.ABSENT, outcome.get(made.layout().index("b.z")), "not in play");
        assertEquals(5, outcome.get(made.layout().index("c.z")));
        assertEquals(3, outcome.get(made.layout().index("a.first")));
        assertEquals(Outcome.ABSENT, outcome.get(made.layout().index("c.first")), "beyond the first");
        assertSame(
                BEYOND,
                assertThrows(
                        RuntimeException.class, () -> made.of(new int[] {0, -1}).fill(outcome)));
    }

    @Test
    void anElementReadByItselfIsTheOneThatIsFilled() {
        final MetricList.Reader<int[]> first = MetricList.first(s -> 1, s -> s);
        assertEquals(7, first.read(new int[] {7, 8}, 0));
        assertEquals(Outcome.ABSENT, first.read(new int[] {7, 8}, 1));
    }

    @Test
    void groupsNameDeclaredMetrics() {
        final MetricList<int[]> list = list();
        list.theme("own", "Own").asks("What?").of(list.items("won", "a.x"));
        list.theme("none", "None").asks("Nothing?").of();
        list.perSubject("xs", "Xs").asks("What?").of(MetricList.items(THINGS, "x"));
        list.matrix("all", "All").asks("What?").of(THINGS, item("x", "X"), item("n.{}.y", "Y"));
        final List<Group> groups = new Made(list).layout().groups();
        assertEquals(3, groups.size(), "a group of nothing is none");
        assertEquals(List.of("Won", "X of A"), groups.get(0).itemLabels());
        assertEquals(List.of("a.x", "b.x", "c.x"), groups.get(1).metrics());
        assertEquals(List.of("A", "B", "C"), groups.get(1).itemLabels());
        assertEquals("n.b.y", groups.get(2).metric(1, 1));
    }

    @Test
    void whatIsImpossibleIsDeclaredWithItsSubjectsAndIsStillRead() {
        final MetricList<int[]> list = list();
        list.possible(false)
                .flag("lost", "Lost", Better.LOWER, s -> s[0] < 0)
                .each(THINGS, thing -> thing.open().count("z", "Z", "things", 9, Better.LOWER, (s, i) -> s[i]));
        list.possible(true).flag("drawn", "Drawn", Better.NEUTRAL, s -> s[0] == 0);
        final Made made = new Made(list);
        assertEquals(
                List.of("lost", "a.z", "b.z", "c.z"), List.copyOf(made.layout().impossible()));
        final Outcome outcome = new Outcome(made.layout());
        made.of(new int[] {3, 5}).fill(outcome);
        assertEquals(5, outcome.get(made.layout().index("c.z")), "a wrong declaration hides no value");
    }

    @Test
    void onlyASlotIsImpossible() {
        final MetricList<int[]> list = list();
        list.layout().impossible("a.xs");
        assertThrows(IllegalArgumentException.class, () -> new Made(list));
    }
}
