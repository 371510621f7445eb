package org.sitrep.stats;

import java.util.Objects;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Portable;

/**
 * A value with its interval: the form in which this package returns statistics. Never infinite; zero has no sign.
 *
 * @param value the point estimate; NaN if {@code n} is 0
 * @param low lower limit of the interval; NaN if none can be given (too few trials)
 * @param high upper limit of the interval; NaN if none can be given
 * @param level confidence level of the interval, e.g. 0.95
 * @param n number of trials; for a survival curve, number of subjects at risk
 * @param unit unit of the value
 * @param method name of the interval's method, in a few words
 */
public record Estimate(double value, double low, double high, double level, long n, String unit, String method) {
    private static final int MOST_DECIMALS = 8;

    /**
     * Checks for nulls and infinities.
     *
     * @throws ArithmeticException if a value or limit is infinite
     */
    public Estimate {
        Objects.requireNonNull(unit);
        Objects.requireNonNull(method);
        value = notInfinite(value, method);
        low = notInfinite(low, method);
        high = notInfinite(high, method);
    }

    private static double notInfinite(final double x, final String method) {
        if (Double.isInfinite(x)) {
            throw new ArithmeticException("an estimate (" + method + ") is infinite");
        }
        return x + 0.0; // -0.0 becomes 0.0
    }

    /** Returns half the width of the interval; NaN without an interval. */
    public double halfWidth() {
        return (high - low) / 2;
    }

    /** Returns the estimate of the negated value. */
    public Estimate negated() {
        return new Estimate(-value, -high, -low, level, n, unit, method);
    }

    /** Returns a difference as a gain: negated where less is better. */
    public Estimate gain(final Slot.Better better) {
        return better == Slot.Better.LOWER ? negated() : this;
    }

    /**
     * Returns e.g. {@code 0.512 ± 0.003 (95 %, n=100000)}; a clearly asymmetric interval is written {@code 0.0002
     * [0.0001, 0.0006]}.
     */
    @Override
    public String toString() {
        return Portable.format("%s (%s %%, n=%d)", shortForm(), percent(level), n);
    }

    /**
     * Returns the value and interval without level and n. A value that is not 0 is never shown as 0, however wide its
     * interval.
     */
    public String shortForm() {
        if (Double.isNaN(value)) {
            return "no data";
        }
        if (Double.isNaN(low) || Double.isNaN(high)) {
            return number(value, 3) + " (no interval)";
        }
        final int digits = decimals();
        if (isAsymmetric()) {
            return number(value, Math.max(digits, firstFigure(value))) + " [" + number(low, digits) + ", "
                    + number(high, digits) + "]";
        }
        return number(value, digits) + " ± " + number(halfWidth(), digits);
    }

    private boolean isAsymmetric() {
        return Math.abs(high - value - (value - low)) > 0.2 * halfWidth();
    }

    /**
     * Returns the decimals that show two significant digits of the half-width, one if the first is 3 or more; more if
     * {@code value ± half-width} would otherwise seem to reach 0 although the interval excludes it. 3 without an
     * interval or with one of no width; at most 8.
     */
    public int decimals() {
        final double half = halfWidth();
        if (!(half > 0)) {
            return 3;
        }
        final int first = (int) Math.floor(Math.log10(half));
        final double lead = half / Math.pow(10, first);
        int decimals = Math.max(0, Math.min(MOST_DECIMALS, (lead < 3 ? 1 : 0) - first));
        while (decimals < MOST_DECIMALS && excludesZero() && !isAsymmetric() && seemsToReachZero(decimals)) {
            decimals++;
        }
        return decimals;
    }

    private boolean excludesZero() {
        return low > 0 || high < 0;
    }

    private boolean seemsToReachZero(final int decimals) {
        final double unit = Math.pow(10, decimals);
        return Portable.round(Math.abs(value) * unit) <= Portable.round(halfWidth() * unit);
    }

    /** Returns the decimals that show the first significant digit of a value; at most 8. */
    private static int firstFigure(final double value) {
        return value == 0 ? 0 : (int) Math.max(0, Math.min(MOST_DECIMALS, -Math.floor(Math.log10(Math.abs(value)))));
    }

    private static String number(final double x, final int digits) {
        final String text = Portable.format("%." + digits + "f", x);
        return text.matches("-0(\\.0*)?") ? text.substring(1) : text;
    }

    private static String percent(final double level) {
        final String text = Portable.format("%.2f", 100 * level);
        return text.replaceAll("\\.?0+$", "");
    }
}
