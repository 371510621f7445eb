package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.math3.stat.correlation.Covariance;
import org.apache.commons.math3.stat.descriptive.moment.Variance;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.Draws;
import org.sitrep.rng.TrialKey;

class PairTallyTest {
    private static final Slot SCORE =
            new Slot("score", "Score", "points", Slot.Kind.QUANTITY, -20, 40, 2, Slot.Better.HIGHER);
    private static final Slot LATE = new Slot("late", "Late", "turns", Slot.Kind.COUNT, 0, 9, 1, Slot.Better.LOWER);
    private static final OutcomeLayout LAYOUT = layout();
    private static final int TRIALS = 500;

    private static OutcomeLayout layout() {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        b.add(SCORE);
        b.add(LATE);
        return b.headline("score").build();
    }

    private static int[] values(final long seed, final int common) {
        final int[] values = new int[TRIALS];
        for (int m = 0; m < TRIALS; m++) {
            final int shared = Draws.below(new TrialKey().set(common, m).draw(0), 30);
            values[m] = shared - 15 + Draws.below(new TrialKey().set(seed, m).draw(0), 7);
        }
        return values;
    }

    private static void put(final PairTally tally, final int a, final int b) {
        final Outcome first = new Outcome(LAYOUT);
        final Outcome second = new Outcome(LAYOUT);
        first.set(0, a);
        second.set(0, b);
        tally.accept(first, second);
    }

    private static PairTally tally(final int[] a, final int[] b, final int from, final int to) {
        final PairTally tally = new PairTally(LAYOUT);
        for (int m = from; m < to; m++) {
            put(tally, a[m], b[m]);
        }
        return tally;
    }

    @Test
    void shouldGiveWhatAPlainComputationGives() {
        final int[] a = values(1, 7);
        final int[] b = values(2, 7);
        final double[] difference = new double[TRIALS];
        final double[] x = new double[TRIALS];
        final double[] y = new double[TRIALS];
        double sum = 0;
        for (int m = 0; m < TRIALS; m++) {
            x[m] = a[m] / 2.0;
            y[m] = b[m] / 2.0;
            difference[m] = y[m] - x[m];
            sum += difference[m];
        }
        final PairSums sums = tally(a, b, 0, TRIALS).sums().get(0);
        final Estimate estimate = PairedDifference.estimate(SCORE, sums, 0.95);
        final double variance = new Variance().evaluate(difference);
        assertEquals(sum / TRIALS, estimate.value(), 1e-12);
        // Student's t would have 1.9647 here; the interval also allows for differences of up to 30.
        final double half = 1.9647 * Math.sqrt(variance / TRIALS);
        assertTrue(half < estimate.halfWidth() && estimate.halfWidth() < half + 4 * 30.0 / TRIALS, estimate.toString());
        final double apart = new Variance().evaluate(x) + new Variance().evaluate(y);
        assertEquals(variance / apart, PairedDifference.varianceShare(sums), 1e-12);
        assertEquals(1 - 2 * new Covariance().covariance(x, y) / apart, PairedDifference.varianceShare(sums), 1e-12);
        assertTrue(PairedDifference.varianceShare(sums) < 0.2, "most of the spread is common to both");
    }

    @Test
    void shouldNotDependOnWhoAddsWhat() {
        final int[] a = values(1, 7);
        final int[] b = values(2, 7);
        final PairTally parts = tally(a, b, 300, TRIALS);
        parts.combine(tally(a, b, 0, 17));
        parts.combine(tally(a, b, 17, 300));
        assertEquals(tally(a, b, 0, TRIALS).sums(), parts.sums());
        final PairSums one = tally(a, b, 0, 17).sums().get(0);
        final PairSums two = tally(a, b, 17, TRIALS).sums().get(0);
        assertEquals(parts.sums().get(0), one.combine(two));
        assertEquals(TRIALS, parts.trials());
    }

