package org.sitrep.analysis.design;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.sitrep.portable.Streams;
import org.sitrep.scenario.DataWords;

/**
 * A value of the data that is varied, with its possible values: a list of choices, or a range of numbers. Immutable.
 *
 * @param path dotted path of the value, as {@code --set} takes it
 * @param kind kind of its values
 * @param values legal values in order, as {@code --set} takes them; empty for a {@link Kind#REAL} range
 * @param low least number of a range; 0 for choices
 * @param high greatest number of a range; 0 for choices
 */
public record Factor(String path, Kind kind, List<String> values, BigDecimal low, BigDecimal high) {
    /** Maximum number of values of a range of whole numbers or steps. */
    public static final int MOST_VALUES = 10_000;

    /** Decimal places of a value within a range of real numbers, in addition to those that distinguish its ends. */
    private static final int FINE = 4;

    private static final Pattern RANGE =
            Pattern.compile("(-?\\d+(?:\\.\\d+)?)\\.\\.(-?\\d+(?:\\.\\d+)?)(?::(\\d+(?:\\.\\d+)?))?");

    /** Matches a text that was meant as a range. */
    private static final Pattern LIKE_A_RANGE = Pattern.compile("[^,\\[\\]/.\"]+\\.\\.[^,\\[\\]/.\"]+");

    /** The kind of a factor's values. */
    public enum Kind {
        /** Words, lists or numbers in no meaningful order. */
        CHOICE,
        /** Numbers at equal steps. */
        STEPS,
        /** Any number of a range. */
        REAL
    }

    public Factor {
        values = List.copyOf(values);
    }

    /**
     * Reads {@code path=v1,v2,...}, where commas within brackets do not separate values; {@code path=2..8} for whole
     * numbers; {@code path=0..1:0.25} for steps; or {@code path=0.2..0.8} for any number between, if an end has a
     * decimal point. A list of ascending numbers at equal steps is one of {@link Kind#STEPS}.
     *
     * @throws IllegalArgumentException if the text is malformed; the message says how to write it
     */
    public static Factor of(final String text) {
        final int equals = text.indexOf('=');
        if (equals < 1 || equals == text.length() - 1) {
            throw new IllegalArgumentException(
                    text + " is not path=values; write it like start.threat=2,5,8 or start.threat=2..8");
        }
        final String path = text.substring(0, equals).strip();
        final String right = text.substring(equals + 1).strip();
        final Matcher range = RANGE.matcher(right);
        if (!range.matches() && LIKE_A_RANGE.matcher(right).matches()) {
            throw new IllegalArgumentException(
                    text + " has a range whose ends are not numbers; write it like start.threat=2..8");
        }
        return range.matches() ? range(path, right, range) : choices(path, parted(right));
    }

    private static Factor range(final String path, final String text, final Matcher range) {
        final BigDecimal low = new BigDecimal(range.group(1));
        final BigDecimal high = new BigDecimal(range.group(2));
        if (low.compareTo(high) >= 0) {
            throw new IllegalArgumentException(
                    path + "=" + text + " goes from " + low + " to " + high + "; write the lower end first");
        }
        final boolean whole = low.scale() <= 0 && high.scale() <= 0;
        if (range.group(3) == null && !whole) {
            return new Factor(path, Kind.REAL, List.of(), low, high);
        }
        final BigDecimal step = range.group(3) == null ? BigDecimal.ONE : new BigDecimal(range.group(3));
        if (step.signum() == 0
                || high.subtract(low).divide(step, RoundingMode.DOWN).intValue() >= MOST_VALUES) {
            throw new IllegalArgumentException(
                    path + "=" + text + " has more than " + MOST_VALUES + " values; use wider steps");
        }
        final List<String> values = new ArrayList<>();
        for (BigDecimal at = low; at.compareTo(high) <= 0; at = at.add(step)) {
            values.add(at.toPlainString());
        }
        return new Factor(path, Kind.STEPS, values, low, new BigDecimal(values.get(values.size() - 1)));
    }

