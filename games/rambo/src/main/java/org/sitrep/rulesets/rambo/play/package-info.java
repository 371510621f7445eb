/** Shared parts of Rambo's play: its events, its rolls, and the questions asked of bots. */
package org.sitrep.rulesets.rambo.play;
