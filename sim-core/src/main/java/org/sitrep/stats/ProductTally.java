package org.sitrep.stats;

/**
 * The sum of products of two slots, which the interval of a ratio needs.
 *
 * @param first name of a slot
 * @param second name of a slot
 * @param n missions in which both were present
 * @param sumOfProducts exact
 */
public record ProductTally(String first, String second, long n, long sumOfProducts) {}
