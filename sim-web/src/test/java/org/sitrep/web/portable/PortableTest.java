package org.sitrep.web.portable;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sitrep.rng.Mix64;

/** Compares the methods of a browser with those of the JVM, bit by bit; both run on the JVM here. */
class PortableTest {
    private static final int MANY = 200_000;
    private static final List<Double> EDGES = List.of(
            0.0,
            -0.0,
            0.5,
            -0.5,
            1.5,
            -2.5,
            2.5,
            0.49999999999999994,
            -0.49999999999999994,
            0x1p52 - 0.5,
            0x1p52,
            -0x1p53 - 2,
            1e300,
            Double.MIN_VALUE,
            Double.NaN,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY);

    @Test
    void textsAreFormattedAlike() {
        for (int i = 0; i < MANY / 20; i++) {
            final double x = (i - 3000) / 2000.0 * (i % 7 == 0 ? 1e6 : 1) + (i % 3) * 1e-9;
            for (final String pattern :
                    List.of("%.0f", "%.1f", "%.2f", "%.3f|%%", "%8.2f", "%-9.1f|", "%+.2f", "%,.1f")) {
                assertEquals(String.format(Locale.ROOT, pattern, x), Portable.format(pattern, x), pattern);
            }
        }
        for (final double x : EDGES) {
            if (Double.isFinite(x)) {
                assertEquals(String.format(Locale.ROOT, "%.3f", x), Portable.format("%.3f", x));
            }
        }
        assertEquals(
                String.format(
                        Locale.ROOT,
                        "%s %d %,d %05d %016x %02d:%2d %5s %-4s %.1f %s",
                        "a",
                        3,
                        1234567L,
                        42,
                        255L,
                        7,
                        8,
                        "b",
                        "c",
                        0.05,
                        null),
                Portable.format(
                        "%s %d %,d %05d %016x %02d:%2d %5s %-4s %.1f %s",
                        "a", 3, 1234567L, 42, 255L, 7, 8, "b", "c", 0.05, null));
    }

    @Test
    void pathsAreNormalAlike() {
        for (final String path : List.of("a/b", "a/./b/../c", "/a/../b", "a/..", "x", "/x/y/")) {
            assertEquals(Path.of(path).normalize(), Portable.normalized(Path.of(path)), path);
        }
    }

    @Test
    void productsHaveTheSameUpperHalf() {
        for (int i = 0; i < MANY; i++) {
            final long one = Mix64.mix(i) >> i % 64;
            final long other = Mix64.mix(-i);
            assertEquals(Math.multiplyHigh(one, other), Portable.highProduct(one, other));
        }
        assertEquals(
                Math.multiplyHigh(Long.MIN_VALUE, Long.MIN_VALUE),
                Portable.highProduct(Long.MIN_VALUE, Long.MIN_VALUE));
    }

    @Test
    void roundingIsTheSame() {
        Stream.concat(EDGES.stream(), Stream.iterate(1L, i -> i + 1).limit(MANY).map(i -> Mix64.mix(i) / 0x1p50))
                .forEach(x -> {
                    assertEquals(Math.round(x), Portable.round(x), () -> "round " + x);
                    assertEquals(
                            Double.doubleToLongBits(Math.rint(x)),
                            Double.doubleToLongBits(Portable.roundEven(x)),
                            () -> "to even " + x);
                });
    }

    @Test
    void everyMethodHasItsCounterpart() {
        assertEquals(methods(org.sitrep.portable.Portable.class), methods(Portable.class));
        assertEquals(methods(org.sitrep.portable.Digest.class), methods(Digest.class));
        assertEquals(methods(org.sitrep.portable.Threads.class), methods(Threads.class));
    }

    private static List<String> methods(final Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> !Modifier.isPrivate(method.getModifiers()) && !method.isSynthetic())
                .map(method -> method.getReturnType().getSimpleName() + " " + method.getName()
                        + Arrays.toString(method.getParameterTypes()))
                .sorted()
                .toList();
    }
}
