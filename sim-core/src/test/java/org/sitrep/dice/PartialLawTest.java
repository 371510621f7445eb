package org.sitrep.dice;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartialLawTest {
    private static final double ROUNDING = 1e-12;
    private static final MatchRule RULE = MatchRule.STANDARD;

    @Test
    void onAllFacesItIsTheLawOfTheThrow() {
        assertArrayEquals(byHits(ExactLaw.of(RULE, 3, 4, 2).total()), PartialLaw.of(RULE, 3, 4, 2, 6), ROUNDING);
    }

    @Test
    void onOneFaceItIsTheLawOfAFace() {
        assertArrayEquals(byHits(ExactLaw.of(RULE, 3, 4, 2).face()), PartialLaw.of(RULE, 3, 4, 2, 1), ROUNDING);
    }

    private static double[] byHits(final List<ExactLaw.Entry> law) {
        final double[] probabilities = new double[law.get(law.size() - 1).hits() + 1];
        law.forEach(entry -> probabilities[entry.hits()] += entry.probability().doubleValue());
        return probabilities;
    }

    /** All 6^5 throws of two Focus, two Strike and one Crit, counted. */
    @ParameterizedTest
    @ValueSource(ints = {0, 2, 3, 5})
    void agreesWithAllThrowsCounted(final int faces) {
        final double[] counted = new double[64];
        for (int nth = 0; nth < 7776; nth++) {
            final int[] die = {nth % 6, nth / 6 % 6, nth / 36 % 6, nth / 216 % 6, nth / 1296};
            int hits = 0;
            for (int face = 0; face < faces; face++) {
                final int at = face;
                hits += RULE.faceHits(
                        (int) IntStream.of(die[0], die[1]).filter(f -> f == at).count(),
                        (int) IntStream.of(die[2], die[3]).filter(f -> f == at).count(),
                        die[4] == at ? 1 : 0);
            }
            counted[hits] += 1 / 7776.0;
        }
        final double[] law = PartialLaw.of(RULE, 2, 2, 1, faces);
        for (int hits = 0; hits < counted.length; hits++) {
            assertEquals(counted[hits], hits < law.length ? law[hits] : 0, ROUNDING, "hits " + hits);
        }
    }

    /** PH-DICE-5. */
    @Test
    void withoutFocusNothingHits() {
        assertArrayEquals(new double[] {1}, PartialLaw.of(RULE, 0, 4, 2, 6));
    }

    @Test
    void thereAreSixFaces() {
        assertThrows(IllegalArgumentException.class, () -> PartialLaw.of(RULE, 1, 1, 1, 7));
    }
}
