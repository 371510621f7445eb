package org.sitrep.stats;

import java.util.Locale;
import java.util.Objects;

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

    /**
     * Returns e.g. {@code 0.512 ± 0.003 (95 %, n=100000)}; a clearly asymmetric interval is written {@code 0.0002
     * [0.0001, 0.0006]}.
     */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s (%s %%, n=%d)", shortForm(), percent(level), n);
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
        final int digits = digits(halfWidth());
        final double down = value - low;
        final double up = high - value;
        if (Math.abs(up - down) > 0.2 * halfWidth()) {
            return number(value, Math.max(digits, firstFigure(value))) + " [" + number(low, digits) + ", "
                    + number(high, digits) + "]";
        }
        return number(value, digits) + " ± " + number(halfWidth(), digits);
    }

    /**
     * Returns the decimals that show two significant digits of the half-width, one if the first is 3 or more; at most
     * 8.
     */
    private static int digits(final double halfWidth) {
        if (halfWidth <= 0) {
            return 3;
        }
        final int first = (int) Math.floor(Math.log10(halfWidth));
        final double lead = halfWidth / Math.pow(10, first);
        return Math.max(0, Math.min(8, (lead < 3 ? 1 : 0) - first));
    }

    /** Returns the decimals that show the first significant digit of a value; at most 8. */
    private static int firstFigure(final double value) {
        return value == 0 ? 0 : (int) Math.max(0, Math.min(8, -Math.floor(Math.log10(Math.abs(value)))));
    }

    private static String number(final double x, final int digits) {
        final String text = String.format(Locale.ROOT, "%." + digits + "f", x);
        return text.matches("-0(\\.0*)?") ? text.substring(1) : text;
    }

    private static String percent(final double level) {
        final String text = String.format(Locale.ROOT, "%.2f", 100 * level);
        return text.replaceAll("\\.?0+$", "");
    }
}
