/** The pointman: the default bot, sensible and greedy. */
package org.sitrep.rulesets.rambo.bots.pointman;
