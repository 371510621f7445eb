package org.sitrep.analysis.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Mark;

/**
 * A scenario and who plays it, and what that came to.
 *
 * @param scenario its file, from the folder of the baseline
 * @param bot as {@code --bot} takes it, a file from the folder of the baseline
 * @param contentSha256 of the resolved content
 * @param trials how many were played, from 0
 * @param signatureTrials over how many of the first of them the signature goes
 * @param signature the hash of their outcomes, over all slots of the game
 * @param metrics what is watched, at least one
 * @param traces how the first trials were played; none if the game tells no steps
 */
public record BaselineEntry(
        String scenario,
        String bot,
        String contentSha256,
        int trials,
        int signatureTrials,
        long signature,
        List<BaselineMetric> metrics,
        List<TracedTrial> traces) {
    /**
     * Copies the lists and checks that the parts fit together.
     *
     * @throws IllegalArgumentException if they do not
     */
    public BaselineEntry {
        Objects.requireNonNull(scenario);
        Objects.requireNonNull(bot);
        Objects.requireNonNull(contentSha256);
        metrics = List.copyOf(metrics);
        traces = List.copyOf(traces);
        if (signatureTrials < 1 || signatureTrials > trials || metrics.isEmpty() || traces.size() > trials) {
            throw new IllegalArgumentException(scenario + ": " + metrics.size() + " metrics of " + trials
                    + " trials, a signature over " + signatureTrials);
        }
        for (final BaselineMetric metric : metrics) {
            if (metric.values().length != trials) {
                throw new IllegalArgumentException(
                        metric.name() + " is recorded of " + metric.values().length + " trials, not of " + trials);
            }
        }
    }

    /**
     * Returns why it cannot be held against a scenario as it is now: metrics that are not there any more, or counted
     * otherwise; nothing if the entry fits.
     *
     * @param at where the entry stands
     */
    public List<Finding> misfits(final OutcomeLayout present, final Mark at) {
        final List<Finding> findings = new ArrayList<>();
        for (final BaselineMetric metric : metrics) {
            final Optional<Slot> now = present.slot(metric.name());
            if (now.isEmpty()) {
                final String near = DidYouMean.suggestion(
                        metric.name(), present.slots().stream().map(Slot::name).toList());
                findings.add(finding(at, scenario + " has no metric " + metric.name() + " any more", near));
            } else if (now.get().divisor() != metric.slot().divisor()
                    || !now.get().unit().equals(metric.slot().unit())) {
                findings.add(finding(at, metric.name() + " of " + scenario + " is counted in another unit now", ""));
            }
        }
        return findings;
    }

    private static Finding finding(final Mark at, final String message, final String near) {
        return new Finding(
                BaselineCodes.METRIC.id(),
                at,
                "",
                message,
                (near.isEmpty() ? "" : near + ", or ") + "make the baseline again");
    }
}
