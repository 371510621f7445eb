/**
 * Exact integer tallies of many trials' outcomes, and the estimates that come from them. A tally never holds a
 * floating-point sum, so the order in which trials or parts are added cannot show.
 *
 * <p>The way of a number: {@link org.sitrep.stats.Tally} adds up trials on one thread and combines with those of the
 * others; it gives one {@link org.sitrep.stats.SlotTally} a slot, one {@link org.sitrep.stats.ProductTally} a ratio and
 * one {@link org.sitrep.stats.CurveTally} a survival curve, which go into the capsule;
 * {@link org.sitrep.stats.MetricEstimates} chooses for each metric between {@link org.sitrep.stats.Wilson},
 * {@link org.sitrep.stats.ClopperPearson}, {@link org.sitrep.stats.Mean} and {@link org.sitrep.stats.SumRatio}, and
 * takes {@link org.sitrep.stats.KaplanMeier} for a survival curve; what comes out is an
 * {@link org.sitrep.stats.Estimate}. {@link org.sitrep.stats.Quantile} reads quantiles off the same histograms.
 * {@link org.sitrep.stats.PairTally} adds up trials that two sides played on the same dice, for a
 * {@link org.sitrep.stats.PairedDifference}.
 *
 * <p>Doubles appear only in the last step, and second moments are taken in integers of any size, so nothing is lost to
 * cancellation. An interval is for a number of trials fixed beforehand and may not decide when a run stops, but for the
 * anytime ones: {@link org.sitrep.stats.BetaBinomialSequence} of a rate, {@link org.sitrep.stats.BettingSequence} of a
 * mean, {@link org.sitrep.stats.Quantile#anytime} of a quantile; {@link org.sitrep.stats.AnytimeEstimates} chooses
 * among them. Where one looks at many numbers at once, {@link org.sitrep.stats.MultipleTests} and
 * {@link org.sitrep.stats.Categories} keep the error of all of them together. Where the trials are too few for a
 * method, the limits are NaN and the method's name says why.
 */
package org.sitrep.stats;
