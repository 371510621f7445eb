package org.sitrep.portable;

import java.nio.file.Path;
import java.util.Locale;

/**
 * Things that the library of a browser lacks, or does in another way. The browser's build has a class of its own in
 * place of this one. Stateless, thread-safe; arithmetic allocates nothing.
 */
public final class Portable {
    private Portable() {}

    /** Returns the upper 64 bits of the product of two signed numbers. */
    public static long highProduct(final long one, final long other) {
        return Math.multiplyHigh(one, other);
    }

    /** Returns the nearest whole number, the larger of two; 0 for NaN, the limits of a {@code long} beyond them. */
    public static long round(final double x) {
        return Math.round(x);
    }

    /** Returns a text as {@code String.format} with {@code Locale.ROOT} makes it. */
    public static String format(final String pattern, final Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }

    /** Returns a path without {@code .} and {@code ..}. */
    public static Path normalized(final Path path) {
        return path.normalize();
    }

    /** Returns the nearest whole number, the even one of two; NaN and the infinities as they are. */
    public static double roundEven(final double x) {
        return Math.rint(x);
    }

    /** Returns the version of Java that runs this, as it names itself. */
    public static String runtime() {
        return Runtime.version().toString();
    }
}
