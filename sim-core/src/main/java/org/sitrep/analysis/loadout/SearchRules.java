package org.sitrep.analysis.loadout;

import org.sitrep.analysis.race.Elimination;

/**
 * The parameters of a search for loadouts.
 *
 * @param seed seed of the search; the finalists play the next one, the changes of the winner the two after that
 * @param budget maximum number of trials of all candidates together; at least {@value #LEAST_BUDGET}
 * @param start number of loadouts in the first race
 * @param level level at which the statements of all races hold together, likewise those of the final round, and those
 *     about changes of the winner
 * @param matters smallest difference of the objective that matters, in its unit; 0 if every difference matters
 * @param every whether to play every legal loadout equally often instead of racing
 */
public record SearchRules(long seed, long budget, int start, double level, double matters, boolean every) {
    /** Minimum budget; fewer trials find nothing. */
    public static final long LEAST_BUDGET = 1000;

    /** Maximum number of loadouts that are all played. */
    public static final int MOST_EVERY = 5000;

    private static final int MOST_RACES = 8;

    private static final int LEAST_ENTRANTS = 12;

    static final int ELITE = 6;

    private static final double SEARCH_SHARE = 0.45;
    private static final double FINALS_SHARE = 0.2;
    private static final double AROUND_SHARE = 0.14;
    private static final double TRIM_SHARE = 0.07;
    private static final int MOST_FIRST_LOOK = 128;
    private static final int LEAST_FIRST_LOOK = 16;
    private static final int MOST_TRIALS = 1 << 14;

    public SearchRules {
        if (budget < LEAST_BUDGET || start < 1 || !(level > 0 && level < 1) || !(matters >= 0)) {
            throw new IllegalArgumentException(
                    "budget " + budget + ", start " + start + ", level " + level + ", matters " + matters);
        }
    }

    /** Returns the number of races, reduced if the budget would make them too small. */
    int races() {
        final long each = 3L * LEAST_ENTRANTS * LEAST_FIRST_LOOK;
        return (int) Math.max(1, Math.min(MOST_RACES, (long) (SEARCH_SHARE * budget) / each));
    }

    long raceBudget() {
        return (long) (SEARCH_SHARE * budget / races());
    }

    long finalsBudget() {
        return (long) (FINALS_SHARE * budget);
    }

    /** Returns the number of trials for finding things without effect. */
    long trimBudget() {
        return (long) (TRIM_SHARE * budget);
    }

    /** Returns the number of trials for all changes of the winner together, and again for all steps. */
    long aroundBudget() {
        return (long) (AROUND_SHARE * budget);
    }

    /**
     * Returns the number of trials before the first look of a race with the given number of candidates: a third of its
     * share.
     */
    int firstLook(final long trials, final int entrants) {
        return (int) Math.max(LEAST_FIRST_LOOK, Math.min(MOST_FIRST_LOOK, trials / (3L * entrants)));
    }

    /** Returns the maximum number of candidates in a race. */
    int maxEntrants() {
        return (int) Math.max(LEAST_ENTRANTS, Math.min(96, raceBudget() / (3 * 64)));
    }

    /** Returns the rules of a race of the search. */
    SequentialHalving.Rules race(final long first, final int entrants) {
        return new SequentialHalving.Rules(
                seed,
                new Elimination.Limits(first, firstLook(raceBudget(), entrants), MOST_TRIALS, raceBudget(), ELITE),
                1 - (1 - level) / races(),
                matters);
    }

    /** Returns the rules for playing all legal loadouts equally often, without dropping any. */
    SequentialHalving.Rules all(final int entrants) {
        final int trials = (int) Math.max(1, Math.min(MOST_TRIALS, races() * raceBudget() / entrants));
        return new SequentialHalving.Rules(seed, new Elimination.Limits(0, trials, trials, 0, 0), level, matters);
    }

    /** Returns whether the budget has enough trials to play the given number of changes of the winner. */
    boolean reachesAround(final int entrants) {
        return aroundBudget() >= (long) LEAST_FIRST_LOOK * entrants;
    }

    /** Returns the rules for playing the winner against its single changes; only those shown to be worse drop out. */
    SequentialHalving.Rules around(final int entrants) {
        return new SequentialHalving.Rules(
                seed + 2,
                new Elimination.Limits(0, firstLook(aroundBudget(), entrants), MOST_TRIALS, aroundBudget(), 0),
                level,
                0);
    }
}
