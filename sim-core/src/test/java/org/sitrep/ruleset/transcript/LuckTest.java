package org.sitrep.ruleset.transcript;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LuckTest {
    /** A D6 as a law. */
    private static final Law D6 = new Law(IntStream.rangeClosed(1, 6)
            .mapToObj(face -> new Law.Chance(face, 1 / 6.0))
            .toList());

    private static Roll d6(final int face, final int favour) {
        return new Roll("d6", "D6", "", List.of(), face, "", Optional.of(D6), favour);
    }

    private static Luck of(final Roll... rolls) {
        final List<Transcript.Entry> entries = new ArrayList<>();
        Arrays.stream(rolls).forEach(roll -> entries.add(new Transcript.Rolled(roll)));
        return Luck.of(new Transcript(List.of(new Transcript.Step("here", entries))));
    }

    /** Worse are five of six, just as good is one: (5 + 1/2) / 6; for the Enemy's roll the other way round. */
    @Test
    void aRollIsRankedFromThePlayersSide() {
        assertEquals(5.5 / 6, Luck.of(d6(6, 1)).orElseThrow(), 1e-12);
        assertEquals(0.5 / 6, Luck.of(d6(6, -1)).orElseThrow(), 1e-12);
    }

    @Test
    void whatIsNeitherGoodNorBadOrCouldNotFallOtherwiseIsNotRanked() {
        assertTrue(Luck.of(d6(3, 0)).isEmpty());
        assertTrue(Luck.of(new Roll("r", "r", "", List.of(), 3, "", Optional.empty(), 1))
                .isEmpty());
        final Law sure = new Law(List.of(new Law.Chance(3, 1)));
        assertTrue(Luck.of(new Roll("r", "r", "", List.of(), 3, "", Optional.of(sure), 1))
                .isEmpty());
        assertEquals(0, of(d6(3, 0)).count());
        assertEquals(0.5, of(d6(3, 0)).percentile());
    }

    /** Of 36 throws of two dice 10 sum to less than 6, 5 to 6: ranks are in step with faces. */
    @Test
    void aTrialIsRankedAmongAllSumsOfItsRolls() {
        assertEquals((10 + 5 / 2.0) / 36, of(d6(2, 1), d6(4, 1)).percentile(), 1e-9);
        assertEquals((10 + 5 / 2.0) / 36, of(d6(2, 1), d6(3, -1)).percentile(), 1e-9);
    }

    @Test
    void theExtremesAreTold() {
        final Luck luck = of(d6(3, 1), d6(6, 1), d6(6, -1), d6(4, 1));
        assertEquals(List.of(d6(6, 1), d6(4, 1)), luck.luckiest(2));
        assertEquals(List.of(d6(6, -1)), luck.unluckiest(1));
        assertEquals("here", luck.step(luck.unluckiest(1).get(0)));
        assertEquals((2.5 + 5.5 + 0.5 + 3.5) / 6 / 4, luck.mean(), 1e-12);
    }

    /**
     * Beyond some hundred rolls the normal law takes over, close to the exact one: both sides of the limit within half
     * a percent.
     */
    @Test
    void manyRollsGoOverIntoTheNormalLaw() {
        final Roll[] rolls = new Roll[299];
        Arrays.setAll(rolls, i -> d6(i % 6 == 0 ? 6 : 1 + i % 6, 1));
        final Roll[] more = Arrays.copyOf(rolls, 300);
        more[299] = d6(3, 1);
        assertEquals(of(rolls).percentile(), of(more).percentile(), 0.012);
    }
}
