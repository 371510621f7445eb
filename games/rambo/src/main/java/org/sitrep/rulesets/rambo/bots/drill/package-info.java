/** The drill: a plain policy, fixed to the letter. */
package org.sitrep.rulesets.rambo.bots.drill;
