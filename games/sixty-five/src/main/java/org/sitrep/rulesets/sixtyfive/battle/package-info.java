/**
 * The rules of a battle: state, deck, impulses, movement, fire, assaults, and what a side can see of them.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.sixtyfive.battle;
