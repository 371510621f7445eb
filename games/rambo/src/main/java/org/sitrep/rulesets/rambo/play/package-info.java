/**
 * Shared parts of Rambo's play: its events, its rolls, and the questions asked of bots.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.play;
