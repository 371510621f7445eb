package org.sitrep.analysis;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.sitrep.outcome.Metric;
import org.sitrep.stats.Estimate;

/** The verdict of a comparison on a side against the first one, by one criterion. */
public enum Verdict {
    /** Every trial had the same value on both sides; of a ratio, the same numerator and denominator. */
    ALIKE,
    /** The interval lies wholly on the good side of 0. */
    BETTER,
    /** The interval lies wholly on the bad side of 0. */
    WORSE,
    /** The interval lies within the smallest difference that matters, whether it contains 0 or not. */
    EQUAL,
    /** None of these is shown. */
    OPEN;

    /** The verdict over all criteria. */
    public enum Overall {
        /** Every trial had the same values of all criteria. */
        SAME,
        /** Better on some of those that decide, worse on none. */
        UPGRADE,
        /** Better on some of those that decide and worse on others. */
        SIDEGRADE,
        /** Equal on all, within the smallest differences that matter. */
        EQUAL,
        /** Worse on some of those that decide, better on none. */
        DOWNGRADE,
        /** Nothing is shown. */
        OPEN,
        /** One of the two completed no trial, so that there is nothing to compare. */
        UNPLAYED
    }

    /**
     * Returns the verdict on a gain.
     *
     * @param gain difference, above 0 where the side is better
     * @param alike whether every trial had the same value on both sides
     * @param matters smallest difference that matters, 0 if every difference matters
     */
    static Verdict of(final Estimate gain, final boolean alike, final double matters) {
        if (alike && gain.n() > 0) {
            return ALIKE;
        }
        if (matters > 0 && gain.low() > -matters && gain.high() < matters) {
            return EQUAL;
        }
        return gain.low() > 0 ? BETTER : gain.high() < 0 ? WORSE : OPEN;
    }

    /**
     * Returns the metrics that decide over several: those on which a difference is shown, only those that
     * {@linkplain Metric#leads lead} if there is one of them. Empty if no difference is shown.
     */
    static <M extends Metric> List<M> deciding(final Map<M, Verdict> verdicts) {
        final List<M> shown = verdicts.keySet().stream()
                .filter(metric -> verdicts.get(metric) == BETTER || verdicts.get(metric) == WORSE)
                .toList();
        final List<M> leading = shown.stream().filter(Metric::leads).toList();
        return leading.isEmpty() ? shown : leading;
    }

    /** Returns the combined verdict of the verdicts by each metric. */
    static <M extends Metric> Overall overall(final Map<M, Verdict> verdicts) {
        final List<M> deciding = deciding(verdicts);
        return overall(
                deciding.isEmpty()
                        ? verdicts.values()
                        : deciding.stream().map(verdicts::get).toList());
    }

    private static Overall overall(final Collection<Verdict> verdicts) {
        final boolean better = verdicts.contains(BETTER);
        final boolean worse = verdicts.contains(WORSE);
        if (better || worse) {
            return better && worse ? Overall.SIDEGRADE : better ? Overall.UPGRADE : Overall.DOWNGRADE;
        }
        if (verdicts.contains(OPEN)) {
            return Overall.OPEN;
        }
        return verdicts.contains(EQUAL) ? Overall.EQUAL : Overall.SAME;
    }
}
