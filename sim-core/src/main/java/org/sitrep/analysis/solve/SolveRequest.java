package org.sitrep.analysis.solve;

import org.sitrep.rng.Mix64;

/**
 * The parameters of a search.
 *
 * @param seed seed of the dice in the search
 * @param budgetTrials maximum number of trials, summed over the bots
 * @param level level at which all confirmed statements hold together
 * @param confirm maximum number of confirmed candidates
 */
public record SolveRequest(long seed, long budgetTrials, double level, int confirm) {
    private static final long FRESH = 0x736F6C7665L;
    private static final int SHORT = 34;

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException if an argument is out of range; the message names it
     */
    public SolveRequest {
        if (budgetTrials < Solver.LEAST_BUDGET) {
            throw new IllegalArgumentException(
                    "the budget is " + budgetTrials + " trials; it must be at least " + Solver.LEAST_BUDGET);
        }
        if (!(level > 0 && level < 1)) {
            throw new IllegalArgumentException("the level is " + level + "; it must be between 0 and 1");
        }
        if (confirm < 1 || confirm > Solver.MOST_CONFIRMED) {
            throw new IllegalArgumentException(
                    confirm + " candidates to confirm; it must be 1 to " + Solver.MOST_CONFIRMED);
        }
    }

    /** Returns the seed of the confirmation: a different one, of at most ten digits, computed from {@link #seed}. */
    public long freshSeed() {
        final long fresh = Mix64.mixKeyed(seed, FRESH) >>> SHORT;
        return fresh == seed ? fresh + 1 : fresh;
    }
}
