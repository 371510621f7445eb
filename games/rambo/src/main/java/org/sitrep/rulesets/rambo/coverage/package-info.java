/**
 * Coverage: counts what missions reach of the content.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.coverage;
