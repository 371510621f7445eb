/**
 * What a trial leaves behind: a fixed list of named integer slots, filled in place by the playout and read by the
 * tallies.
 */
package org.sitrep.outcome;
