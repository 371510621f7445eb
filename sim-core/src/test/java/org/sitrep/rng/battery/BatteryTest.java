package org.sitrep.rng.battery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.rng.ChiSquare;

/**
 * Every stream of draws passes every examination, in all its bits.
 *
 * <p>False alarm: 10^-9 a p-value, in both directions together; 377 of them, so 4 · 10^-7 in all.
 */
@Tag("slow")
class BatteryTest {
    private static final long SEED = 1967;

    @ParameterizedTest
    @EnumSource
    void passesEveryExamination(final DrawStream stream) {
        final List<String> failed = new ArrayList<>();
        for (final Examination examination : Examination.values()) {
            for (final Window window : Window.values()) {
                if (window == Window.UPPER || !examination.wholeDraws()) {
                    final double p = examination.pValue(stream.from(SEED), window);
                    if (fails(p)) {
                        failed.add(String.format(Locale.ROOT, "%s of the %s bits: p = %.3g", examination, window, p));
                    }
                }
            }
        }
        assertEquals(List.of(), failed);
    }

    @ParameterizedTest
    @EnumSource
    void aFaultIsFound(final FaultyStream stream) {
        for (final Examination examination : stream.found) {
            final double p = examination.pValue(stream.from(new SplittableRandom(SEED)), Window.UPPER);
            assertTrue(fails(p), () -> examination + ": p = " + p);
        }
    }

    @Test
    void everyExaminationFindsSomething() {
        final Set<Examination> find = EnumSet.noneOf(Examination.class);
        for (final FaultyStream stream : FaultyStream.values()) {
            find.addAll(List.of(stream.found));
        }
        assertEquals(EnumSet.allOf(Examination.class), find);
    }

    private static boolean fails(final double p) {
        return Math.min(p, 1 - p) < ChiSquare.FALSE_ALARM / 2;
    }
}
