/**
 * What every part of the game is played with: {@link org.sitrep.rulesets.purplehaze.play.Rolls}, every roll of the
 * rulebook; {@link org.sitrep.rulesets.purplehaze.play.DecisionKind} and
 * {@link org.sitrep.rulesets.purplehaze.play.Sides}, the questions and who answers them. Allocates nothing.
 */
package org.sitrep.rulesets.purplehaze.play;
