/**
 * How a scenario answers to its values: points of a design played on the same trials, each held against the scenario as
 * it is, and what each value does to each metric. {@link org.sitrep.analysis.sweep.SweepStudy} is what comes of one
 * scenario, {@link org.sitrep.analysis.sweep.Effects} where effects come from.
 */
package org.sitrep.analysis.sweep;
