/**
 * Sensitivity of a scenario to its values: points of a design played on the same trials, each compared with the
 * unchanged scenario, and the effect of each value on each metric. {@link org.sitrep.analysis.sweep.SweepStudy} is the
 * result for one scenario; {@link org.sitrep.analysis.sweep.Effects} computes the effects.
 *
 * <p>API: changes are announced in the changelog.
 */
@Records
package org.sitrep.analysis.sweep;

import org.sitrep.scenario.Records;
