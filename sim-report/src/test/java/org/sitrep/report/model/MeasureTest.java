package org.sitrep.report.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

class MeasureTest {
    private static final Measure SHARE = Measure.of(Slot.flag("won", "Won", Slot.Better.HIGHER));
    private static final Measure WOUNDS = Measure.of(Slot.count("wounds", "Wounds", "wounds", 40, Slot.Better.LOWER));

    /** A bound that is rounded down would not hold. */
    @ParameterizedTest
    @CsvSource({
        "27.9163, 28 wounds",
        "21.0678, 22 wounds",
        "0.8412, 0.85 wounds",
        "0.0071, 0.0071 wounds",
        "3, 3 wounds",
        "104.2, 110 wounds",
        "0, 0 wounds",
    })
    void aBoundIsRoundedUpToTwoFigures(final double bound, final String shown) {
        assertEquals(shown, WOUNDS.atMost(bound));
    }

    @Test
    void aBoundOfSharesIsInPoints() {
        assertEquals("28 points", SHARE.atMost(0.279163));
        assertEquals("7.3 points", SHARE.atMost(0.0729));
    }

    @Test
    void whatRoundsToZeroHasNoSign() {
        assertEquals("0 ± 6", WOUNDS.signed(new Estimate(0.02, -6, 6, 0.95, 45, "wounds", "test")));
        assertEquals("+2.0 ± 1.0", WOUNDS.signed(new Estimate(2, 1, 3, 0.95, 45, "wounds", "test")));
    }
}
