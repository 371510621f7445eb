package org.sitrep.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.sitrep.portable.Portable;
import org.sitrep.report.text.Numbers;

/**
 * Maps values to px along one axis, with round tick values.
 *
 * @param low value at the low end
 * @param high value at the high end
 * @param step between ticks
 * @param from px of the low end
 * @param to px of the high end
 */
public record Scale(double low, double high, double step, double from, double to) {
    /** The relative difference below which values are equal. */
    private static final double SAME = 1e-9;

    /**
     * Returns a scale whose ends are ticks.
     *
     * @param low smallest value to show
     * @param high greatest value to show
     * @param ticks approximate number of intervals between ticks
     * @param from px of the low end
     * @param to px of the high end; less than {@code from} for an axis that points up
     */
    static Scale of(final double low, final double high, final int ticks, final double from, final double to) {
        // Values that differ only by rounding are equal: a step of the last digit would make all ticks the same.
        final double most = Math.max(Math.abs(low), Math.abs(high));
        final double top = high - low > SAME * most ? high : low + Math.max(1, SAME * most);
        final double step = roundStep((top - low) / ticks);
        return new Scale(Math.floor(low / step + 1e-9) * step, Math.ceil(top / step - 1e-9) * step, step, from, to);
    }

    /**
     * Returns a scale for the tested numbers. For a few whole numbers it spans from the smallest to the greatest, with
     * ticks at each or every second one and none in between; otherwise it is as {@link #of}.
     *
     * @param numbers at least one
     * @param ticks largest number of intervals between ticks
     */
    static Scale through(final double[] numbers, final int ticks, final double from, final double to) {
        final double low = DoubleStream.of(numbers).min().orElseThrow();
        final double high = DoubleStream.of(numbers).max().orElseThrow();
        final boolean whole = DoubleStream.of(numbers).allMatch(x -> x == Portable.roundEven(x));
        return whole && high > low && high - low <= 2 * ticks
                ? new Scale(low, high, high - low <= ticks ? 1 : 2, from, to)
                : of(low, high, ticks, from, to);
    }

    double at(final double value) {
        return from + (value - low) / (high - low) * (to - from);
    }

    List<Double> ticks() {
        final List<Double> ticks = new ArrayList<>();
        final long n = (long) Math.floor((high - low) / step + 1e-6);
        for (long i = 0; i <= n; i++) {
            ticks.add(low + i * step);
        }
        return ticks;
    }

    /** Returns the label of a tick, with as many decimals as the step needs. */
    String label(final double tick) {
        final int decimals = Math.max(0, (int) Math.ceil(-Math.log10(step) - 1e-9));
        return Numbers.fixed(Math.abs(tick) < step / 1e6 ? 0 : tick, decimals);
    }

    /** Returns the smallest of 1, 2, 5 times a power of ten that is not below {@code atLeast}. */
    private static double roundStep(final double atLeast) {
        final double power = Math.pow(10, Math.floor(Math.log10(atLeast)));
        for (final double factor : new double[] {1, 2, 5}) {
            if (factor * power >= atLeast * (1 - 1e-9)) {
                return factor * power;
            }
        }
        return 10 * power;
    }
}
