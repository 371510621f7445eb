/**
 * Addressed randomness. A draw is never "the next one": it is a pure function of (seed, trial index, address), where
 * the address names the roll of the rulebook and when and for whom it is made. So the same trial comes out on any
 * thread, in any chunk and on any JDK, and two variants of a scenario keep every draw that they have in common.
 */
package org.sitrep.rng;
