/**
 * Maps, Missions, entries and their log, as the checks use them. {@link org.sitrep.rulesets.purplehaze.plot.Booklet} is
 * a graph of steps, and {@link org.sitrep.rulesets.purplehaze.plot.Situation} holds the possible facts at a fork.
 * {@link org.sitrep.rulesets.purplehaze.plot.LogUse} is a place that sets or reads a log entry.
 * {@link org.sitrep.rulesets.purplehaze.plot.Area} is a map with its marches, and
 * {@link org.sitrep.rulesets.purplehaze.plot.MissionScope} all that can happen in a Mission. Every place is a dotted
 * path, so that a finding can name its line.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.plot;
