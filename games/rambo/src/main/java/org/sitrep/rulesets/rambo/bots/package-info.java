/** Bots of Rambo, and the view that they see. */
package org.sitrep.rulesets.rambo.bots;
