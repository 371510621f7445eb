package org.sitrep.analysis.loadout;

import org.sitrep.analysis.race.Elimination;

/**
 * How loadouts are searched.
 *
 * @param seed of the search; the finalists play the next one, the changes of the winner the two after that
 * @param budget trials of all candidates together, at most; at least {@value #LEAST_BUDGET}
 * @param start how many loadouts the search begins with
 * @param level with which what the races show holds together, and again what the finals show, and what is said of
 *     changes of the winner
 * @param matters the smallest difference of the objective that matters, in its unit; 0 if every one does
 * @param every whether to play every legal loadout equally often instead of racing
 */
public record SearchRules(long seed, long budget, int start, double level, double matters, boolean every) {
    /** Fewer trials find nothing. */
    public static final long LEAST_BUDGET = 1000;

    /** Most loadouts that are played one and all. */
    public static final int MOST_EVERY = 5000;

    private static final int MOST_HEATS = 8;

    private static final int LEAST_FIELD = 12;

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

    /** Returns how many races there are: fewer if the budget would leave them too small. */
    int heats() {
        final long each = 3L * LEAST_FIELD * LEAST_FIRST_LOOK;
        return (int) Math.max(1, Math.min(MOST_HEATS, (long) (SEARCH_SHARE * budget) / each));
    }

    long heatBudget() {
        return (long) (SEARCH_SHARE * budget / heats());
    }

    long finalsBudget() {
        return (long) (FINALS_SHARE * budget);
    }

    /** Returns the trials that may go into finding what does nothing. */
    long trimBudget() {
        return (long) (TRIM_SHARE * budget);
    }

    /** Returns the trials of all changes of the winner together, and again of all steps. */
    long aroundBudget() {
        return (long) (AROUND_SHARE * budget);
    }

    /** Returns the trials before the first look of a race of so many: a third of what it may play. */
    int firstLook(final long trials, final int field) {
        return (int) Math.max(LEAST_FIRST_LOOK, Math.min(MOST_FIRST_LOOK, trials / (3L * field)));
    }

    /** Returns how many may run in a race of so many trials. */
    int field() {
        return (int) Math.max(LEAST_FIELD, Math.min(96, heatBudget() / (3 * 64)));
    }

    /** Returns how a race of the search is run. */
    SequentialHalving.Rules race(final long first, final int field) {
        return new SequentialHalving.Rules(
                seed,
                new Elimination.Limits(first, firstLook(heatBudget(), field), MOST_TRIALS, heatBudget(), ELITE),
                1 - (1 - level) / heats(),
                matters);
    }

    /** Returns how all are played that are legal: equally often, and nobody drops out. */
    SequentialHalving.Rules all(final int field) {
        final int trials = (int) Math.max(1, Math.min(MOST_TRIALS, heats() * heatBudget() / field));
        return new SequentialHalving.Rules(seed, new Elimination.Limits(0, trials, trials, 0, 0), level, matters);
    }

    /** Returns whether the budget has enough trials to play so many changes of the winner. */
    boolean reachesAround(final int field) {
        return aroundBudget() >= (long) LEAST_FIRST_LOOK * field;
    }

    /** Returns how the winner and its single changes are played: only who is shown to be worse drops out. */
    SequentialHalving.Rules around(final int field) {
        return new SequentialHalving.Rules(
                seed + 2,
                new Elimination.Limits(0, firstLook(aroundBudget(), field), MOST_TRIALS, aroundBudget(), 0),
                level,
                0);
    }
}
