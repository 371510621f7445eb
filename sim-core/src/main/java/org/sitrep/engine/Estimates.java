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
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.SurvivalCurve;

/**
 * The estimates of a capsule. They hold for a number of trials fixed beforehand; those of an interrupted capsule hold
 * as long as it was not the numbers that made somebody interrupt it. Those of a run on {@link Precision}, whose numbers
 * do decide when it stops, are such as hold at any time, at the level of the request; those of its goals together.
 */
public final class Estimates {
    /** Confidence level where the caller names none. */
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

    /** Returns the level of a capsule's estimates: {@link #DEFAULT_LEVEL} unless it was asked for with another one. */
    public static double level(final RunResult capsule) {
        return capsule.precision().map(Precision::level).orElse(DEFAULT_LEVEL);
    }

    /**
     * Returns the estimate of every slot and then of every ratio by name, in the layout's order, at the capsule's
     * {@link #level}; unmodifiable.
     */
    public static Map<String, Estimate> of(final RunResult capsule) {
        return of(capsule, level(capsule));
    }

    /**
     * Returns the estimate of every slot and then of every ratio by name, in the layout's order; unmodifiable. Which
     * interval each gets: {@link MetricEstimates}, or {@link AnytimeEstimates} and {@link Precision#estimate} for a run
     * on precision, whose goals keep the level of the request.
     *
     * @param level confidence level of each by itself, between 0 and 1
     */
    public static Map<String, Estimate> of(final RunResult capsule, final double level) {
        return capsule.precision()
                .map(precision -> anytime(capsule, precision, level))
                .orElseGet(() -> MetricEstimates.of(capsule.layout(), capsule.tallies(), capsule.products(), level));
    }

    private static Map<String, Estimate> anytime(
            final RunResult capsule, final Precision precision, final double level) {
        final Map<String, Estimate> all =
                new LinkedHashMap<>(AnytimeEstimates.of(capsule.layout(), capsule.tallies(), level));
        all.replaceAll((name, estimate) -> precision.goal(name).isPresent()
                ? precision.estimate(name, capsule.layout(), capsule.tallies())
                : estimate);
        return Collections.unmodifiableMap(all);
    }

    /**
     * Returns the survival curves of each survival by its name, in the layout's order, at {@link #DEFAULT_LEVEL};
     * unmodifiable.
     */
    public static Map<String, List<SurvivalCurve>> survivals(final RunResult capsule) {
        return survivals(capsule, level(capsule));
    }

    /**
     * Returns the survival curves of each survival by its name, in the layout's order; unmodifiable.
     *
     * @param level confidence level of each step by itself, between 0 and 1
     */
    public static Map<String, List<SurvivalCurve>> survivals(final RunResult capsule, final double level) {
        return capsule.precision().isPresent()
                ? AnytimeEstimates.survivals(capsule.layout(), capsule.tallies(), capsule.curves(), level)
                : MetricEstimates.survivals(capsule.layout(), capsule.tallies(), capsule.curves(), level);
    }

    /**
     * Returns the quantiles {@code p05}, {@code median} and {@code p95} of one slot in its unit, in this order, at the
     * capsule's {@link #level}.
     *
     * @throws IllegalArgumentException if there is no such slot
     */
    public static Map<String, Estimate> quantiles(final RunResult capsule, final String slotName) {
        final int index = capsule.layout().index(slotName);
        final Slot slot = capsule.layout().slots().get(index);
        final SlotTally tally = capsule.tallies().get(index);
        final Map<String, Estimate> quantiles = new LinkedHashMap<>();
        final double level = level(capsule);
        SHARES.forEach((name, q) -> quantiles.put(
                name,
                capsule.precision().isPresent()
                        ? Quantile.anytime(slot, tally, q, level)
                        : Quantile.estimate(slot, tally, q, level)));
        return Collections.unmodifiableMap(quantiles);
    }
}
