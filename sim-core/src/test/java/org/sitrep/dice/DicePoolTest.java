package org.sitrep.dice;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rng.TrialKey;

/** Limits of a pool, and that every entry point holds to them. */
class DicePoolTest {
    @Test
    void theSmallestAndLargestPoolsAreAllowed() {
        assertDoesNotThrow(() -> DicePool.check(0, 0, 0));
        assertDoesNotThrow(() -> DicePool.check(8, 20, 8));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "9|0|0|dice pool Focus 9, Strike 0, Crit 0 is outside the limits: Focus must be 0-8, not 9",
                "-1|3|2|dice pool Focus -1, Strike 3, Crit 2 is outside the limits: Focus must be 0-8, not -1",
                "1|21|2|dice pool Focus 1, Strike 21, Crit 2 is outside the limits: Strike must be 0-20, not 21",
                "8|21|8|dice pool Focus 8, Strike 21, Crit 8 is outside the limits: Strike must be 0-20, not 21",
                "0|-7|0|dice pool Focus 0, Strike -7, Crit 0 is outside the limits: Strike must be 0-20, not -7",
                "1|-7|2|dice pool Focus 1, Strike -7, Crit 2 is outside the limits: Strike must be 0-20, not -7",
                "9|2|-1|dice pool Focus 9, Strike 2, Crit -1 is outside the limits: Focus must be 0-8, not 9;"
                        + " Crit must be 0-8, not -1"
            })
    void everyEntryPointNamesTheLimit(final int focus, final int strike, final int crit, final String message) {
        final FaceSampler faces = new FaceSampler(MatchRule.STANDARD);
        final TrialKey key = new TrialKey();
        final ReferenceResolver reference = new ReferenceResolver(MatchRule.STANDARD);
        assertMessage(message, () -> DicePool.check(focus, strike, crit));
        assertMessage(message, () -> ExactLaw.of(MatchRule.STANDARD, focus, strike, crit));
        assertMessage(message, () -> new TotalSampler(MatchRule.STANDARD, focus, strike, crit));
        assertMessage(message, () -> new ConditionalThrow(MatchRule.STANDARD, focus, strike, crit));
        assertMessage(message, () -> faces.sample(key, 0, focus, strike, crit));
        assertMessage(message, () -> faces.explain(key, 0, focus, strike, crit, new DiceThrow()));
        assertMessage(message, () -> reference.resolve(() -> 1, focus, strike, crit));
    }

    @ParameterizedTest
    @CsvSource({"3,1,1,Focus", "1,5,1,Strike", "1,1,2,Crit", "-1,1,1,Focus", "1,-1,1,Strike", "1,1,-1,Crit"})
    void aTotalSamplerHoldsToItsOwnMaxima(final int focus, final int strike, final int crit, final String colour) {
        final TotalSampler sampler = new TotalSampler(MatchRule.STANDARD, 2, 4, 1);
        final String limit = colour + " must be 0-" + (colour.equals("Focus") ? 2 : colour.equals("Strike") ? 4 : 1);
        for (final Runnable use : new Runnable[] {
            () -> sampler.sample(0L, focus, strike, crit),
            () -> sampler.mean(focus, strike, crit),
            () -> sampler.probabilityCritical(focus, strike, crit),
            () -> sampler.probabilityAtLeast(focus, strike, crit, 1)
        }) {
            final String message =
                    assertThrows(IllegalArgumentException.class, use::run).getMessage();
            assertEquals(true, message.contains(limit), message);
        }
    }

    private static void assertMessage(final String message, final Runnable use) {
        assertEquals(
                message, assertThrows(IllegalArgumentException.class, use::run).getMessage());
    }
}
