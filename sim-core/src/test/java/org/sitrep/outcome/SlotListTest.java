package org.sitrep.outcome;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Slot.Better;

class SlotListTest {
    @Test
    void addsWhatItIsNamedAfter() {
        final SlotList slots = new SlotList(OutcomeLayout.builder());
        assertEquals(0, slots.flag("won", "Won", Better.HIGHER));
        assertEquals(1, slots.count("a.x", "X of A", "things", 3, Better.NEUTRAL));
        assertEquals(2, slots.count("a.y", "Y of A", "things", 4, Better.NEUTRAL));
        assertEquals(3, slots.hours("time", "Time", 600, Better.LOWER));
        slots.share("xs", "Of Y, X", "a.x", "a.y", Better.HIGHER);
        slots.rectangle(
                "as",
                "A",
                "What of A?",
                Group.Kind.MATRIX,
                List.of("a"),
                List.of("x", "y"),
                List.of("A"),
                List.of("X", "Y"));
        slots.list("none", "None", "Nothing?", Group.Kind.THEME, List.of(), List.of());
        slots.builder().headline("won");
        final OutcomeLayout layout = slots.builder().build();
        assertEquals(
                new Slot("won", "Won", "share", Slot.Kind.FLAG, 0, 1, 1, Better.HIGHER),
                layout.slots().get(0));
        assertEquals(60, layout.slots().get(3).divisor());
        assertEquals(List.of("a.x", "a.y"), layout.groups().get(0).metrics());
        assertEquals(1, layout.groups().size(), "a group of nothing is none");
    }

    @Test
    void namesAreCounted() {
        assertEquals(List.of("k0", "k1"), SlotList.names(2, k -> "k" + k));
        assertEquals(List.of("a", "b", "c"), SlotList.together(List.of("a"), List.of("b", "c")));
    }
}
