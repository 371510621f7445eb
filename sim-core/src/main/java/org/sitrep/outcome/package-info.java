/**
 * Defines what a trial records: a fixed list of named integer slots, filled in place by the playout and read by the
 * tallies.
 */
package org.sitrep.outcome;
