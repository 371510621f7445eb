/**
 * Exact laws of '65, and the forms of {@code odds}. Fights are played by the engine, case by case, so no rule stands
 * here a second time.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.sixtyfive.odds;
