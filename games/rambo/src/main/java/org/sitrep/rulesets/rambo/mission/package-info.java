/**
 * The rules of a mission of Rambo: set-up, rounds and hero turns, threats, fog, enemies. Each class is a page of the
 * rules; nothing here allocates once warm.
 */
package org.sitrep.rulesets.rambo.mission;
