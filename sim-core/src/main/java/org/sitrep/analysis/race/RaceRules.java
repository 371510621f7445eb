package org.sitrep.analysis.race;

import org.sitrep.analysis.Criterion;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/**
 * The rules of a {@link Race}.
 *
 * @param slot metric of the race
 * @param matters smallest difference that matters, in the slot's unit; 0 if every difference matters
 * @param level level at which all statements of the race hold together, between 0 and 1
 * @param firstTrial index of the first trial, at least 0
 * @param firstLook trials before the first look, at least 2
 * @param most maximum number of trials per side
 */
public record RaceRules(Slot slot, double matters, double level, long firstTrial, int firstLook, int most) {
    /** Default number of trials before the first look; fewer rarely separate sides. */
    public static final int FIRST_LOOK = 250;

    /**
     * Checks the arguments.
     *
     * @throws IllegalArgumentException if the slot and {@code matters} are no {@link Criterion}, or another argument is
     *     out of its range
     */
    public RaceRules {
        new Criterion(slot, matters);
        if (!(level > 0 && level < 1) || firstTrial < 0 || firstLook < 2 || most < 2) {
            throw new IllegalArgumentException("level " + level + ", first trial " + firstTrial + ", first look "
                    + firstLook + ", at most " + most);
        }
    }

    /**
     * Returns the level of the interval between two sides at which the intervals of all pairs hold together
     * (Bonferroni's inequality).
     */
    double pairLevel(final int sides) {
        return 1 - (1 - level) / Math.max(1, sides * (sides - 1L) / 2);
    }

    /** Returns whether a gap lies within the smallest difference that matters, whether it contains 0 or not. */
    boolean isEqual(final Estimate behind) {
        return behind.low() > -matters && behind.high() < matters;
    }
}
