package org.sitrep.analysis.check;

import java.util.List;
import java.util.Objects;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairedRatios;
import org.sitrep.stats.ProductTally;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.SumRatio;

/**
 * The recorded values of the two slots of a ratio: of their sums, numerator divided by denominator.
 *
 * @param ratio its name, unit and slots matter
 * @param margin greatest difference of the ratio that counts as none, in its unit; of a share 0 … 1
 * @param numerator record of the numerator; its margin has no meaning
 * @param denominator record of the denominator over the same trials; its margin has no meaning
 */
public record BaselineRatio(Ratio ratio, double margin, BaselineSlot numerator, BaselineSlot denominator)
        implements BaselineMetric {
    /**
     * Checks that the parts fit together.
     *
     * @throws IllegalArgumentException if the margin is negative, the slots are not those of the ratio, a trial has
     *     only one of the two, or the denominator can be negative
     */
    public BaselineRatio {
        Objects.requireNonNull(ratio);
        BaselineSlot.requireMargin(ratio.name(), margin);
        final int[] above = numerator.values();
        final int[] below = denominator.values();
        boolean together = above.length == below.length
                && numerator.name().equals(ratio.numerator())
                && denominator.name().equals(ratio.denominator());
        for (int i = 0; together && i < above.length; i++) {
            together = (above[i] == Outcome.ABSENT) == (below[i] == Outcome.ABSENT);
        }
        if (!together || denominator.slot().min() < 0) {
            throw new IllegalArgumentException(
                    ratio.name() + ": " + numerator.name() + " and " + denominator.name() + " do not fit together");
        }
    }

    @Override
    public String name() {
        return ratio.name();
    }

    @Override
    public BaselineRatio withMargin(final double other) {
        return new BaselineRatio(ratio, other, numerator, denominator);
    }

    @Override
    public List<BaselineSlot> slots() {
        return List.of(numerator, denominator);
    }

    @Override
    public Estimate estimate() {
        return SumRatio.estimate(
                ratio,
                numerator.slot(),
                SlotTally.of(numerator.slot(), 0, numerator.values()),
                denominator.slot(),
                SlotTally.of(denominator.slot(), 0, denominator.values()),
                ProductTally.of(numerator.slot(), numerator.values(), denominator.slot(), denominator.values()),
                LEVEL);
    }

    @Override
    public PairedRatios change() {
        return new PairedRatios(ratio, numerator.slot(), denominator.slot(), rows());
    }

    /**
     * {@inheritDoc} The part of a trial is {@code (a - R b)} divided by the mean of {@code b}. It is the largest for
     * any {@code R} that a check allows for.
     */
    @Override
    public double variance() {
        if (trials() < 2 || denominator.sum() == 0) {
            return 0;
        }
        final Estimate first = change().first();
        final double most = Double.isNaN(first.low())
                ? squares(observed())
                : Math.max(squares(first.low() / scale()), squares(first.high() / scale()));
        return most / (trials() - 1) / meanOfB() / meanOfB() * scale() * scale();
    }

    /** Returns the sum of the squared distances of {@code a - r b} from its mean. */
    private double squares(final double ratio) {
        final double mean = (numerator.sum() - ratio * denominator.sum()) / trials();
        double squares = 0;
        for (int i = 0; i < trials(); i++) {
            final boolean absent = numerator.values()[i] == Outcome.ABSENT;
            final double rest =
                    absent ? 0 : numerator.values()[i] - ratio * denominator.values()[i];
            squares += (rest - mean) * (rest - mean);
        }
        return squares;
    }

    @Override
    public double range() {
        final double widths = width(numerator.slot()) + Math.abs(observed()) * width(denominator.slot());
        return denominator.sum() == 0 ? 0 : widths / meanOfB() * scale();
    }

    /** {@inheritDoc} A trial without values counts as one with 0 in both. */
    @Override
    public double presence() {
        return 1;
    }

    private static double width(final Slot slot) {
        return (double) slot.max() - slot.min();
    }

    private double scale() {
        return (double) denominator.slot().divisor() / numerator.slot().divisor();
    }

    /** Returns the ratio of the integers; 0 if the denominators sum to 0. */
    private double observed() {
        return denominator.sum() == 0 ? 0 : (double) numerator.sum() / denominator.sum();
    }

    /** Returns the mean integer of the denominator over all trials. */
    private double meanOfB() {
        return (double) denominator.sum() / trials();
    }
}
