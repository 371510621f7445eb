package org.sitrep.web.portable;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The arithmetic of {@code org.sitrep.portable.Portable} in a browser. */
final class Portable {
    /** From here on every {@code double} is whole. */
    private static final double WHOLE = 0x1p52;

    private static final Pattern CONVERSION = Pattern.compile("%([-+,0 #(]*)([0-9]+)?([.][0-9]+)?([a-zA-Z%])");

    private Portable() {}

    /** Returns the upper half of a product, from the four products of the halves of its factors. */
    static long highProduct(final long one, final long other) {
        final long low = 0xFFFF_FFFFL;
        final long oneHigh = one >> 32;
        final long otherHigh = other >> 32;
        final long middle = oneHigh * (other & low) + ((one & low) * (other & low) >>> 32);
        return oneHigh * otherHigh + (middle >> 32) + ((middle & low) + (one & low) * otherHigh >> 32);
    }

    static long round(final double x) {
        final double floor = Math.floor(x);
        return (long) (x - floor >= 0.5 ? floor + 1 : floor);
    }

    /** The library rounds decimals in another way, and lacks some conversions. */
    static String format(final String pattern, final Object... values) {
        final StringBuilder out = new StringBuilder();
        final Matcher matcher = CONVERSION.matcher(pattern);
        int end = 0;
        int next = 0;
        while (matcher.find()) {
            out.append(pattern, end, matcher.start());
            end = matcher.end();
            switch (matcher.group(4).charAt(0)) {
                case '%' -> out.append('%');
                case 'n' -> out.append('\n');
                case 'f' -> {
                    final String decimals = matcher.group(3);
                    final int places = decimals == null ? 6 : Integer.parseInt(decimals.substring(1));
                    out.append(padded(matcher, decimal(values[next++], places, matcher.group(1))));
                }
                default -> out.append(String.format(Locale.ROOT, matcher.group(), values[next++]));
            }
        }
        return out.append(pattern, end, pattern.length()).toString();
    }

    private static String decimal(final Object value, final int places, final String flags) {
        if (value instanceof Double number && !Double.isFinite(number)) {
            return number.toString();
        }
        final boolean minus = value instanceof Double number && (number < 0 || 1 / number < 0)
                || value instanceof BigDecimal exact && exact.signum() < 0;
        final String digits = new BigDecimal(value.toString())
                .abs()
                .setScale(places, RoundingMode.HALF_UP)
                .toPlainString();
        final String sign = minus ? "-" : flags.contains("+") ? "+" : "";
        return sign + (flags.contains(",") ? grouped(digits) : digits);
    }

    private static String grouped(final String digits) {
        final int point = digits.indexOf('.');
        final StringBuilder out = new StringBuilder(digits);
        for (int at = (point < 0 ? digits.length() : point) - 3; at > 0; at -= 3) {
            out.insert(at, ',');
        }
        return out.toString();
    }

    private static String padded(final Matcher conversion, final String text) {
        final String width = conversion.group(2);
        final String blanks = " ".repeat(width == null ? 0 : Math.max(0, Integer.parseInt(width) - text.length()));
        return conversion.group(1).contains("-") ? text + blanks : blanks + text;
    }

    /** The library's own method fails for a path that is not absolute. */
    static Path normalized(final Path path) {
        final boolean absolute = path.isAbsolute();
        final Path rooted = absolute ? path : Path.of("/" + path);
        final String normal = rooted.normalize().toString();
        return absolute ? Path.of(normal) : Path.of(normal.substring(1));
    }

    /** Adding a number without room for fractions rounds to even. */
    static double roundEven(final double x) {
        final double size = Math.abs(x);
        return size < WHOLE ? Math.copySign(size + WHOLE - WHOLE, x) : x;
    }

    static String runtime() {
        return "in a browser";
    }
}
