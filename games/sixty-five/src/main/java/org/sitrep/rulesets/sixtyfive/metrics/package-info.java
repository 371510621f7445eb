/**
 * Numbers that reports count.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.sixtyfive.metrics;
