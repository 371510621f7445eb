package org.sitrep.ruleset.transcript;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LawTest {
    private static final Law COIN = new Law(List.of(new Law.Chance(0, 0.25), new Law.Chance(3, 0.75)));

    @Test
    void aMiddleRankIsWhatIsLessAndHalfOfWhatIsJustAsMuch() {
        assertEquals(0.125, COIN.midRank(0));
        assertEquals(0.625, COIN.midRank(3));
        assertThrows(IllegalArgumentException.class, () -> COIN.midRank(1));
    }

    @Test
    void middleRanksAreOneHalfOnAverage() {
        double mean = 0;
        for (final Law.Chance chance : COIN.chances()) {
            mean += chance.probability() * COIN.midRank(chance.value());
        }
        assertEquals(0.5, mean, 1e-15);
    }

    @Test
    void whatIsNoLawIsRefused() {
        final Law.Chance half = new Law.Chance(2, 0.5);
        assertThrows(IllegalArgumentException.class, () -> new Law(List.of(half)));
        assertThrows(IllegalArgumentException.class, () -> new Law(List.of(half, half)));
        assertThrows(IllegalArgumentException.class, () -> new Law(List.of(half, new Law.Chance(1, 0.5))));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Law(List.of(half, new Law.Chance(3, 0), new Law.Chance(4, 0.5))));
    }

    @Test
    void aRollHasAValueOfItsLaw() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new Roll("toss", "Toss", "", List.of(), 1, "edge", Optional.of(COIN), 0));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Roll("toss", "Toss", "", List.of(), 3, "tails", Optional.of(COIN), 2));
    }
}
