/**
 * Tallies the outcomes of many trials in exact integers and computes estimates from them. A tally has no floating-point
 * sums, so results do not depend on the order in which trials or tallies are added.
 *
 * <p>Data flow: {@link org.sitrep.stats.Tally} tallies trials on one thread and is combined with those of the others.
 * It gives one {@link org.sitrep.stats.SlotTally} per slot, one {@link org.sitrep.stats.ProductTally} per ratio and one
 * {@link org.sitrep.stats.CurveTally} per survival curve, which are stored in the run result.
 * {@link org.sitrep.stats.MetricEstimates} chooses for each metric between {@link org.sitrep.stats.ClopperPearson},
 * {@link org.sitrep.stats.Mean} and {@link org.sitrep.stats.SumRatio}, and uses {@link org.sitrep.stats.KaplanMeier}
 * for a survival curve. Each returns an {@link org.sitrep.stats.Estimate}. {@link org.sitrep.stats.Quantile} reads
 * quantiles from the same histograms. {@link org.sitrep.stats.PairTally} tallies trials that two sides played on the
 * same dice, for a {@link org.sitrep.stats.PairedDifference}.
 *
 * <p>Doubles appear only in the last step, and second moments are computed in big integers, so no precision is lost to
 * cancellation. An interval is for a number of trials fixed beforehand and must not decide when a run stops. The
 * exceptions are the anytime intervals: {@link org.sitrep.stats.BetaBinomialSequence} for a rate,
 * {@link org.sitrep.stats.BettingSequence} for a mean, {@link org.sitrep.stats.Quantile#anytime} for a quantile;
 * {@link org.sitrep.stats.AnytimeEstimates} chooses among them. For many numbers at once,
 * {@link org.sitrep.stats.MultipleTests} and {@link org.sitrep.stats.Categories} control the error of all of them
 * together. With too few trials for a method, the limits are NaN and the method's name gives the reason.
 *
 * <p>API: changes are announced in the changelog.
 */
@Records
package org.sitrep.stats;

import org.sitrep.scenario.Records;
