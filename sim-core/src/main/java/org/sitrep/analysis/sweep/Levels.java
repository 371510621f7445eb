package org.sitrep.analysis.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.TrialMean;

/** The means of a metric at each value of a factor, trial by trial, and the statistics computed from them. */
final class Levels {
    /** A value of the factor. */
    private record At(String value, double at, double[] trials, double otherVariance, double beyond) {
        double mean() {
            return TrialMean.mean(trials);
        }
    }

    private final Responses responses;
    private final List<At> all = new ArrayList<>();
    private final int freedom;

    /**
     * @param freedom degrees of freedom of the variances other than that of the trials; {@link Integer#MAX_VALUE} if
     *     there are no such variances
     */
    Levels(final Responses responses, final int freedom) {
        this.responses = responses;
        this.freedom = freedom;
    }

    /**
     * Adds a value, numbers in ascending order.
     *
     * @param beyond how far a trial's number may lie beyond the metric's range on either side, in parts of the range
     */
    void add(
            final String value,
            final double at,
            final double[] trials,
            final double otherVariance,
            final double beyond) {
        all.add(new At(value, at, trials, otherVariance, beyond));
    }

    Effect effect(final String path, final boolean numeric, final double level, final double each, final String basis) {
        final List<Effect.Level> curve = all.stream()
                .map(at -> new Effect.Level(at.value, at.at, mean(at, level)))
                .toList();
        final boolean several = all.size() > 1;
        return new Effect(
                path,
                responses.slot().name(),
                curve,
                several && numeric ? Optional.of(change(all.get(0), all.get(all.size() - 1), each)) : Optional.empty(),
                several ? Optional.of(widest(each)) : Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                basis);
    }

    private Estimate mean(final At at, final double level) {
        return estimate(at.trials, responses.least(), responses.greatest(), at.otherVariance, at.beyond, level);
    }

    /**
     * Returns the mean of trials. What a straight line puts beyond the limits counts as the limit: the true mean lies
     * within them.
     */
    private Estimate estimate(
            final double[] trials,
            final double least,
            final double greatest,
            final double otherVariance,
            final double beyond,
            final double level) {
        final double more = beyond * responses.range();
        final Estimate mean = TrialMean.estimate(
                trials,
                least - more,
                greatest + more,
                otherVariance,
                freedom,
                level,
                responses.slot().unit());
        return new Estimate(
                within(mean.value(), least, greatest),
                within(mean.low(), least, greatest),
                within(mean.high(), least, greatest),
                level,
                mean.n(),
                mean.unit(),
                mean.method());
    }

    private static double within(final double value, final double least, final double greatest) {
        return Math.max(least, Math.min(greatest, value));
    }

    private Effect.Span change(final At from, final At to, final double level) {
        final double[] difference = new double[responses.trials()];
        for (int m = 0; m < difference.length; m++) {
            difference[m] = to.trials[m] - from.trials[m];
        }
        return new Effect.Span(
                from.value,
                to.value,
                estimate(
                        difference,
                        -responses.range(),
                        responses.range(),
                        from.otherVariance + to.otherVariance,
                        from.beyond + to.beyond,
                        level));
    }

    /**
     * Returns the widest change; any of the pairs could have been the widest, so the interval holds for all of them
     * together.
     */
    private Effect.Span widest(final double level) {
        At least = all.get(0);
        At most = all.get(0);
        for (final At at : all) {
            least = at.mean() < least.mean() ? at : least;
            most = at.mean() > most.mean() ? at : most;
        }
        if (least == most) {
            most = all.get(all.size() - 1);
        }
        final double pairs = all.size() * (all.size() - 1) / 2.0;
        return change(least, most, 1 - (1 - level) / pairs);
    }
}
