/**
 * Forces of '65 as loadouts: which units a side may take instead of the printed ones, and how a choice is written.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.sixtyfive.kits;
