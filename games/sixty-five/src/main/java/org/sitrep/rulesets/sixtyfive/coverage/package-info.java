/**
 * What battles reach of the content.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.sixtyfive.coverage;
