package org.sitrep.scenario;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A number, text or truth value of a scenario.
 *
 * @param path dotted path from the root
 * @param keyMark position of its key
 * @param mark position of the value
 * @param provenance provenance of the value
 * @param text as written, without quotes
 * @param kind kind of the text by the core schema of YAML 1.2
 */
public record ScalarNode(String path, Mark keyMark, Mark mark, Provenance provenance, String text, Kind kind)
        implements Node {
    /** The kind of a scalar. */
    public enum Kind {
        /** Text. */
        STRING("text"),
        /** A whole number, in decimal, {@code 0o} octal or {@code 0x} hexadecimal; fits into a {@code long}. */
        INTEGER("a whole number"),
        /** A finite number with a decimal point or exponent. */
        REAL("a number"),
        /** {@code true} or {@code false}. */
        BOOLEAN("true or false"),
        /** {@code ~}, {@code null} or nothing: no value. */
        NULL("empty");

        private final String title;

        Kind(final String title) {
            this.title = title;
        }
    }

    private static final int MAX_NUMBER_LENGTH = 40;
    private static final Pattern DECIMAL = Pattern.compile("[-+]?[0-9]+");
    private static final Pattern OCTAL = Pattern.compile("0o[0-7]+");
    private static final Pattern HEXADECIMAL = Pattern.compile("0x[0-9a-fA-F]+");
    private static final Pattern REAL = Pattern.compile(
            "[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\\.(inf|Inf|INF)|\\.(nan|NaN|NAN)");

    @Override
    public String kindName() {
        return kind.title;
    }

    /**
     * Returns the whole number.
     *
     * @throws IllegalStateException if this is not a {@link Kind#INTEGER}
     */
    public long asLong() {
        if (kind != Kind.INTEGER) {
            throw new IllegalStateException(path + " is " + kind.title);
        }
        return integer(text).longValueExact();
    }

    /**
     * Returns the number.
     *
     * @throws IllegalStateException if this is neither {@link Kind#INTEGER} nor {@link Kind#REAL}
     */
    public double asDouble() {
        return asDecimal().doubleValue();
    }

    /** Returns the exact number; see {@link #asDouble}. */
    BigDecimal asDecimal() {
        return switch (kind) {
            case INTEGER -> new BigDecimal(integer(text));
            case REAL -> new BigDecimal(text);
            default -> throw new IllegalStateException(path + " is " + kind.title);
        };
    }

    /** Returns the truth value; false if this is not one. */
    public boolean asBoolean() {
        return kind == Kind.BOOLEAN && text.toLowerCase(Locale.ROOT).equals("true");
    }

    /** Returns the kind of a scalar without quotes. */
    static Kind kindOf(final String plain) {
        return switch (plain) {
            case "", "~", "null", "Null", "NULL" -> Kind.NULL;
            case "true", "True", "TRUE", "false", "False", "FALSE" -> Kind.BOOLEAN;
            default -> numberKindOf(plain);
        };
    }

    private static Kind numberKindOf(final String plain) {
        if (DECIMAL.matcher(plain).matches()
                || OCTAL.matcher(plain).matches()
                || HEXADECIMAL.matcher(plain).matches()) {
            return Kind.INTEGER;
        }
        return REAL.matcher(plain).matches() ? Kind.REAL : Kind.STRING;
    }

    /**
     * Returns whether the text of a number can be stored: as a {@code long}, or as a finite {@code double} in at most
     * 40 characters.
     */
    static boolean isUsableNumber(final String text, final Kind kind) {
        if (text.length() > MAX_NUMBER_LENGTH) {
            return false;
        }
        if (kind == Kind.INTEGER) {
            return integer(text).bitLength() < Long.SIZE;
        }
        try {
            final BigDecimal exact = new BigDecimal(text);
            final double rounded = exact.doubleValue();
            return Double.isFinite(rounded) && (rounded != 0 || exact.signum() == 0);
        } catch (NumberFormatException infiniteOrHugeExponent) {
            return false;
        }
    }

    private static BigInteger integer(final String text) {
        if (text.startsWith("0x")) {
            return new BigInteger(text.substring(2), 16);
        }
        return text.startsWith("0o") ? new BigInteger(text.substring(2), 8) : new BigInteger(text);
    }
}
