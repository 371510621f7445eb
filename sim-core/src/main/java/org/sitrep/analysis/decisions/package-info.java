/**
 * Estimates what each decision of a trial cost: the loss against the best other option that rollouts find. Knows no
 * game. {@link org.sitrep.analysis.decisions.DecisionAnalysis} is the entry point.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep.analysis.decisions;
