package org.sitrep.analysis.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DesignsTest {
    private static final long SEED = 1967;

    private static final List<Factor> MIXED =
            List.of(Factor.of("a=1..5"), Factor.of("b=0.0..1.0"), Factor.of("c=x,y,z"));

    private static List<Factor> factors(final String... texts) {
        return List.of(texts).stream().map(Factor::of).toList();
    }

    @Test
    void theLastFactorOfAGridIsTheFastest() {
        final Design grid = Grids.of(factors("x=1,2", "y=a,b"), 5);
        assertEquals(
                List.of(List.of("1", "a"), List.of("1", "b"), List.of("2", "a"), List.of("2", "b")), grid.points());
        assertEquals(List.of(List.of()), Grids.of(List.of(), 5).points());
        assertEquals(75, Grids.size(MIXED, 5));
        assertEquals(75, new HashSet<>(Grids.of(MIXED, 5).points()).size());
    }

    @Test
    void aGridThatIsTooLargeIsRefused() {
        final List<Factor> vast = factors("a=1..5000", "b=1..5000", "c=1..5000", "d=1..5000", "e=1..5000", "f=1..5000");
        assertEquals(Long.MAX_VALUE, Grids.size(vast, 5));
        assertThrows(IllegalArgumentException.class, () -> Grids.of(vast, 5));
    }

    /** Each part of each range is met once, and the same factors give the same points. */
    @Test
    void aLatinHypercubeMeetsEachPartOnce() {
        final List<Factor> factors = factors("a=0.0..1.0", "b=0.0..1.0", "c=1..20");
        final Design space = LatinHypercube.of(factors, 20, SEED);
        for (int f = 0; f < 3; f++) {
            final Set<Integer> parts = new HashSet<>();
            for (final List<String> point : space.points()) {
                final double number = Double.parseDouble(point.get(f));
                parts.add(f == 2 ? (int) number : (int) (number * 20));
            }
            assertEquals(20, parts.size(), "factor " + f);
        }
        assertEquals(space, LatinHypercube.of(factors, 20, SEED));
        assertEquals(
                6,
                LatinHypercube.of(factors("a=1,2", "b=x,y,z"), 100, SEED)
                        .points()
                        .size(),
                "no point twice");
        assertThrows(IllegalArgumentException.class, () -> LatinHypercube.of(List.of(), 5, SEED));
    }

    /**
     * Each walk changes each factor once and one at a time; over many walks each value of an even number is met about
     * equally.
     */
    @Test
    void walksChangeOneFactorAtATime() {
        final Design walks = MorrisWalks.of(MIXED, 400, SEED);
        assertEquals(100, walks.rows().size());
        for (final List<Integer> walk : walks.rows()) {
            final Set<Integer> changed = new HashSet<>();
            for (int i = 1; i < walk.size(); i++) {
                changed.add(
                        only(walks.points().get(walk.get(i - 1)), walks.points().get(walk.get(i))));
            }
            assertEquals(Set.of(0, 1, 2), changed);
        }
        assertEquals(walks, MorrisWalks.of(MIXED, 400, SEED));
        assertThrows(IllegalArgumentException.class, () -> MorrisWalks.of(MIXED, 15, SEED));
        assertThrows(IllegalArgumentException.class, () -> MorrisWalks.of(factors("a=1"), 100, SEED));
    }

    private static int only(final List<String> before, final List<String> after) {
        int which = -1;
        for (int f = 0; f < before.size(); f++) {
            if (!before.get(f).equals(after.get(f))) {
                assertEquals(-1, which, before + " to " + after);
                which = f;
            }
        }
        assertTrue(which >= 0, before + " to " + after);
        return which;
    }

    /**
     * A move is half the range, so that both halves are met alike: of 200 walks a value is met 25 times or more often,
     * with a chance below 1e-4 of fewer if each of eight is as likely.
     */
    @Test
    void walksMeetAllValuesAlike() {
        final Design walks = MorrisWalks.of(factors("a=1..8", "b=0,1"), 600, SEED);
        final Map<String, Integer> met = new HashMap<>();
        for (final List<Integer> walk : walks.rows()) {
            for (final int point : Set.of(walk.get(0), walk.get(2))) {
                met.merge(walks.points().get(point).get(0), 1, Integer::sum);
            }
        }
        assertEquals(8, met.size());
        met.forEach((value, times) -> assertTrue(times >= 25, value + " " + times));
    }

    /** A row is A, B, and A with one value of B each. */
    @Test
    void pairsExchangeOneFactorEach() {
        final Design pairs = SobolPairs.of(MIXED, 160, SEED);
        assertEquals(32, pairs.rows().size());
        for (final List<Integer> row : pairs.rows()) {
            final List<String> a = pairs.points().get(row.get(0));
            final List<String> b = pairs.points().get(row.get(1));
            for (int f = 0; f < 3; f++) {
                final List<String> exchanged = pairs.points().get(row.get(2 + f));
                for (int g = 0; g < 3; g++) {
                    assertEquals((f == g ? b : a).get(g), exchanged.get(g));
                }
            }
        }
        assertEquals(pairs, SobolPairs.of(MIXED, 160, SEED));
        assertThrows(IllegalArgumentException.class, () -> SobolPairs.of(MIXED, 79, SEED));
    }

    /** Another seed gives other points, so that a second sweep is a second opinion. */
    @Test
    void anotherSeedGivesOtherPoints() {
        for (final Design.Kind kind : List.of(Design.Kind.SPACE, Design.Kind.MORRIS, Design.Kind.SOBOL)) {
            assertNotEquals(
                    Designs.of(Optional.of(kind), MIXED, 5, 100, 1).design().points(),
                    Designs.of(Optional.of(kind), MIXED, 5, 100, 2).design().points(),
                    kind.name());
        }
    }

    /**
     * Each sequence of 16 pairs meets each sixteenth of each range once, on A and on B; and no two sequences are the
     * same.
     */
    @Test
    void eachSequenceIsEvenAndOfItsOwn() {
        final List<Factor> factors = factors("a=0.0..1.0", "b=0.0..1.0");
        final Design pairs = SobolPairs.of(factors, 4 * (16 * SobolPairs.SEQUENCES + 7), SEED);
        assertEquals(16 * SobolPairs.SEQUENCES, pairs.rows().size(), "a multiple of the sequences");
        final Set<String> firsts = new HashSet<>();
        for (int s = 0; s < SobolPairs.SEQUENCES; s++) {
            final List<List<Integer>> sequence = pairs.rows().subList(16 * s, 16 * (s + 1));
            firsts.add(pairs.points().get(sequence.get(0).get(0)).get(0));
            for (int f = 0; f < 2; f++) {
                for (int side = 0; side < 2; side++) {
                    final Set<Integer> parts = new HashSet<>();
                    for (final List<Integer> row : sequence) {
                        parts.add((int) (16
                                * Double.parseDouble(
                                        pairs.points().get(row.get(side)).get(f))));
                    }
                    assertEquals(16, parts.size());
                }
            }
        }
        assertEquals(SobolPairs.SEQUENCES, firsts.size());
    }

    /** A number moves by half its values, and a range of real numbers by four sevenths of its width. */
    @Test
    void aStepIsHalfTheValues() {
        assertEquals(3, MorrisWalks.step(Factor.of("a=1..6")));
        assertEquals(6, MorrisWalks.step(Factor.of("a=2,8")));
        assertEquals(4, MorrisWalks.step(Factor.of("a=0.0..7.0")));
        assertTrue(Double.isNaN(MorrisWalks.step(Factor.of("a=x,y"))));
    }
}
