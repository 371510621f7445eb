package org.sitrep.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.AnytimeEstimates;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.Quantile;
import org.sitrep.stats.RatioDifference;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.SurvivalCurve;

/**
 * Computes the estimates of a run result. They hold for a number of trials fixed beforehand. Those of an interrupted
 * run hold only if the interruption did not depend on its numbers. For a run on {@link Precision}, whose numbers decide
 * when it stops, the intervals are anytime intervals at the level of the request; those of its goals hold together at
 * that level.
 */
public final class Estimates {
    /** Default confidence level. */
    public static final double DEFAULT_LEVEL = 0.95;

    private static final Map<String, Double> SHARES = shares();

    private Estimates() {}

    private static Map<String, Double> shares() {
        final Map<String, Double> shares = new LinkedHashMap<>();
        shares.put("p05", 0.05);
        shares.put("median", 0.5);
        shares.put("p95", 0.95);
        return shares;
    }

    /** Returns the level of a result's estimates: that of its {@link Precision}, else {@link #DEFAULT_LEVEL}. */
    public static double level(final RunResult result) {
        return result.precision().map(Precision::level).orElse(DEFAULT_LEVEL);
    }

    /**
     * Returns the estimate of every slot and then of every ratio by name, in the layout's order, at the result's
     * {@link #level}; unmodifiable.
     */
    public static Map<String, Estimate> of(final RunResult result) {
        return of(result, level(result));
    }

    /**
     * Returns the estimate of every slot and then of every ratio by name, in the layout's order; unmodifiable. The
     * intervals are those of {@link MetricEstimates}. For a run on precision they are those of
     * {@link AnytimeEstimates}, or of {@link Precision#estimate} for its goals, which have the level of the request.
     *
     * @param level confidence level of each estimate by itself, between 0 and 1
     */
    public static Map<String, Estimate> of(final RunResult result, final double level) {
        return result.precision()
                .map(precision -> anytime(result, precision, level))
                .orElseGet(() -> MetricEstimates.of(result.layout(), result.tallies(), result.products(), level));
    }

    private static Map<String, Estimate> anytime(
            final RunResult result, final Precision precision, final double level) {
        final Map<String, Estimate> all =
                new LinkedHashMap<>(AnytimeEstimates.of(result.layout(), result.tallies(), result.products(), level));
        all.replaceAll((name, estimate) -> precision.goal(name).isPresent()
                ? precision.estimate(name, result.layout(), result.tallies(), result.products())
                : estimate);
        return Collections.unmodifiableMap(all);
    }

    /** Returns the sums of a run from which differences of its ratios to another's follow. */
    public static RatioDifference.Side sums(final RunResult result) {
        return new RatioDifference.Side(result.layout(), result.tallies(), result.products());
    }

    /**
     * Returns the curves of each survival by its name, in the layout's order, at the result's {@link #level};
     * unmodifiable.
     */
    public static Map<String, List<SurvivalCurve>> survivals(final RunResult result) {
        return survivals(result, level(result));
    }

    /**
     * Returns the curves of each survival by its name, in the layout's order; unmodifiable.
     *
     * @param level confidence level of each step by itself, between 0 and 1
     */
    public static Map<String, List<SurvivalCurve>> survivals(final RunResult result, final double level) {
        return result.precision().isPresent()
                ? AnytimeEstimates.survivals(result.layout(), result.tallies(), result.curves(), level)
                : MetricEstimates.survivals(result.layout(), result.tallies(), result.curves(), level);
    }

    /**
     * Returns the quantiles {@code p05}, {@code median} and {@code p95} of one slot in its unit, in this order, at the
     * result's {@link #level}.
     *
     * @throws IllegalArgumentException if the layout has no such slot
     */
    public static Map<String, Estimate> quantiles(final RunResult result, final String slotName) {
        final int index = result.layout().index(slotName);
        final Slot slot = result.layout().slots().get(index);
        final SlotTally tally = result.tallies().get(index);
        final Map<String, Estimate> quantiles = new LinkedHashMap<>();
        final double level = level(result);
        SHARES.forEach((name, q) -> quantiles.put(
                name,
                result.precision().isPresent()
                        ? Quantile.anytime(slot, tally, q, level)
                        : Quantile.estimate(slot, tally, q, level)));
        return Collections.unmodifiableMap(quantiles);
    }
}
