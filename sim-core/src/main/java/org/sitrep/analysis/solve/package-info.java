/**
 * Finds values of the data at which wished-for metrics come true: {@link org.sitrep.analysis.solve.Target} is the wish,
 * {@link org.sitrep.analysis.solve.Space} what may be changed, {@link org.sitrep.analysis.solve.Solver} the search and
 * {@link org.sitrep.analysis.solve.Solution} what came of it. What a candidate is played on is behind
 * {@link org.sitrep.analysis.solve.CandidateEvaluator}.
 */
package org.sitrep.analysis.solve;
