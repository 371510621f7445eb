package org.sitrep.analysis.race;

import org.sitrep.analysis.Criterion;
import org.sitrep.stats.Estimate;

/**
 * How a {@link Race} is run.
 *
 * @param yardstick who is better, and the smallest difference that matters; 0 if every one does
 * @param level with which all that the race says holds together, between 0 and 1
 * @param firstTrial index of the first trial, at least 0
 * @param firstLook trials before the first look, at least 2
 * @param most trials of a side at most
 */
public record RaceRules(Criterion yardstick, double level, long firstTrial, int firstLook, int most) {
    /** Trials before the first look where the caller names none: fewer tell nothing apart. */
    public static final int FIRST_LOOK = 250;

    public RaceRules {
        if (!(level > 0 && level < 1) || firstTrial < 0 || firstLook < 2 || most < 2) {
            throw new IllegalArgumentException("level " + level + ", first trial " + firstTrial + ", first look "
                    + firstLook + ", at most " + most);
        }
    }

    /**
     * Returns the level of the interval between two of so many sides, so that those of all pairs hold together
     * (Bonferroni's inequality).
     */
    double pairLevel(final int sides) {
        return 1 - (1 - level) / Math.max(1, sides * (sides - 1L) / 2);
    }

    /** Returns whether a gap lies within what matters, be it clear of 0 or not. */
    boolean isEqual(final Estimate behind) {
        return behind.low() > -yardstick.matters() && behind.high() < yardstick.matters();
    }
}
