/**
 * A Purple Haze combat, played without allocation. {@code CombatState} is the state of one combat; the Squad outlasts
 * it. {@code Combat} is the sequence of play, and each other class implements one page of the rules. Names end at the
 * tables: here a Marine is 0-5 (own ID less one), a space 0-11 in reading order of its half, and a card or marker its
 * index in the data files.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.combat;
