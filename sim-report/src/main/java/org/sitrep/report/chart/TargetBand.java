package org.sitrep.report.chart;

import java.util.stream.DoubleStream;
import org.sitrep.stats.Estimate;

/**
 * Where the values of a chart are wished to be.
 *
 * @param low least wished value; negative infinity if there is none
 * @param high greatest wished value; positive infinity if there is none
 */
public record TargetBand(double low, double high) {
    /** Any value will do. */
    public static final TargetBand NONE = new TargetBand(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    boolean isAny() {
        return equals(NONE);
    }

    /** Returns the limits that there are, the lower first. */
    DoubleStream limits() {
        return DoubleStream.of(low, high).filter(Double::isFinite);
    }

    /** Returns as an interval the part of the target that a scale shows. */
    Estimate within(final Scale scale) {
        final double least = Math.max(low, scale.low());
        final double greatest = Math.min(high, scale.high());
        return new Estimate(least, least, greatest, 1, 0, "", "target");
    }
}
