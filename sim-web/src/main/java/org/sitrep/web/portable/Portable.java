package org.sitrep.web.portable;

import java.nio.file.Path;

/** The arithmetic of {@code org.sitrep.portable.Portable} in a browser. */
final class Portable {
    /** From here on every {@code double} is whole. */
    private static final double WHOLE = 0x1p52;

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
}
