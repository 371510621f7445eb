/**
 * Printed matter of '65: cards, counters, terrain, maps and scenarios, as records bound from the files.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.sixtyfive.definition;
