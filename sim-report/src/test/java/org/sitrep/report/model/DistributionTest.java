package org.sitrep.report.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Slot;
import org.sitrep.report.chart.HistogramChart;
import org.sitrep.stats.SlotTally;

final class DistributionTest {
    /** Values -1, 0, 1, 2, 3 in 0, 5, 10, 0, 5 trials; each value is half a unit. */
    private final Distribution d = of(-1, 2, new long[] {0, 5, 10, 0, 5}, new long[] {-1, 7, 3, -1, 2});

    @Test
    void shouldReadQuantilesInUnits() {
        assertEquals(0, d.quantile(0.05));
        assertEquals(0, d.quantile(0.25));
        assertEquals(0.5, d.quantile(0.2501));
        assertEquals(0.5, d.quantile(0.5));
        assertEquals(1.5, d.quantile(0.95));
        assertEquals(3, d.trialAtQuantile(0.5));
    }

    @Test
    void shouldKnowItsEnds() {
        assertEquals(0, d.smallest());
        assertEquals(1.5, d.greatest());
        assertEquals(7, d.trialAtQuantile(0));
        assertEquals(2, d.trialAtGreatest());
        assertTrue(d.reachesBound());
        assertFalse(d.isConstant());
        assertEquals((0 * 5 + 1 * 10 + 3 * 5) / 20.0 / 2, d.mean(), 1e-12);
    }

    @Test
    void shouldListEveryValueBetweenItsEnds() {
        assertEquals(
                List.of("0", "0.5", "1", "1.5"),
                d.values().stream().map(HistogramChart.Bin::label).toList());
        assertEquals(0.25, d.values().get(0).share());
    }

    /** Sides with the values 0 and 0.5, and 1 and 1.5, in units of one half: each has a bin for all four. */
    @Test
    void shouldGiveSeveralTheSameBins() {
        final Distribution low = of(0, 2, new long[] {3, 1, 0, 0}, new long[] {0, 2, -1, -1});
        final Distribution high = of(0, 2, new long[] {0, 0, 2, 2}, new long[] {-1, -1, 0, 1});
        final List<List<HistogramChart.Bin>> bins = Distribution.together(List.of(low, high));
        assertEquals(
                List.of(0.75, 0.25, 0.0, 0.0),
                bins.get(0).stream().map(HistogramChart.Bin::share).toList());
        assertEquals(
                List.of("0 0.0", "0.5 0.0", "1 0.5", "1.5 0.5"),
                bins.get(1).stream().map(bin -> bin.label() + " " + bin.share()).toList());
    }

    @Test
    void shouldPutManyValuesTogetherWithoutLosingAny() {
        final long[] counts = new long[100];
        final long[] first = new long[100];
        Arrays.setAll(counts, i -> i + 1);
        Arrays.setAll(first, i -> 1000 - i);
        final List<HistogramChart.Bin> bins = of(0, 1, counts, first).bins();
        assertTrue(bins.size() <= Distribution.MAX_BINS);
        assertEquals(5050, bins.stream().mapToLong(HistogramChart.Bin::trials).sum());
        assertEquals("0–4", bins.get(0).label());
        assertEquals(996, bins.get(0).firstTrial());
        assertEquals(99, bins.get(bins.size() - 1).high());
    }

    /** Minutes from 394 to 1050 of a slot in hours: bins of half an hour, each at a round number of hours. */
    @Test
    void shouldBeginBinsAtRoundNumbersOfTheUnit() {
        final List<HistogramChart.Bin> hours = each(0, 60, 394, 1050).bins();
        assertEquals("6.5–7", hours.get(0).label());
        assertEquals("17.5–18", hours.get(hours.size() - 1).label());
        assertEquals(657, hours.stream().mapToLong(HistogramChart.Bin::trials).sum());
        assertTrue(each(0, 60, 394, 1050).hasOpenBins());
        final List<HistogramChart.Bin> wholes = each(3, 1, 11, 60).bins();
        assertEquals("10–14", wholes.get(0).label(), "begins below the smallest seen");
        assertEquals(10, wholes.get(0).low());
        assertEquals("60–63", wholes.get(wholes.size() - 1).label(), "the slot holds no more");
        assertFalse(each(3, 1, 11, 60).hasOpenBins());
        assertEquals("-30–-26", each(-30, 1, -27, 60).bins().get(0).label());
    }

    /** One trial of each integer from low to high, in a slot that holds from {@code min} to 3 above {@code high}. */
    private static Distribution each(final int min, final int divisor, final int low, final int high) {
        final long[] counts = new long[high + 4 - min];
        final long[] first = new long[counts.length];
        Arrays.fill(first, -1);
        for (int i = low - min; i <= high - min; i++) {
            counts[i] = 1;
            first[i] = i;
        }
        return of(min, divisor, counts, first);
    }

    @Test
    void shouldBeEmptyWithoutTrials() {
        final Distribution none = of(0, 1, new long[3], new long[] {-1, -1, -1});
        assertTrue(none.isEmpty());
        assertEquals(List.of(), none.bins());
        assertTrue(Double.isNaN(none.quantile(0.5)));
        assertEquals(-1, none.trialAtGreatest());
    }

    private static Distribution of(final int min, final int divisor, final long[] counts, final long[] first) {
        final Slot slot = new Slot(
                "x", "X", "units", Slot.Kind.QUANTITY, min, min + counts.length - 1, divisor, Slot.Better.HIGHER);
        return new Distribution(slot, SlotTally.of(slot, counts, first));
    }
}
