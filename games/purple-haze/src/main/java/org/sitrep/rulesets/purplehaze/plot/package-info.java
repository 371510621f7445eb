/**
 * Maps, Missions, entries and their log as the checks see them: {@link org.sitrep.rulesets.purplehaze.plot.Booklet} is
 * a graph of steps, {@link org.sitrep.rulesets.purplehaze.plot.Situation} what may be true at a fork,
 * {@link org.sitrep.rulesets.purplehaze.plot.LogUse} who sets and who reads a log entry,
 * {@link org.sitrep.rulesets.purplehaze.plot.Area} a map with its marches,
 * {@link org.sitrep.rulesets.purplehaze.plot.MissionScope} all that can happen in a Mission. Every place is a dotted
 * path, so that a finding can name its line.
 */
package org.sitrep.rulesets.purplehaze.plot;
