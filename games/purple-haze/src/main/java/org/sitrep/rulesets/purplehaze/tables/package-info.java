/**
 * The tables of a scenario of Purple Haze: final primitive arrays made once from the definitions, read-only and shared
 * by all threads. Tables refer to things by number: a Marine is 0-5, its own ID less one; a space is 0-11 in reading
 * order of its half; a card or marker is its index in the data files.
 * {@link org.sitrep.rulesets.purplehaze.tables.GameTables} holds all tables. The arrays are public for the hot path and
 * must not be written.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.tables;
