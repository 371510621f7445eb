/**
 * Exact laws of '65.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.sixtyfive.odds;
