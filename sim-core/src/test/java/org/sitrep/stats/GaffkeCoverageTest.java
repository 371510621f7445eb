package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Computes how often each limit of {@link GaffkeInterval} misses the true mean, by summing the probabilities of all
 * outcomes: nothing is drawn, so there are no false alarms. No limit may be missed more often than it says, at any
 * level.
 */
class GaffkeCoverageTest {
    private static final double[] LEVELS = {0.8, 0.95, 0.99, 0.995, 0.999, 0.9999};
    /** Relative error of the sums of probabilities. */
    private static final double ROUNDING = 1e-6;

    /**
     * Numbers of three values.
     *
     * @param n trials
     * @param usual the number of most trials
     * @param first the number of {@code firsts} trials, as expected
     * @param second the number of {@code seconds} trials, as expected
     * @param min smallest possible number
     * @param max largest possible number
     */
    private record Law(int n, int usual, int first, double firsts, int second, double seconds, double min, double max) {
        double mean() {
            return usual + (firsts * (first - usual) + seconds * (second - usual)) / n;
        }

        GaffkeInterval.Numbers numbers(final int a, final int b) {
            final int[] counts = {n - a - b, a, b};
            final int[] values = {usual, first, second};
            double sum = 0;
            double squares = 0;
            double smallest = max;
            double largest = min;
            for (int i = 0; i < counts.length; i++) {
                sum += (double) counts[i] * values[i];
                squares += (double) counts[i] * values[i] * values[i];
                smallest = counts[i] == 0 ? smallest : Math.min(smallest, values[i]);
                largest = counts[i] == 0 ? largest : Math.max(largest, values[i]);
            }
            final double mean = sum / n;
            final double variance = smallest == largest ? 0 : (n * squares - sum * sum) / n / n;
            return new GaffkeInterval.Numbers(n, mean, variance, smallest, largest);
        }
    }

    static Stream<Law> laws() {
        final List<Law> laws = new ArrayList<>();
        for (final double expected : new double[] {1, 5, 20, 60}) {
            laws.add(new Law(2_000, 0, 1, expected, -1, 0, -1, 1)); // a flag that one side alone has
        }
        for (final int k : new int[] {2, 6, 20}) {
            for (final double expected : new double[] {0.5, 1, 3, 8}) {
                // As many small gains as make up for the rare loss of k: no difference on average.
                laws.add(new Law(2_000, 0, 1, k * expected, -k, expected, -k, k));
            }
        }
        for (final double expected : new double[] {0.3, 1, 3}) {
            laws.add(new Law(400, 0, 1, 200 - expected, 60, expected, 0, 60)); // a rare large number
        }
        for (final double expected : new double[] {0.5, 2, 6}) {
            laws.add(new Law(30, 0, 1, 9, -3, expected, -3, 3)); // few trials
        }
        laws.add(new Law(1_000, 6, 5, 29.5, 4, 0.3, 0, 6)); // survivors of a patrol
        laws.add(new Law(300, 3, 1, 100, 8, 20, 0, 60)); // far from both ends of the range
        return laws.stream();
    }

    @ParameterizedTest
    @MethodSource("laws")
    void noLimitIsMissedMoreOftenThanItSays(final Law law) {
        final double[] below = new double[LEVELS.length];
        final double[] above = new double[LEVELS.length];
        final BinomialDistribution firsts = BinomialDistribution.of(law.n, law.firsts / law.n);
        double all = 0;
        for (int a = least(firsts); a <= most(firsts); a++) {
            final BinomialDistribution seconds = BinomialDistribution.of(law.n - a, law.seconds / (law.n - law.firsts));
            for (int b = least(seconds); b <= most(seconds); b++) {
                final double probability = firsts.probability(a) * seconds.probability(b);
                final GaffkeInterval.Numbers numbers = law.numbers(a, b);
                final double tail = GaffkeInterval.tail(numbers, law.min, law.max, law.mean());
                final double[] missed = numbers.mean() > law.mean() ? below : above;
                for (int level = 0; level < LEVELS.length; level++) {
                    missed[level] += tail < (1 - LEVELS[level]) / 2 ? probability : 0;
                }
                all += probability;
            }
        }
        assertEquals(1, all, 1e-9);
        for (int level = 0; level < LEVELS.length; level++) {
            final double said = (1 - LEVELS[level]) / 2 * (1 + ROUNDING);
            assertTrue(below[level] <= said, law + ": lower limits of " + LEVELS[level] + " miss " + below[level]);
            assertTrue(above[level] <= said, law + ": upper limits of " + LEVELS[level] + " miss " + above[level]);
        }
    }

