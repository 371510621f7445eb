/**
 * A Purple Haze combat, played without allocation. {@code CombatTables} is what never changes, {@code CombatState} what does, {@code Rolls} every
 * roll of the rulebook; {@code Combat} is the sequence of play, and each other class one page of the rules. Names end at the tables: inside, a Marine is 0-5 (his
 * own ID less one), a space 0-11 in reading order of its half, a card or marker its place in the data files.
 */
package org.sitrep.rulesets.purplehaze.combat;
