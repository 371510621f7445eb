/**
 * '65, squad level combat in Vietnam: a game for two sides with cards and hexes.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.sixtyfive;
