/**
 * Parts of the content that battles reach.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.sixtyfive.coverage;
