/**
 * The definitions as primitive arrays, and the geometry of a layout of maps: steps, distances, lines of sight.
 * Immutable; shared by threads.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.sixtyfive.tables;
