/**
 * Judgement that bots of Rambo share: the goals of a dossier, ways, shots, and the worth of a hero's position, alert
 * and cards. Other bots may judge otherwise: nothing here is a rule.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.bots.sense;
