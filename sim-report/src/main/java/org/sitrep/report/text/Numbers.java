package org.sitrep.report.text;

import org.sitrep.portable.Portable;
import org.sitrep.stats.Estimate;

/**
 * Formats numbers for readers, with the same decimals and separators in every locale. Infinities are refused: they are
 * bugs in the computation.
 */
public final class Numbers {
    private static final String NONE = "no data";

    private Numbers() {}

    private static boolean isNone(final double x) {
        if (Double.isInfinite(x)) {
            throw new ArithmeticException("a number of a report is infinite");
        }
        return Double.isNaN(x);
    }

    /** Returns a count with a comma every three digits, e.g. {@code 1,000,000}. */
    public static String count(final long n) {
        return Portable.format("%,d", n);
    }

    /** Returns a number of things, e.g. {@code 1 point}, {@code 2,000 points}. */
    public static String counted(final long n, final String one) {
        return count(n) + " " + one + (n == 1 ? "" : "s");
    }

    /**
     * Returns a share of 0 … 1 as e.g. {@code 61.2 %}; a share that would round to zero is {@code < 0.1 %}, NaN is
     * {@code no data}.
     */
    public static String percent(final double share) {
        if (isNone(share)) {
            return NONE;
        }
        if (share > 0 && share < 0.0005) {
            return "< 0.1 %";
        }
        if (share < 1 && share > 0.9995) {
            return "> 99.9 %";
        }
        return fixed(100 * share, share == 0 || share == 1 ? 0 : 1) + " %";
    }

    /** Returns at most {@code decimals} decimals without trailing zeros, never {@code -0}; NaN is {@code no data}. */
    public static String plain(final double x, final int decimals) {
        if (isNone(x)) {
            return NONE;
        }
        final String text = Portable.format("%." + decimals + "f", x);
        final String trimmed = text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
        return "-0".equals(trimmed) ? "0" : trimmed;
    }

    /** Returns a level such as 0.95 as {@code 95 %}. */
    public static String level(final double level) {
        return plain(100 * level, 2) + " %";
    }

    /** Returns the estimate of a share in percent: value and limits times 100, unit {@code %}. */
    public static Estimate inPercent(final Estimate share) {
        return new Estimate(
                100 * share.value(),
                100 * share.low(),
                100 * share.high(),
                share.level(),
                share.n(),
                "%",
                share.method());
    }

    /**
     * Returns the estimate of a difference of shares in percent points: value and limits times 100, unit {@code %
     * points}; the result is not a share.
     */
    public static Estimate inPoints(final Estimate difference) {
        final Estimate e = inPercent(difference);
        return new Estimate(e.value(), e.low(), e.high(), e.level(), e.n(), "% points", e.method());
    }

    /**
     * Returns the estimate in its {@link Estimate#shortForm}, with its unit, e.g. {@code 61.2 ± 0.3 %}; {@code no data}
     * if it has no value.
     */
    public static String withUnit(final Estimate e, final String unit) {
        final String end = unit.isEmpty() ? "" : " " + unit;
        if (isNone(e.value())) {
            return NONE;
        }
        final int decimals = e.unit().startsWith("%") ? 1 : 3;
        return Double.isNaN(e.low()) ? plain(e.value(), decimals) + end + " (no interval)" : e.shortForm() + end;
    }

    /** Returns the value alone, with the number of decimals that its interval supports. */
    public static String value(final Estimate e) {
        return Double.isNaN(e.low()) ? plain(e.value(), 3) : fixed(e.value(), e.decimals());
    }

    /** Returns the upper limit with the number of decimals that its interval supports, e.g. {@code 0.18 %}. */
    public static String upperLimit(final Estimate e, final String unit) {
        return fixed(e.high(), e.decimals()) + (unit.isEmpty() ? "" : " " + unit);
    }

    /** Returns the limits as e.g. {@code 60.9 to 61.5}; {@code none} if there are none. */
    public static String range(final Estimate e) {
        if (Double.isNaN(e.low()) || Double.isNaN(e.high())) {
            return "none";
        }
        final int decimals = e.decimals();
        return fixed(e.low(), decimals) + " to " + fixed(e.high(), decimals);
    }

    /** Returns exactly {@code decimals} decimals, never {@code -0}; NaN is {@code no data}. */
    public static String fixed(final double x, final int decimals) {
        if (isNone(x)) {
            return NONE;
        }
        final String text = Portable.format("%." + decimals + "f", x);
        return text.matches("-0(\\.0*)?") ? text.substring(1) : text;
    }
}
