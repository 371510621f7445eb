/**
 * The rules of a mission of Rambo: set-up, rounds and hero turns, threats, fog, enemies. Each class is a page of the
 * rules; nothing here allocates after warm-up.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.mission;
