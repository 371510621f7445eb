package org.sitrep.ruleset.transcript;

import java.util.List;

/**
 * The exact distribution of a roll's result: its values in ascending order with their probabilities. Immutable.
 *
 * @param chances at least one; values ascending and distinct, probabilities positive and adding up to 1 within 1e-9
 */
public record Law(List<Chance> chances) {
    private static final double TOLERANCE = 1e-9;

    /**
     * One value and its probability.
     *
     * @param value value of the roll
     * @param probability above 0, at most 1
     */
    public record Chance(int value, double probability) {}

    /**
     * Checks and copies.
     *
     * @throws IllegalArgumentException if the chances are not a distribution
     */
    public Law {
        chances = List.copyOf(chances);
        double sum = 0;
        for (int c = 0; c < chances.size(); c++) {
            final Chance chance = chances.get(c);
            if (!(chance.probability() > 0)
                    || c > 0 && chance.value() <= chances.get(c - 1).value()) {
                throw new IllegalArgumentException("no law: " + chances);
            }
            sum += chance.probability();
        }
        if (Math.abs(sum - 1) > TOLERANCE) {
            throw new IllegalArgumentException("a law that adds up to " + sum);
        }
    }

    /**
     * Returns the middle rank of a value: the probability of lower values plus half of its own; strictly between 0 and
     * 1, on average one half.
     *
     * @throws IllegalArgumentException if the distribution does not have the value
     */
    public double midRank(final int value) {
        double below = 0;
        for (final Chance chance : chances) {
            if (chance.value() == value) {
                return below + chance.probability() / 2;
            }
            below += chance.probability();
        }
        throw new IllegalArgumentException("the law has no value " + value);
    }
}
