/**
 * A scenario of Purple Haze made into final primitive arrays: made once from the definitions, shared by all threads,
 * read only. Names end here: a Marine is 0-5 (his own ID less one), a space 0-11 in reading order of its half, a card
 * or marker its place in the data files; {@link org.sitrep.rulesets.purplehaze.tables.GameTables} holds them all. The
 * arrays are public for the sake of the hot path and must not be written.
 */
package org.sitrep.rulesets.purplehaze.tables;
