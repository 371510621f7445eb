package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Slot;

/** Confidence sequences against limits computed elsewhere; what they miss is in {@link AnytimeCoverageTest}. */
class AnytimeTest {
    private static final Slot SURVIVORS =
            new Slot("s", "survivors", "Marines", Slot.Kind.COUNT, 0, 6, 1, Slot.Better.HIGHER);

    /** Roots of the mixture's logarithm by 160 bisections at 40 digits with mpmath 1.3.0. */
    @ParameterizedTest
    @CsvSource({
        "0, 100, 0.95, 0, 0.0570285976387719",
        "3, 1000, 0.95, 0.0001238737540981, 0.0143121541321244",
        "50, 100, 0.95, 0.338257552645792, 0.661742447354208",
        "512, 1000, 0.99, 0.447789594187257, 0.575946597201986",
        "747600, 1000000, 0.95, 0.745641498686326, 0.749551813330858",
        "999999, 1000000, 0.95, 0.999986206914624, 0.999999999985895"
    })
    void shouldAgreeWithLimitsComputedElsewhere(
            final long successes, final long n, final double level, final double low, final double high) {
        final Estimate e = BetaBinomialSequence.estimate(successes, n, level, "share");
        assertEquals(low, e.low(), 1e-9);
        assertEquals(high, e.high(), 1e-9);
        assertEquals("beta-binomial, anytime", e.method());
    }

    /** Likewise. */
    @Test
    void shouldWeighEvidenceAgainstARate() {
        assertEquals(5.69709404440132, BetaBinomialSequence.logEvidence(30, 100, 0.5), 1e-11);
        assertEquals(5.195319509003, BetaBinomialSequence.logEvidence(0, 10, 0.5), 1e-11);
        assertEquals(0, BetaBinomialSequence.logEvidence(0, 0, 0.5), 1e-12);
        assertEquals(Double.POSITIVE_INFINITY, BetaBinomialSequence.logEvidence(1, 10, 0));
    }

    @Test
    void shouldBeRightAtTheEnds() {
        assertEquals(0, BetaBinomialSequence.estimate(0, 50, 0.95, "share").low());
        assertEquals(1, BetaBinomialSequence.estimate(50, 50, 0.95, "share").high());
        final Estimate nothing = BetaBinomialSequence.estimate(0, 0, 0.95, "share");
        assertTrue(Double.isNaN(nothing.value()) && Double.isNaN(nothing.low()) && Double.isNaN(nothing.high()));
        assertThrows(IllegalArgumentException.class, () -> BetaBinomialSequence.estimate(3, 2, 0.95, "share"));
        assertThrows(IllegalArgumentException.class, () -> BetaBinomialSequence.estimate(1, 2, 1, "share"));
        assertThrows(IllegalArgumentException.class, () -> BetaBinomialSequence.logEvidence(1, 2, 1.5));
    }

    /** Best bets by scipy 1.17.1's bounded minimizer, limits by its brentq. */
    @Test
    void shouldAgreeWithBetsOptimizedElsewhere() {
        final Estimate six = BettingSequence.estimate(SURVIVORS, tally(1, 2, 5, 20, 60, 200, 712), 0.95);
        assertEquals(6 * 0.9306666666666668, six.value(), 1e-12);
        assertEquals(6 * 0.9134692336369368, six.low(), 1e-6);
        assertEquals(6 * 0.944788713226672, six.high(), 1e-6);
        final Interval five = BettingSequence.interval(new long[] {10, 20, 40, 20, 10}, 0.99);
        assertEquals(0.3923809062019035, five.low(), 1e-7);
        assertEquals(0.6076190937980964, five.high(), 1e-7);
    }

