/**
 * Loadouts of Rambo as data: which are legal in a mission, and how one is written.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.kits;
