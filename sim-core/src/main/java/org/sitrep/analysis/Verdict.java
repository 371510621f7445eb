package org.sitrep.analysis;

import java.util.Collection;
import org.sitrep.stats.Estimate;

/** What a comparison says of a side against the first one, on one yardstick. */
public enum Verdict {
    /** No trial came out different. */
    ALIKE,
    /** The interval is clear of 0 on the good side. */
    BETTER,
    /** The interval is clear of 0 on the bad side. */
    WORSE,
    /** The interval lies within the smallest difference that matters, be it clear of 0 or not. */
    EQUAL,
    /** None of these is shown. */
    OPEN;

    /** What it comes to over all yardsticks. */
    public enum Overall {
        /** No trial came out different on any. */
        SAME,
        /** Better on some, worse on none. */
        UPGRADE,
        /** Better on some and worse on others, or equal on all. */
        SIDEGRADE,
        /** Worse on some, better on none. */
        DOWNGRADE,
        /** Nothing is shown. */
        OPEN
    }

    /**
     * Returns the verdict on a gain.
     *
     * @param gain paired difference, above 0 where the side is better
     * @param differing trials in which the two sides differ
     * @param matters smallest difference that matters, 0 if every one does
     */
    static Verdict of(final Estimate gain, final long differing, final double matters) {
        if (differing == 0 && gain.n() > 0) {
            return ALIKE;
        }
        if (matters > 0 && gain.low() > -matters && gain.high() < matters) {
            return EQUAL;
        }
        return gain.low() > 0 ? BETTER : gain.high() < 0 ? WORSE : OPEN;
    }

    /** Returns what several verdicts come to. */
    public static Overall overall(final Collection<Verdict> verdicts) {
        final boolean better = verdicts.contains(BETTER);
        final boolean worse = verdicts.contains(WORSE);
        if (better || worse) {
            return better && worse ? Overall.SIDEGRADE : better ? Overall.UPGRADE : Overall.DOWNGRADE;
        }
        if (verdicts.contains(OPEN)) {
            return Overall.OPEN;
        }
        return verdicts.contains(EQUAL) ? Overall.SIDEGRADE : Overall.SAME;
    }
}