    /** Outcomes further than 8 standard deviations and 12 from the mean have a probability below 1e-10. */
    private static int least(final BinomialDistribution counts) {
        return (int) Math.max(0, counts.getMean() - 8 * Math.sqrt(counts.getVariance()) - 12);
    }

    private static int most(final BinomialDistribution counts) {
        return (int) Math.min(counts.getNumberOfTrials(), counts.getMean() + 8 * Math.sqrt(counts.getVariance()) + 12);
    }

    /** A flag is the case that is proved: the limits are those of Clopper and Pearson. */
    @ParameterizedTest
    @CsvSource({"3, 50, 0.95", "1, 2000, 0.999", "40, 41, 0.99", "0, 300, 0.95", "700, 1000, 0.9999"})
    void flagsHaveTheExactInterval(final int successes, final int n, final double level) {
        final double rate = (double) successes / n;
        final GaffkeInterval.Numbers numbers =
                new GaffkeInterval.Numbers(n, rate, rate * (1 - rate), successes == n ? 1 : 0, successes == 0 ? 0 : 1);
        final Interval ours = GaffkeInterval.of(numbers, 0, 1, level);
        final Interval exact = ClopperPearson.interval(successes, n, level);
        assertEquals(exact.low(), ours.low(), 1e-8);
        assertEquals(exact.high(), ours.high(), 1e-8);
    }

    /** Computed with scipy 1.17.1, as in {@link MeanTest}, and with mpmath at 30 digits. */
    @Test
    void theLimitsAreThoseOfAnotherProgram() {
        final Interval limits = GaffkeInterval.of(new GaffkeInterval.Numbers(200, 2.3, 1.89, 0, 20), -36, 36, 0.99);
        assertEquals(1.2740202217388856, limits.low(), 1e-6);
        assertEquals(3.223961961790161, limits.high(), 1e-6);
    }

    /** The interval of a level excludes just those means whose p-value is smaller than the rest. */
    @ParameterizedTest
    @CsvSource({"200, 2.3, 1.89, -36, 36", "1000000, 5.3, 2.1, -3, 60", "12, 1, 0, -6, 6", "50, 0.1, 3, 0, 40"})
    void theLimitsAreWhereThePValueIsWhatTheLevelLeaves(
            final long n, final double mean, final double variance, final double min, final double max) {
        final GaffkeInterval.Numbers numbers = new GaffkeInterval.Numbers(
                n, mean, variance, variance == 0 ? mean : Math.max(min, 0), variance == 0 ? mean : Math.min(max, 20));
        for (final double level : LEVELS) {
            final Interval limits = GaffkeInterval.of(numbers, min, max, level);
            assertTrue(min <= limits.low() && limits.low() < mean && mean < limits.high() && limits.high() <= max);
            if (limits.low() - min > mean / 1_000) { // next to the end the p-value changes by orders of magnitude
                assertEquals(1, GaffkeInterval.probability(numbers, min, max, limits.low()) / (1 - level), 1e-3);
            }
            assertEquals(1, GaffkeInterval.probability(numbers, min, max, limits.high()) / (1 - level), 1e-3);
        }
    }

    /** With a million trials on a range of 20 standard deviations, the interval is 1 % wider than Student's t. */
    @Test
    void manyTrialsComeCloseToStudentsT() {
        final GaffkeInterval.Numbers numbers = new GaffkeInterval.Numbers(1_000_000, 5, 4, 0, 20);
        final Interval limits = GaffkeInterval.of(numbers, 0, 40, 0.95);
        final double half = Interval.t(0.95, 1_000_000) * 2 / 1_000;
        assertEquals(1, (5 - limits.low()) / half, 0.015);
        assertEquals(1, (limits.high() - 5) / half, 0.015);
    }
}