    private static Factor choices(final String path, final List<String> values) {
        if (values.stream().anyMatch(String::isBlank)) {
            throw new IllegalArgumentException(path + ": one of its values is empty");
        }
        if (values.stream().filter(Streams.unseen()).count() != values.size()) {
            throw new IllegalArgumentException(path + ": a value occurs twice");
        }
        return atEqualSteps(values)
                ? new Factor(
                        path,
                        Kind.STEPS,
                        values,
                        new BigDecimal(values.get(0)),
                        new BigDecimal(values.get(values.size() - 1)))
                : new Factor(path, Kind.CHOICE, values, BigDecimal.ZERO, BigDecimal.ZERO);
    }

    private static boolean atEqualSteps(final List<String> values) {
        if (values.size() < 2 || !values.stream().allMatch(value -> value.matches("-?\\d+(\\.\\d+)?"))) {
            return false;
        }
        final BigDecimal step = new BigDecimal(values.get(1)).subtract(new BigDecimal(values.get(0)));
        for (int i = 1; i < values.size(); i++) {
            final BigDecimal here = new BigDecimal(values.get(i)).subtract(new BigDecimal(values.get(i - 1)));
            if (here.compareTo(step) != 0) {
                return false;
            }
        }
        return step.signum() > 0;
    }

    /** Splits a list at the commas outside brackets. */
    private static List<String> parted(final String text) {
        final List<String> parts = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            final char c = text.charAt(i);
            if (c == '[' || c == '{') {
                depth++;
            } else if (c == ']' || c == '}') {
                depth--;
            } else if (c == ',' && depth == 0) {
                parts.add(text.substring(start, i).strip());
                start = i + 1;
            }
        }
        parts.add(text.substring(start).strip());
        return parts;
    }

    /** Returns what people call some factors and their values, as {@link DataWords#of} returns it. */
    public static Map<String, String> words(final List<Factor> factors, final DataWords words) {
        final Map<String, List<String>> values = new LinkedHashMap<>();
        factors.forEach(factor -> values.put(factor.path(), factor.isNumeric() ? List.of() : factor.values()));
        return words.of(values);
    }

    /** Returns whether its values are ordered numbers. */
    public boolean isNumeric() {
        return kind != Kind.CHOICE;
    }

    /** Returns the number of values; {@link Integer#MAX_VALUE} for a range of real numbers. */
    public int levels() {
        return kind == Kind.REAL ? Integer.MAX_VALUE : values.size();
    }

    /**
     * Returns the value at a position in the unit interval, in which all values have parts of equal length. A real
     * number is written with enough digits to distinguish a ten-thousandth of the range.
     *
     * @param u position, at least 0, below 1
     * @throws IllegalArgumentException if {@code u} is out of its range
     */
    public String at(final double u) {
        if (!(u >= 0 && u < 1)) {
            throw new IllegalArgumentException("place " + u + " is not in 0 … 1");
        }
        if (kind != Kind.REAL) {
            return values.get((int) (u * values.size()));
        }
        return real(u);
    }

    private String real(final double share) {
        final BigDecimal width = high.subtract(low);
        final int scale = Math.max(0, FINE + width.scale() - width.precision() + 1);
        return low.add(width.multiply(BigDecimal.valueOf(share)))
                .setScale(scale, RoundingMode.HALF_EVEN)
                .toPlainString();
    }

    /**
     * Returns the values to play where not all can be played: all of a list or of steps. Of a range of real numbers it
     * returns the given number of values at equal distances from the low end to the high end.
     *
     * @param ofRange number of values of a range, at least 2
     * @throws IllegalArgumentException if {@code ofRange} is less than 2
     */
    public List<String> sampled(final int ofRange) {
        if (ofRange < 2) {
            throw new IllegalArgumentException(ofRange + " values in a range");
        }
        if (kind != Kind.REAL) {
            return values;
        }
        return IntStream.range(0, ofRange)
                .mapToObj(i -> new BigDecimal(real((double) i / (ofRange - 1))))
                .map(value ->
                        value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString())
                .toList();
    }
}
