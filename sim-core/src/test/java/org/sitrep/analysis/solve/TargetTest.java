package org.sitrep.analysis.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.stats.Estimate;

class TargetTest {
    private static final double EXACT = 1e-12;

    @ParameterizedTest
    @CsvSource({
        "primary=0.55±0.02, 0.53, 0.57, false",
        "primary=0.55+-0.02, 0.53, 0.57, false",
        "primary = 0.55 +/- 0.02, 0.53, 0.57, false",
        "primary=55%±2%, 0.53, 0.57, true",
        "primary=55±2%, 0.53, 0.57, true",
        "primary=0.5..0.6, 0.5, 0.6, false",
        "primary=50%..60%, 0.5, 0.6, true",
        "primary=-1±.5, -1.5, -0.5, false",
        "primary<=0.8, -Infinity, 0.8, false",
        "primary ≤ 80 %, -Infinity, 0.8, true",
        "primary>=5, 5, Infinity, false",
        "primary≥5, 5, Infinity, false",
    })
    void aTargetIsReadAsItIsWritten(final String text, final double low, final double high, final boolean percent) {
        final Target target = Target.of(text);
        assertEquals("primary", target.metric());
        assertEquals(Optional.empty(), target.bot());
        assertEquals(low, target.low(), EXACT);
        assertEquals(high, target.high(), EXACT);
        assertEquals(percent, target.percent());
        assertEquals(text, target.text());
    }

    /** A bot may have a budget behind a colon of its own. */
    @Test
    void whatStandsBeforeTheLastColonIsTheBot() {
        assertEquals(Optional.of("rifleman"), Target.of("rifleman:primary>=0.5").bot());
        assertEquals(
                Optional.of("searcher:200"),
                Target.of("searcher:200:primary>=0.5").bot());
        assertEquals("primary", Target.of("searcher:200:primary>=0.5").metric());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "primary",
                "primary=",
                "=0.5±0.1",
                "primary=half",
                "primary=0.5",
                "primary=0.5±0",
                "primary=55%±0.02",
                "primary=0.6..0.5",
                "primary<0.5",
                "primary<=0.5±0.1"
            })
    void whatIsNoTargetIsRefusedWithWhatToWrite(final String text) {
        final IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> Target.of(text));
        assertTrue(refused.getMessage().startsWith(text), refused.getMessage());
        assertFalse(refused.getMessage().endsWith(text), refused.getMessage());
    }

    private static Estimate estimate(final double low, final double high) {
        return new Estimate((low + high) / 2, low, high, 0.95, 100, "share", "test");
    }

    @Test
    void aStatusIsThatOfTheWholeInterval() {
        final Target target = Target.of("primary=0.5..0.6");
        assertEquals(Target.Status.MET, target.status(estimate(0.5, 0.6)));
        assertEquals(Target.Status.OPEN, target.status(estimate(0.49, 0.6)));
        assertEquals(Target.Status.OPEN, target.status(estimate(0.4, 0.7)));
        assertEquals(Target.Status.OPEN, target.status(estimate(0.6, 0.7)));
        assertEquals(Target.Status.MISSED, target.status(estimate(0.61, 0.7)));
        assertEquals(Target.Status.MISSED, target.status(estimate(0.3, 0.49)));
        assertEquals(Target.Status.OPEN, target.status(estimate(Double.NaN, Double.NaN)));
    }

    @Test
    void aViolationIsCountedInTolerances() {
        final Target around = Target.of("primary=0.5±0.1");
        assertEquals(0, around.violation(0.6), 0);
        assertEquals(1, around.violation(0.7), EXACT);
        assertEquals(2, around.violation(0.2), EXACT);
        assertEquals(2, Target.of("kia<=10").violation(11), EXACT);
        assertEquals(2, Target.of("kia<=0.1").violation(0.2), EXACT);
    }
}
