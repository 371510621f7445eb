/**
 * Coverage of the content by Missions: all content that can be reached, and a trace that counts it.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.coverage;
