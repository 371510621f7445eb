/**
 * Provides addressed randomness. A draw is never "the next one": it is a pure function of (seed, trial index, address).
 * The address names the rulebook's roll, its moment and its subject. So a trial gives the same result on any thread, in
 * any chunk and on any JDK, and two variants of a scenario share every draw that they have in common.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep.rng;
