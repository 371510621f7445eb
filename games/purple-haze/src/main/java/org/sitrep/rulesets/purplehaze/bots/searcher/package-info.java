/**
 * A bot that tries its answers by rollouts. {@code CombatSearch} takes the planner's best answers to a question about
 * orders. It plays each to the end of the combat at a {@code SecondTable}, a copy of what the bot sees with guesses of
 * what it does not see. All answers are tried on the same guesses and dice. {@code FightWorth} computes the worth of an
 * end.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.bots.searcher;
