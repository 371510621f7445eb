package org.sitrep.web.portable;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
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
    }

    private static List<String> methods(final Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .map(method ->
                        method.getReturnType() + " " + method.getName() + Arrays.toString(method.getParameterTypes()))
                .sorted()
                .toList();
    }
}