    @Test
    void shouldLeaveOutWhatOneSideGaveUpOrDidNotReach() {
        final PairTally tally = new PairTally(LAYOUT);
        final Outcome whole = new Outcome(LAYOUT);
        whole.set(0, 4);
        whole.set(1, 2);
        final Outcome part = new Outcome(LAYOUT);
        part.set(0, 5);
        tally.accept(whole, part);
        final Outcome givenUp = new Outcome(LAYOUT);
        givenUp.set(0, 9);
        givenUp.abort("bound");
        tally.accept(whole, givenUp);
        tally.accept(givenUp, whole);
        assertEquals(3, tally.trials());
        assertEquals(2, tally.incomplete());
        assertEquals(
                new PairSums("score", 1, 4, 16, 5, 25, 20, 1, 0, 1),
                tally.sums().get(0));
        assertEquals(
                new PairSums("late", 0, 0, 0, 0, 0, 0, 0, 0, 0), tally.sums().get(1));
    }

    /** 1000 trials without a difference: of the range of 60 / 2, a share of 1 - 0.025^(1/1000) = 0.003682 is left. */
    @Test
    void shouldBoundByTheRangeWhatHardlyEverDiffers() {
        final PairTally tally = new PairTally(LAYOUT);
        for (int m = 0; m < 1000; m++) {
            put(tally, m % 10, m % 10);
        }
        final Estimate same = PairedDifference.estimate(SCORE, tally.sums().get(0), 0.95);
        assertEquals(0, same.value());
        assertEquals(30 * 0.003682, same.high(), 1e-4);
        assertEquals(-same.high(), same.low());
    }

    /**
     * 12 trials that differ by the same have no variance, and that says little: q = 1 - 0.025^(1/12) = 0.2646 of the
     * way to either end of the range, -30 and 30, is left.
     */
    @Test
    void shouldNotTakeTheSameDifferenceInAllTrialsForCertain() {
        final PairTally tally = new PairTally(LAYOUT);
        for (int m = 0; m < 12; m++) {
            put(tally, m, m + 3);
        }
        final Estimate same = PairedDifference.estimate(SCORE, tally.sums().get(0), 0.95);
        assertEquals(1.5, same.value());
        assertEquals(1.5 - 0.2646 * 31.5, same.low(), 1e-2);
        assertEquals(1.5 + 0.2646 * 28.5, same.high(), 1e-2);
    }

    @Test
    void shouldGiveNoIntervalToTooFew() {
        final PairTally tally = new PairTally(LAYOUT);
        put(tally, 1, 3);
        final Estimate estimate = PairedDifference.estimate(SCORE, tally.sums().get(0), 0.95);
        assertEquals(1, estimate.value());
        assertTrue(Double.isNaN(estimate.low()));
        assertThrows(
                IllegalArgumentException.class,
                () -> PairedDifference.estimate(LATE, tally.sums().get(0), 0.95));
    }

    @Test
    void shouldRefuseWhatDoesNotFit() {
        final PairSums a = new PairSums("score", 1, 4, 16, 5, 25, 20, 1, 0, 1);
        assertThrows(IllegalArgumentException.class, () -> a.combine(new PairSums("late", 0, 0, 0, 0, 0, 0, 0, 0, 0)));
        assertThrows(
                ArithmeticException.class,
                () -> a.combine(new PairSums("score", 1, 0, Long.MAX_VALUE, 0, 0, 0, 0, 0, 0)));
        assertThrows(IllegalArgumentException.class, () -> new PairSums("score", 1, 0, 0, 0, 0, 0, 2, 0, 0));
    }

    @Test
    void shouldBeHadAgainFromItsNumbers() {
        final PairTally tally = tally(values(1, 7), values(2, 7), 0, 17);
        final Outcome givenUp = new Outcome(LAYOUT);
        givenUp.abort("bound");
        tally.accept(givenUp, givenUp);
        final PairTally again = PairTally.of(LAYOUT, tally.numbers());
        assertEquals(tally.sums(), again.sums());
        assertEquals(18, again.trials());
        assertEquals(1, again.incomplete());
        assertThrows(IllegalArgumentException.class, () -> PairTally.of(LAYOUT, new long[19]));
        assertThrows(IllegalArgumentException.class, () -> PairTally.of(LAYOUT, new long[21]));
    }
}
