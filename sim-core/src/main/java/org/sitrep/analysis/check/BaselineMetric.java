package org.sitrep.analysis.check;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairedChange;

/** The recorded values of a metric: of one slot, or of the two slots of a ratio. */
public sealed interface BaselineMetric permits BaselineSlot, BaselineRatio {
    /** The confidence level of {@link #estimate}. */
    double LEVEL = 0.95;
    /** The share of trials that a change redraws. */
    double REDRAWN = 0.1;
    /** Two-sided normal quantile of the last look of a check at the usual level, 0.995. */
    double LAST_LOOK = 2.807;
    /** Two-sided normal quantile of 0.9. */
    double STRAYS = 1.645;
    /** The logarithm of the share that each end of the last interval may miss, 1 in 400. */
    double RARE = 5.991;

    /** Returns the dotted name. */
    String name();

    /** Returns the greatest difference that counts as none, in the metric's unit; of a share 0 … 1. */
    double margin();

    /** Returns the same metric with another margin. */
    BaselineMetric withMargin(double other);

    /** Returns the records of its slots: one, or numerator and denominator. */
    List<BaselineSlot> slots();

    /** Returns the mean, rate or ratio, with its interval for a number of trials fixed in advance. */
    Estimate estimate();

    /** Returns an empty comparison of a later play with this record. */
    PairedChange change();

    /** Returns the variance of a trial's part in the value, times the squared part of trials that have one. */
    double variance();

    /** Returns the distance between the smallest and the largest possible part of a trial in the value; 0 without. */
    double range();

    /** Returns the share of trials in which two plays on other dice both count; above 0. */
    double presence();

    /** Returns the number of trials. */
    default int trials() {
        return slots().get(0).values().length;
    }

    /** Returns the values: a row for each slot, by trial; must not be written to. */
    default int[][] rows() {
        return slots().stream().map(BaselineSlot::values).toArray(int[][]::new);
    }

    /**
     * Returns the number of trials of a record that decides a margin: enough to show, nine times in ten, that a change
     * which redraws one trial in ten, and moves nothing, is within it. A change of one value seldom redraws more; one
     * that redraws all trials needs up to ten times as many. 0 for a margin of 0, within which no number of trials can
     * show a difference to be.
     *
     * <p>Two plays on other dice differ with twice the variance of one. The interval of the last look ends
     * {@value #LAST_LOOK} standard errors from the difference, which strays by {@value #STRAYS} in one of ten records;
     * rare values add {@code ln(400)} ranges, divided by the number of trials.
     */
    default long trialsFor(final double other) {
        final double needed = spread() / other / other + RARE * range() / other;
        return other > 0 ? (long) Math.ceil(Math.min(Long.MAX_VALUE, needed / presence())) : 0;
    }

    /**
     * Returns the smallest margin that a record of this length decides, see {@link #trialsFor}, rounded up to two
     * significant digits; 0 for a ratio without data.
     */
    default double decidable() {
        final double n = Math.max(1, trials()) * presence();
        final double rare = RARE * range();
        final double smallest = (rare + Math.sqrt(rare * rare + 4 * n * spread())) / (2 * n);
        return new BigDecimal(smallest)
                .round(new MathContext(2, RoundingMode.UP))
                .doubleValue();
    }

    /**
     * Returns the variance of the difference that such a change makes, times the squared distance that
     * {@link #trialsFor} names.
     */
    private double spread() {
        final double distance = LAST_LOOK + STRAYS;
        return REDRAWN * 2 * variance() * distance * distance;
    }
}
