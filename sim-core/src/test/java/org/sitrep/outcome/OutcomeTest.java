package org.sitrep.outcome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OutcomeTest {
    private static Outcome outcome() {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        b.add(new Slot("a", "a", "things", Slot.Kind.COUNT, 0, 9, 1, Slot.Better.NEUTRAL));
        b.add(new Slot("b", "b", "things", Slot.Kind.COUNT, 0, 9, 1, Slot.Better.NEUTRAL));
        return new Outcome(b.headline("a").build());
    }

    @Test
    void shouldBeAsNewAfterReset() {
        final Outcome used = outcome();
        used.set(0, 4);
        used.setDecisions(7);
        used.abort("bound");
        assertTrue(used.aborted());
        used.reset();
        assertEquals(outcome().hash(3), used.hash(3));
        assertEquals(Outcome.ABSENT, used.get(0));
        assertEquals(0, used.decisions());
        assertEquals("", used.abortReason());
    }

    /**
     * Each of 10 x 10 x 3 x 2 x 4 outcomes has a hash of its own; by chance two would meet with a probability of 2e-13.
     */
    @Test
    void shouldHashEverythingButTheReason() {
        final Set<Long> hashes = new HashSet<>();
        for (int i = 0; i < 2_400; i++) {
            final Outcome o = outcome();
            o.set(0, i % 10);
            o.set(1, i / 10 % 10);
            o.setDecisions(i / 100 % 3);
            if (i / 300 % 2 == 1) {
                o.abort("bound");
            }
            assertTrue(hashes.add(o.hash(i / 600)), "outcome " + i);
        }
        assertNotEquals(outcome().hash(0), outcome().hash(-1));
    }
}
