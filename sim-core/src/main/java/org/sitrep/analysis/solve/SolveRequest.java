package org.sitrep.analysis.solve;

import org.sitrep.rng.Mix64;

/**
 * How to search.
 *
 * @param seed of the dice while searching
 * @param budgetTrials how many trials may be played in all, those of every bot counted
 * @param level with which all confirmed statements hold together
 * @param confirm how many candidates are confirmed at most
 */
public record SolveRequest(long seed, long budgetTrials, double level, int confirm) {
    private static final long FRESH = 0x736F6C7665L;
    private static final int SHORT = 34;

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException naming what is out of range
     */
    public SolveRequest {
        if (budgetTrials < Solver.LEAST_BUDGET) {
            throw new IllegalArgumentException(
                    "a budget of " + budgetTrials + " trials; it must be at least " + Solver.LEAST_BUDGET);
        }
        if (!(level > 0 && level < 1)) {
            throw new IllegalArgumentException("a level of " + level + "; it must be between 0 and 1");
        }
        if (confirm < 1 || confirm > Solver.MOST_CONFIRMED) {
            throw new IllegalArgumentException(
                    confirm + " candidates to confirm; it must be 1 to " + Solver.MOST_CONFIRMED);
        }
    }

    /**
     * Returns the seed of the dice with which candidates are confirmed: another one, of at most ten figures, that
     * follows from the first.
     */
    public long freshSeed() {
        final long fresh = Mix64.mixKeyed(seed, FRESH) >>> SHORT;
        return fresh == seed ? fresh + 1 : fresh;
    }
}
