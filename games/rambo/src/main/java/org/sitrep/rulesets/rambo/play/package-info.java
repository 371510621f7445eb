/** What every part of Rambo is played with: its events, its rolls, and the questions put to bots. */
package org.sitrep.rulesets.rambo.play;
