package org.sitrep.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.Quantile;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.SurvivalCurve;

/**
 * The estimates of a capsule. They hold for a number of missions fixed beforehand; those of an interrupted capsule hold as long as it was not the numbers
 * that made somebody interrupt it.
 */
public final class Estimates {
    /** Confidence level where the caller names none. */
    public static final double DEFAULT_LEVEL = 0.95;

    private Estimates() {}

    /** Returns the estimate of every slot and then of every ratio by name, in the layout's order, at {@link #DEFAULT_LEVEL}; unmodifiable. */
    public static Map<String, Estimate> of(final Capsule capsule) {
        return of(capsule, DEFAULT_LEVEL);
    }

    /**
     * Returns the estimate of every slot and then of every ratio by name, in the layout's order; unmodifiable. Which interval each gets:
     * {@link MetricEstimates}.
     *
     * @param level confidence level of each by itself, between 0 and 1
     */
    public static Map<String, Estimate> of(final Capsule capsule, final double level) {
        return MetricEstimates.of(capsule.layout(), capsule.tallies(), capsule.products(), level);
    }

    /** Returns the survival curves of each survival by its name, in the layout's order, at {@link #DEFAULT_LEVEL}; unmodifiable. */
    public static Map<String, List<SurvivalCurve>> survivals(final Capsule capsule) {
        return survivals(capsule, DEFAULT_LEVEL);
    }

    /**
     * Returns the survival curves of each survival by its name, in the layout's order; unmodifiable.
     *
     * @param level confidence level of each step by itself, between 0 and 1
     */
    public static Map<String, List<SurvivalCurve>> survivals(final Capsule capsule, final double level) {
        return MetricEstimates.survivals(capsule.layout(), capsule.tallies(), capsule.curves(), level);
    }

    /**
     * Returns the quantiles {@code p05}, {@code median} and {@code p95} of one slot in its unit, in this order, at {@link #DEFAULT_LEVEL}.
     *
     * @throws IllegalArgumentException if there is no such slot
     */
    public static Map<String, Estimate> quantiles(final Capsule capsule, final String slotName) {
        final int index = capsule.layout().index(slotName);
        final Slot slot = capsule.layout().slots().get(index);
        final SlotTally tally = capsule.tallies().get(index);
        final Map<String, Estimate> quantiles = new LinkedHashMap<>();
        quantiles.put("p05", Quantile.estimate(slot, tally, 0.05, DEFAULT_LEVEL));
        quantiles.put("median", Quantile.estimate(slot, tally, 0.5, DEFAULT_LEVEL));
        quantiles.put("p95", Quantile.estimate(slot, tally, 0.95, DEFAULT_LEVEL));
        return Collections.unmodifiableMap(quantiles);
    }
}
