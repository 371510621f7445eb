package org.sitrep.stats;

import java.util.Objects;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;

/**
 * The sum of products of two slots, which the interval of a ratio needs.
 *
 * @param first name of a slot, the ratio's numerator
 * @param second name of a slot, the ratio's denominator
 * @param n trials in which both were present
 * @param sumOfProducts exact
 */
public record ProductTally(String first, String second, long n, long sumOfProducts) {
    public ProductTally {
        Objects.requireNonNull(first);
        Objects.requireNonNull(second);
    }

    /** Returns the tally of consecutive trials in which both slots are present, or both {@link Outcome#ABSENT}. */
    public static ProductTally of(final Slot first, final int[] ofFirst, final Slot second, final int[] ofSecond) {
        long n = 0;
        long sum = 0;
        for (int i = 0; i < ofFirst.length; i++) {
            if (ofFirst[i] != Outcome.ABSENT) {
                n++;
                sum = Math.addExact(sum, (long) ofFirst[i] * ofSecond[i]);
            }
        }
        return new ProductTally(first.name(), second.name(), n, sum);
    }

    /**
     * Returns the tally of both sets of trials, which must be disjoint. Associative and commutative.
     *
     * @throws IllegalArgumentException if the tallies are of different slots
     * @throws ArithmeticException if the sum does not fit a {@code long}, naming the slots
     */
    public ProductTally combine(final ProductTally other) {
        if (!first.equals(other.first) || !second.equals(other.second)) {
            throw new IllegalArgumentException("cannot combine the product " + label() + " with " + other.label());
        }
        try {
            return new ProductTally(
                    first, second, Math.addExact(n, other.n), Math.addExact(sumOfProducts, other.sumOfProducts));
        } catch (final ArithmeticException e) {
            throw SlotTally.overflow(label(), e);
        }
    }

    private String label() {
        return first + " x " + second;
    }
}
