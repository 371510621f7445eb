/**
 * Finds values of the data that meet targets. {@link org.sitrep.analysis.solve.Target} is a target,
 * {@link org.sitrep.analysis.solve.Space} holds what may change, {@link org.sitrep.analysis.solve.Solver} runs the
 * search and {@link org.sitrep.analysis.solve.Solution} is its result.
 * {@link org.sitrep.analysis.solve.CandidateEvaluator} plays the candidates.
 *
 * <p>Internal: changes are not announced.
 */
@Records
package org.sitrep.analysis.solve;

import org.sitrep.scenario.Records;