    /** The same trials counted in halves from -4 to 4: everything lies at half its place, less 2. */
    @Test
    void shouldScaleAndShiftWithTheSlot() {
        final Slot whole = new Slot("s", "s", "points", Slot.Kind.QUANTITY, 0, 8, 1, Slot.Better.HIGHER);
        final Slot halves = new Slot("s", "s", "points", Slot.Kind.QUANTITY, -4, 4, 2, Slot.Better.HIGHER);
        final long[] counts = {3, 0, 9, 40, 0, 7, 1, 0, 2};
        final long[] first = new long[counts.length];
        final Estimate plain = BettingSequence.estimate(whole, SlotTally.of(whole, counts, first), 0.95);
        final Estimate shifted = BettingSequence.estimate(halves, SlotTally.of(halves, counts, first), 0.95);
        assertEquals(plain.value() / 2 - 2, shifted.value(), 1e-12);
        assertEquals(plain.low() / 2 - 2, shifted.low(), 1e-12);
        assertEquals(plain.high() / 2 - 2, shifted.high(), 1e-12);
        assertTrue(plain.low() > 2 && plain.high() < 6, plain.toString());
        assertThrows(
                IllegalArgumentException.class,
                () -> BettingSequence.estimate(halves, SlotTally.of(SURVIVORS, new long[7], new long[7]), 0.95));
    }

    private static SlotTally tally(final long... counts) {
        return SlotTally.of(SURVIVORS, counts, new long[counts.length]);
    }

    /**
     * Of flags the beta-binomial mixture is the universal portfolio itself, whose capital the bound by its regret never
     * exceeds, and reaches when all trials end alike.
     */
    @ParameterizedTest
    @ValueSource(longs = {0, 1, 7, 30, 99, 100})
    void shouldBetOnFlagsNoBetterThanTheMixture(final long successes) {
        final long[] counts = {100 - successes, successes};
        final double mixture = BetaBinomialSequence.logEvidence(successes, 100, 0.4);
        final double bets = BettingSequence.logEvidence(counts, 0.4);
        if (successes == 0 || successes == 100) {
            assertEquals(mixture, bets, 1e-9);
        } else {
            assertTrue(bets < mixture && bets > mixture - 1, bets + " against " + mixture);
        }
    }

    /** There are not many numbers so near to 1: the search for the limit has to end all the same. */
    @Test
    @Timeout(20)
    void shouldEndWhereTheMeanIsCloseToTheGreatestValue() {
        final Estimate close = BettingSequence.estimate(SURVIVORS, tally(0, 0, 0, 0, 0, 1, 9_999_999), 0.95);
        assertTrue(close.value() < close.high() && close.high() < 6, close.toString());
        assertTrue(6 - close.low() < 1e-5, close.toString());
        final Estimate far = BettingSequence.estimate(SURVIVORS, tally(9_999_999, 1, 0, 0, 0, 0, 0), 0.95);
        assertEquals(6 - close.low(), far.high(), 1e-12);
        assertEquals(6 - close.high(), far.low(), 1e-12);
    }

    @Test
    void shouldStayWithinTheRangeAndShrinkWithTheSpread() {
        final Estimate all = BettingSequence.estimate(SURVIVORS, tally(0, 0, 0, 0, 0, 0, 1_000), 0.95);
        assertEquals(6, all.high());
        assertTrue(all.low() > 5.9, all.toString());
        final Estimate narrow = BettingSequence.estimate(SURVIVORS, tally(0, 0, 0, 1_000, 0, 0, 0), 0.95);
        final Estimate wide = BettingSequence.estimate(SURVIVORS, tally(500, 0, 0, 0, 0, 0, 500), 0.95);
        assertTrue(10 * narrow.halfWidth() < wide.halfWidth(), narrow + " " + wide);
        assertTrue(Double.isNaN(BettingSequence.estimate(SURVIVORS, tally(0, 0, 0, 0, 0, 0, 0), 0.95)
                .low()));
        assertEquals(new Interval(0, 0), BettingSequence.interval(new long[] {5}, 0.95));
        assertThrows(IllegalArgumentException.class, () -> BettingSequence.logEvidence(new long[] {1, 1}, 0));
        assertThrows(
                IllegalArgumentException.class,
                () -> BettingSequence.estimate(SURVIVORS, new SlotTally("s", 0, 0, 0, new long[2], new long[2]), 0.95));
    }
}
