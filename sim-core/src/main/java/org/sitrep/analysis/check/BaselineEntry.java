package org.sitrep.analysis.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Mark;
import org.sitrep.scenario.StoredData;

/**
 * The recorded outcomes of a scenario with one bot.
 *
 * @param scenario its file, relative to the folder of the baseline
 * @param bot as {@code --bot} takes it, a file relative to the folder of the baseline
 * @param contentSha256 hash of the resolved content
 * @param trials number of trials played, from 0
 * @param signatureTrials number of trials at the start that the signature covers
 * @param signature hash of their outcomes, over all slots of the game
 * @param metrics watched metrics, at least one
 * @param traces traces of the first trials; empty if the game reports no steps
 * @param data the resolved content; without parts if an earlier version recorded it
 */
public record BaselineEntry(
        String scenario,
        String bot,
        String contentSha256,
        int trials,
        int signatureTrials,
        long signature,
        List<BaselineMetric> metrics,
        List<TracedTrial> traces,
        StoredData data) {
    /**
     * Copies the lists and checks that the parts fit together.
     *
     * @throws IllegalArgumentException if they do not
     */
    public BaselineEntry {
        Objects.requireNonNull(scenario);
        Objects.requireNonNull(bot);
        Objects.requireNonNull(contentSha256);
        Objects.requireNonNull(data);
        metrics = List.copyOf(metrics);
        traces = List.copyOf(traces);
        if (signatureTrials < 1 || signatureTrials > trials || metrics.isEmpty() || traces.size() > trials) {
            throw new IllegalArgumentException(scenario + ": " + metrics.size() + " metrics of " + trials
                    + " trials, a signature over " + signatureTrials);
        }
        for (final BaselineMetric metric : metrics) {
            if (metric.trials() != trials) {
                throw new IllegalArgumentException(
                        metric.name() + " is recorded for " + metric.trials() + " trials, not " + trials);
            }
        }
    }

    /**
     * Returns the reasons why this entry cannot be compared with the present scenario: metrics that no longer exist or
     * are counted differently; empty if it can.
     *
     * @param at position of the entry
     */
    public List<Finding> misfits(final OutcomeLayout present, final Mark at) {
        final List<Finding> findings = new ArrayList<>();
        for (final BaselineMetric metric : metrics) {
            final boolean exists = metric instanceof BaselineRatio
                    ? present.ratio(metric.name()).isPresent()
                    : present.slot(metric.name()).isPresent();
            if (!exists) {
                final String near = DidYouMean.suggestion(metric.name(), names(present));
                findings.add(finding(at, scenario + " no longer has the metric " + metric.name(), near));
            } else if (!countedAlike(metric, present)) {
                findings.add(finding(
                        at,
                        metric.name() + " of " + scenario + " is now counted "
                                + (metric instanceof BaselineRatio ? "otherwise" : "in another unit"),
                        ""));
            }
        }
        return findings;
    }

    private static List<String> names(final OutcomeLayout layout) {
        return Stream.concat(
                        layout.slots().stream().map(Slot::name),
                        layout.ratios().stream().map(Ratio::name))
                .toList();
    }

    /** Returns whether a metric that exists is made of the same slots, in the same units. */
    private static boolean countedAlike(final BaselineMetric metric, final OutcomeLayout present) {
        return metric.slots().stream()
                        .allMatch(before -> present.slot(before.name())
                                .filter(now -> now.divisor() == before.slot().divisor())
                                .filter(now -> now.unit().equals(before.slot().unit()))
                                .isPresent())
                && (!(metric instanceof BaselineRatio of)
                        || present.ratio(metric.name())
                                .filter(now -> now.numerator().equals(of.ratio().numerator()))
                                .filter(now ->
                                        now.denominator().equals(of.ratio().denominator()))
                                .isPresent());
    }

    private static Finding finding(final Mark at, final String message, final String near) {
        return new Finding(
                BaselineCodes.METRIC.id(),
                at,
                "",
                message,
                (near.isEmpty() ? "" : near + ", or ") + "recreate the baseline");
    }
}
