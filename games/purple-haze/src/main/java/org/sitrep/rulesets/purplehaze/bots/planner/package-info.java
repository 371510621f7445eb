/**
 * How the planner reckons: {@link org.sitrep.rulesets.purplehaze.bots.planner.PairPlan} weighs both orders of an
 * activation by the {@link org.sitrep.rulesets.purplehaze.bots.planner.Shots} they fire and the
 * {@link org.sitrep.rulesets.purplehaze.bots.planner.Danger} they bring on. Works on the views of the Squad and the
 * combat alone, keeps nothing from one question to the next but tables of exact laws, and allocates nothing.
 */
package org.sitrep.rulesets.purplehaze.bots.planner;
