/**
 * A campaign of Rambo: missions in order, the stash and the medals (RB-MODE-3 to RB-MODE-7).
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.campaign;
