package org.sitrep.analysis.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Mark;

/** Whether an entry can be held against a scenario as it is now. Stateless. */
public final class CheckFit {
    private CheckFit() {}

    /**
     * Returns what is wrong: metrics that are not there any more, or counted otherwise; nothing if the entry fits.
     *
     * @param at where the entry stands
     */
    public static List<Finding> of(final BaselineEntry entry, final OutcomeLayout present, final Mark at) {
        final List<Finding> findings = new ArrayList<>();
        for (final BaselineMetric metric : entry.metrics()) {
            final Optional<Slot> now = present.slot(metric.name());
            if (now.isEmpty()) {
                final String near = DidYouMean.suggestion(
                        metric.name(), present.slots().stream().map(Slot::name).toList());
                findings.add(finding(at, entry.scenario() + " has no metric " + metric.name() + " any more", near));
            } else if (now.get().divisor() != metric.slot().divisor()
                    || !now.get().unit().equals(metric.slot().unit())) {
                findings.add(
                        finding(at, metric.name() + " of " + entry.scenario() + " is counted in another unit now", ""));
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
