/**
 * The calculations of the planner: {@link org.sitrep.rulesets.purplehaze.bots.planner.PairPlan} weighs both orders of
 * an activation by the {@link org.sitrep.rulesets.purplehaze.bots.planner.Shots} they fire and the
 * {@link org.sitrep.rulesets.purplehaze.bots.planner.Danger} they cause. It works only on the views of the Squad and
 * the combat. From one question to the next it retains only tables of exact laws. It allocates nothing.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.bots.planner;
