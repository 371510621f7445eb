/**
 * Finds the best of many sides: all play on until they are shown to be worse than the leader.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.analysis.race;
