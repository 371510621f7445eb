/**
 * The shared parts of play: {@link org.sitrep.rulesets.purplehaze.play.Rolls} makes every roll of the rulebook;
 * {@link org.sitrep.rulesets.purplehaze.play.DecisionKind} and {@link org.sitrep.rulesets.purplehaze.play.Sides} name
 * the questions and the sides that answer them. Allocates nothing.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.play;
