package org.sitrep.stats;

import java.util.Objects;

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
