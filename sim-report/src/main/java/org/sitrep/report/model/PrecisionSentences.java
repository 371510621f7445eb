package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Precision;
import org.sitrep.report.text.Numbers;

/** The words of a report about a run that was to be precise: what was asked for, and whether it was reached. */
public final class PrecisionSentences {
    private PrecisionSentences() {}

    /** Returns the account of missions as a sum, e.g. {@code 1,000 missions requested = 990 completed + 10 aborted}. */
    public static String sum(final Capsule c) {
        final String played = Numbers.count(c.completed()) + " completed + " + Numbers.count(c.aborted()) + " aborted";
        final String requested =
                Trial.of(c).counted(c.requested()) + (c.precision().isPresent() ? " at most = " : " requested = ");
        if (Capsule.PRECISE.equals(c.stopReason())) {
            return requested + played + " + " + Numbers.count(c.unplayed()) + " not needed";
        }
        return requested
                + (Capsule.ALL_PLAYED.equals(c.stopReason())
                        ? played
                        : played + " + " + Numbers.count(c.unplayed()) + " not played (" + c.stopReason() + ")");
    }

    /**
     * Returns a sentence for each goal, e.g. {@code Primary objective met: to within 0.5 %, as asked for.}; none if the
     * run was to play a number of missions.
     */
    public static List<String> goals(final Metrics metrics) {
        final Capsule c = metrics.capsule();
        final List<String> sentences = new ArrayList<>();
        c.precision()
                .ifPresent(precision -> precision
                        .goals()
                        .forEach(goal ->
                                sentences.add(goal(metrics, goal, precision.reached(goal, c.layout(), c.tallies())))));
        return sentences;
    }

    private static String goal(final Metrics metrics, final Precision.Goal goal, final boolean reached) {
        return metrics.label(goal.metric())
                + (reached
                        ? ": known to within " + width(metrics, goal) + ", as asked for."
                        : ": not known to within " + width(metrics, goal) + ", as was asked for.");
    }

    private static String width(final Metrics metrics, final Precision.Goal goal) {
        if (goal.relative()) {
            return Numbers.plain(100 * goal.width(), 6) + " % of the value";
        }
        final double shown = metrics.isRate(goal.metric()) ? 100 * goal.width() : goal.width();
        return Numbers.plain(shown, 8)
                + (metrics.isRate(goal.metric()) ? " points" : " " + metrics.unit(goal.metric()));
    }

    /** Returns what the intervals of such a run are, in two sentences. */
    static String intervals() {
        return "The run looked at its numbers as it went and decided by them when to stop. So its intervals are "
                + "anytime ones, which hold at every look at once, and about "
                + "twice as wide as those for a number fixed beforehand.";
    }
}
