/**
 * Battles that are ready to be played.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.sixtyfive.scenario;
