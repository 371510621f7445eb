/** Bots of Rambo, and all that they see. */
package org.sitrep.rulesets.rambo.bots;
