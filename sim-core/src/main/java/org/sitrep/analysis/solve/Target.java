package org.sitrep.analysis.solve;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.stats.Estimate;

/**
 * A target: a metric whose mean must lie within limits. Immutable.
 *
 * @param bot bot that plays, empty for the bot of the run
 * @param metric name of a slot or ratio
 * @param low lower limit; negative infinity if there is none
 * @param high upper limit; positive infinity if there is none
 * @param percent whether it was written in percent, so that the metric must be a share
 * @param text the target as written
 */
public record Target(Optional<String> bot, String metric, double low, double high, boolean percent, String text) {
    /** The notation of a target, for messages. */
    public static final String FORM =
            "write it like primary=55%±2%, survivors>=5, kia<=0.8 or rifleman:primary=0.5..0.6";

    private static final Pattern WHOLE = Pattern.compile("(?:(.+):)?([^:=<>≤≥]+?)\\s*(=|<=|>=|≤|≥)\\s*(.+)");
    private static final String NUMBER = "([-+]?(?:\\d+\\.?\\d*|\\.\\d+))\\s*(%?)";
    private static final Pattern ONE = Pattern.compile(NUMBER);
    private static final Pattern AROUND = Pattern.compile(NUMBER + "\\s*(?:±|\\+-|\\+/-)\\s*" + NUMBER);
    private static final Pattern BETWEEN = Pattern.compile(NUMBER + "\\s*\\.\\.\\s*" + NUMBER);
    private static final double PERCENT = 100;

    /** The status of a target, by an interval. */
    public enum Status {
        /** The whole interval lies within the limits. */
        MET,
        /** The interval contains a limit, or there is no interval. */
        OPEN,
        /** The whole interval lies outside the limits. */
        MISSED
    }

    public Target {
        Objects.requireNonNull(bot);
        Objects.requireNonNull(metric);
        Objects.requireNonNull(text);
        if (!(low <= high)) {
            throw new IllegalArgumentException(text + " goes from " + low + " to " + high + "; " + FORM);
        }
    }

    /**
     * Reads {@code metric=value±tolerance} ({@code +-} is accepted for the sign), {@code metric=low..high},
     * {@code metric<=value} or {@code metric>=value}. Numbers may be in percent. A bot's name and a colon before the
     * metric assign it to that bot.
     *
     * @throws IllegalArgumentException if the text is malformed; the message says how to write it
     */
    public static Target of(final String text) {
        final Matcher whole = WHOLE.matcher(text.strip());
        if (!whole.matches()) {
            throw new IllegalArgumentException(text + " is not a target; " + FORM);
        }
        final Optional<String> bot = Optional.ofNullable(whole.group(1)).map(String::strip);
        final String metric = whole.group(2).strip();
        final String right = whole.group(4).strip();
        return switch (whole.group(3)) {
            case "=" -> within(bot, metric, right, text.strip());
            case "<=", "≤" -> bounded(bot, metric, right, false, text.strip());
            default -> bounded(bot, metric, right, true, text.strip());
        };
    }

    /** Returns the same target for a metric by its whole name. */
    public Target forMetric(final String whole) {
        return new Target(bot, whole, low, high, percent, text);
    }

    private static Target bounded(
            final Optional<String> bot,
            final String metric,
            final String right,
            final boolean isLeast,
            final String text) {
        final Matcher one = ONE.matcher(right);
        if (!one.matches()) {
            throw new IllegalArgumentException(text + ": " + right + " is not a number; " + FORM);
        }
        final boolean percent = !one.group(2).isEmpty();
        final double value = number(one.group(1), percent);
        return isLeast
                ? new Target(bot, metric, value, Double.POSITIVE_INFINITY, percent, text)
                : new Target(bot, metric, Double.NEGATIVE_INFINITY, value, percent, text);
    }

    private static Target within(
            final Optional<String> bot, final String metric, final String right, final String text) {
        final Matcher around = AROUND.matcher(right);
        final Matcher between = BETWEEN.matcher(right);
        if (around.matches()) {
            final boolean percent = percent(around, text);
            final double value = number(around.group(1), percent);
            final double tolerance = number(around.group(3), percent);
            if (!(tolerance > 0)) {
                throw new IllegalArgumentException(
                        text + ": the tolerance must be above 0, because a mean always has an error");
            }
            return new Target(bot, metric, value - tolerance, value + tolerance, percent, text);
        }
        if (between.matches()) {
            final boolean percent = percent(between, text);
            return new Target(
                    bot, metric, number(between.group(1), percent), number(between.group(3), percent), percent, text);
        }
        throw new IllegalArgumentException(
                text + (ONE.matcher(right).matches() ? " has no tolerance; " : " is not a target; ") + FORM);
    }

    /** A percent sign at the second number applies to both: {@code 55±2%}. */
    private static boolean percent(final Matcher pair, final String text) {
        final boolean first = !pair.group(2).isEmpty();
        final boolean second = !pair.group(4).isEmpty();
        if (first && !second) {
            throw new IllegalArgumentException(text + ": one number is a percentage and the other is not; " + FORM);
        }
        return second;
    }

    private static double number(final String digits, final boolean percent) {
        final double value = Double.parseDouble(digits);
        return percent ? value / PERCENT : value;
    }

    /** Returns whether it has limits on both sides. */
    public boolean isTwoSided() {
        return Double.isFinite(low) && Double.isFinite(high);
    }

    /** Returns half the distance between its limits; infinite if it has only one. */
    public double tolerance() {
        return (high - low) / 2;
    }

    /** Returns the distance of a value from the nearer limit, negative outside. */
    public double margin(final double value) {
        return Math.min(value - low, high - value);
    }

    /** Returns the status for an interval. */
    public Status status(final Estimate estimate) {
        if (Double.isNaN(estimate.low()) || Double.isNaN(estimate.high())) {
            return Status.OPEN;
        }
        if (estimate.low() >= low && estimate.high() <= high) {
            return Status.MET;
        }
        return estimate.high() < low || estimate.low() > high ? Status.MISSED : Status.OPEN;
    }

    /**
     * Returns the distance of a value from the limits, in tolerances. With a single limit the unit is a twentieth of
     * that limit, or a twentieth of 1 if the limit is small. 0 within the limits; {@link Double#MAX_VALUE} for NaN.
     */
    public double violation(final double value) {
        if (Double.isNaN(value)) {
            return Double.MAX_VALUE;
        }
        final double scale =
                isTwoSided() ? Math.max(tolerance(), Double.MIN_NORMAL) : Math.max(Math.abs(limit()), 1) / 20;
        return Math.max(0, -margin(value)) / scale;
    }

    private double limit() {
        return Double.isFinite(low) ? low : high;
    }
}
