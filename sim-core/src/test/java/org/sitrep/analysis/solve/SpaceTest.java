package org.sitrep.analysis.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SpaceTest {
    private static final double EXACT = 1e-12;

    private static Candidate of(final String... values) {
        return new Candidate(List.of(values));
    }

    @Test
    void editsAreOrderedByChangesThenByDistance() {
        final Space space = MadeUp.space(List.of("x=0..10", "name=a,b,c"), "4", "b");
        assertEquals(33, space.size());
        final List<Candidate> all = space.all();
        assertEquals(of("4", "b"), all.get(0));
        assertEquals(List.of(of("3", "b"), of("5", "b")), all.subList(1, 3));
        assertEquals(1, space.changes(of("10", "b")));
        assertEquals(0.6, space.distance(of("10", "b")), EXACT);
        assertEquals(1, space.distance(of("4", "c")), EXACT);
        assertTrue(space.byEdit().compare(of("10", "b"), of("5", "c")) < 0, "one far change before two near ones");
    }

    /** 3.0 of the data is 3 of the range; 2.5 is none of its steps, but lies in a range of real numbers. */
    @Test
    void numbersAreTheSameHoweverTheyAreWritten() {
        assertEquals(
                Optional.of(of("3")), MadeUp.space(List.of("x=0..10"), "3.0").presentCandidate());
        assertEquals(Optional.empty(), MadeUp.space(List.of("x=0..10"), "2.5").presentCandidate());
        assertEquals(
                Optional.of(of("2.5")),
                MadeUp.space(List.of("x=0.0..10.0"), "2.5").presentCandidate());
        assertEquals(
                Optional.empty(), MadeUp.space(List.of("x=0.0..10.0"), "12").presentCandidate());
        assertEquals(
                Optional.empty(),
                MadeUp.space(List.of("x=0..10"), (String) null).presentCandidate());
    }

    @Test
    void realNumbersAndHugeGridsAreWithoutNumber() {
        assertEquals(
                Long.MAX_VALUE,
                MadeUp.space(List.of("x=0.0..1.0", "y=1..2"), "0.1", "1").size());
        final String wide = "=0..9999";
        final List<String> factors = List.of("a" + wide, "b" + wide, "c" + wide, "d" + wide, "e" + wide);
        assertEquals(
                Long.MAX_VALUE, MadeUp.space(factors, "1", "1", "1", "1", "1").size());
    }

    /** What the pool offers for edits of one factor changes at most one, and it offers every value of a short range. */
    @Test
    void thePoolKeepsToTheNumberOfChanges() {
        final Space space = MadeUp.space(List.of("x=0..10", "y=0..10", "name=a,b,c"), "4", "4", "b");
        final Pool pool = new Pool(space);
        for (int changes = 1; changes <= 3; changes++) {
            final int most = changes;
            final var edits = pool.edits(changes, List.of(of("1", "2", "c")));
            assertTrue(edits.stream().allMatch(one -> space.changes(one) <= most), "edits of " + changes);
            assertTrue(edits.stream().anyMatch(one -> space.changes(one) == most), "edits of " + changes);
        }
        final var lines = pool.edits(1, List.of());
        for (int x = 0; x <= 10; x++) {
            assertTrue(lines.contains(of(Integer.toString(x), "4", "b")), "x=" + x);
        }
    }

    @Test
    void aFactorThatHasToChangeIsChangedInEveryEdit() {
        final Pool pool = new Pool(MadeUp.space(List.of("x=6..10", "y=0..10"), "4", "4"));
        assertEquals(1, pool.forced());
        assertTrue(pool.edits(1, List.of()).stream()
                .allMatch(one -> one.values().get(1).equals("4")));
    }
}
