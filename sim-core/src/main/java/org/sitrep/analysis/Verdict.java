package org.sitrep.analysis;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/** The verdict of a comparison on a side against the first one, by one criterion. */
public enum Verdict {
    /** Every trial had the same value on both sides. */
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
     * @param gain paired difference, above 0 where the side is better
     * @param differing number of trials in which the two sides differ
     * @param matters smallest difference that matters, 0 if every difference matters
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

    /**
     * Returns the slots that decide over several: those on which a difference is shown, only those that
     * {@linkplain Slot#leads lead} if there is one of them. Empty if no difference is shown.
     */
    static List<Slot> deciding(final Map<Slot, Verdict> verdicts) {
        final List<Slot> shown = verdicts.keySet().stream()
                .filter(slot -> verdicts.get(slot) == BETTER || verdicts.get(slot) == WORSE)
                .toList();
        final List<Slot> leading = shown.stream().filter(Slot::leads).toList();
        return leading.isEmpty() ? shown : leading;
    }

    /** Returns the combined verdict of the verdicts by each slot. */
    static Overall overall(final Map<Slot, Verdict> verdicts) {
        final List<Slot> deciding = deciding(verdicts);
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
