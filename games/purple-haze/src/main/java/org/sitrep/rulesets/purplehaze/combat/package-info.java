/**
 * A Purple Haze combat, played without allocation. {@code CombatState} is what changes in it and ends with it, the
 * Squad is what goes on; {@code Combat} is the sequence of play, and each other class one page of the rules. Names end
 * at the tables: inside, a Marine is 0-5 (his own ID less one), a space 0-11 in reading order of its half, a card or
 * marker its place in the data files.
 */
package org.sitrep.rulesets.purplehaze.combat;
