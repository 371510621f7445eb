package org.sitrep.report.chart;

import java.util.stream.DoubleStream;
import org.sitrep.stats.Estimate;

/**
 * The range of desired values of a chart.
 *
 * @param low smallest desired value; negative infinity if unbounded
 * @param high greatest desired value; positive infinity if unbounded
 */
public record TargetBand(double low, double high) {
    /** Accepts any value. */
    public static final TargetBand NONE = new TargetBand(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    /** The share of the range that is added above it. */
    private static final double ROOM = 0.1;

    boolean isAny() {
        return equals(NONE);
    }

    /** Returns the finite limits, the lower first. */
    DoubleStream limits() {
        return DoubleStream.of(low, high).filter(Double::isFinite);
    }

    /** Includes the limits; a target above all that is drawn gets some room, so that it is seen. */
    void addTo(final Bounds bounds) {
        limits().forEach(bounds::add);
        if (Double.isInfinite(high) && low == bounds.high()) {
            bounds.add(low + ROOM * (low - bounds.low()));
        }
    }

    /** Returns the part of the target that a scale shows, as an interval. */
    Estimate within(final Scale scale) {
        final double least = Math.max(low, scale.low());
        final double greatest = Math.min(high, scale.high());
        return new Estimate(least, least, greatest, 1, 0, "", "target");
    }
}
