/** Finds the best of many sides: all play on until they are shown to be worse than the leader. */
package org.sitrep.analysis.race;
