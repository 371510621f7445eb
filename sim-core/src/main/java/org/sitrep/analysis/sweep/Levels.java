package org.sitrep.analysis.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.TrialMean;

/** The means of a metric at each value of a factor, trial by trial, and the statistics computed from them. */
final class Levels {
    /** A value of the factor. */
    private record At(String value, double at, double[] trials, double otherVariance) {
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

    /** Adds a value, numbers in ascending order. */
    void add(final String value, final double at, final double[] trials, final double otherVariance) {
        all.add(new At(value, at, trials, otherVariance));
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
        return TrialMean.estimate(
                at.trials,
                responses.least(),
                responses.greatest(),
                at.otherVariance,
                freedom,
                level,
                responses.slot().unit());
    }

    private Effect.Span change(final At from, final At to, final double level) {
        final double[] difference = new double[responses.trials()];
        for (int m = 0; m < difference.length; m++) {
            difference[m] = to.trials[m] - from.trials[m];
        }
        return new Effect.Span(
                from.value,
                to.value,
                TrialMean.estimate(
                        difference,
                        -responses.range(),
                        responses.range(),
                        from.otherVariance + to.otherVariance,
                        freedom,
                        level,
                        responses.slot().unit()));
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
