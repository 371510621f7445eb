/**
 * A scenario of Rambo as final primitive arrays: made once from the definitions, shared by all threads, read only.
 * Names end here: a space is {@code y * width + x}, an area {@code row * columns + column}, a card its index in the
 * data files. The arrays are public for speed on the hot path and must not be written.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.tables;
