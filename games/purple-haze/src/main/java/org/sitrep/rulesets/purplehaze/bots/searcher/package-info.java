/**
 * A bot that tries its answers out. {@code CombatSearch} takes the planner's best answers to a question about orders,
 * plays each on to the end of the combat at a {@code SecondTable}, a copy of what it sees with guesses of what it does
 * not see, and keeps count of what comes of them in {@code PairedTrials}, on the same guesses and dice for all.
 * {@code FightWorth} says what an end is worth.
 */
package org.sitrep.rulesets.purplehaze.bots.searcher;
