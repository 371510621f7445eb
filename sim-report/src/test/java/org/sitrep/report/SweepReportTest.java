package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.HeatChart;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.chart.SvgPictures;
import org.sitrep.report.model.SweepReport;
import org.sitrep.report.model.SweepSentences;
import org.sitrep.report.png.PngPictures;
import org.sitrep.report.result.ResultFile;

class SweepReportTest {
    @TempDir
    private Path folder;

    static Stream<SweepResult> samples() {
        return Stream.of(SampleSweep.grid(), SampleSweep.walks(), SampleSweep.pairs());
    }

    private static String text(final SweepResult sweep) {
        return Publications.of(sweep).text().apply(new TextReport.Page(80, false, false));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void jsonComesBackAsItWent(final SweepResult sweep) throws IOException {
        final Path file = Files.writeString(folder.resolve("sweep.json"), ResultFile.SWEEP.write(sweep));
        assertTrue(ResultFile.SWEEP.isIn(file));
        assertEquals(sweep, ResultFile.SWEEP.read(file));
    }

    /** Well formed whatever stands in names, and nothing of them gets in as markup. */
    @ParameterizedTest
    @MethodSource("samples")
    void thePageIsWellFormed(final SweepResult sweep) {
        final String html = HtmlReport.render(new SweepReport(sweep).page(), "sweep.json", false);
        Xml.parse(html.substring(html.indexOf("<html")));
        assertFalse(html.contains("River <1>"), "escaped");
        assertFalse(MarkdownReport.render(new SweepReport(sweep).page(), true).isBlank());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyPictureCanBeDrawn(final SweepResult sweep) throws IOException {
        final List<Chart> charts = new SweepReport(sweep).page().charts();
        assertFalse(charts.isEmpty());
        for (final Chart chart : charts) {
            Xml.parse(SvgPictures.standalone(chart).replaceFirst("<\\?xml[^>]*\\?>\n", ""));
            assertTrue(PngPictures.png(chart).length > 1000, chart.id());
        }
    }

    @Test
    void theRankingSaysWhatMattersAndWhatDoesNot() {
        assertEquals(
                "hit points (-40.0 ± 1.0 points from 1 to 3); no effect shown: night.", ranking(SampleSweep.grid()));
        assertEquals(
                "hit points (-40.0 ± 1.0 points per step of 1); no effect shown: night.", ranking(SampleSweep.walks()));
        assertEquals(
                "hit points (90.0 ± 1.0 % of its variance over the space, 80.0 ± 1.0 % by itself); no effect shown: night.",
                ranking(SampleSweep.pairs()));
    }

    /** Sizes of walks and shares begin at 0; changes go either way. */
    @Test
    void sizesAreDrawnFromZero() {
        assertEquals(IntervalChart.Style.TORNADO, style(SampleSweep.grid()));
        assertEquals(IntervalChart.Style.BARS, style(SampleSweep.walks()));
        assertEquals(IntervalChart.Style.BARS, style(SampleSweep.pairs()));
    }

    private static IntervalChart.Style style(final SweepResult sweep) {
        return new SweepReport(sweep)
                .page().charts().stream()
                        .filter(IntervalChart.class::isInstance)
                        .map(IntervalChart.class::cast)
                        .findFirst()
                        .orElseThrow()
                        .style();
    }

    private static String ranking(final SweepResult sweep) {
        return SweepSentences.ranking(
                sweep.studies().get(0), sweep.studies().get(0).metrics().get(0));
    }

    @Test
    void theTextFitsAndTellsWhatWasLeftOut() {
        final String text = text(SampleSweep.grid());
        text.lines().forEach(line -> assertTrue(line.length() <= 80 && line.equals(line.stripTrailing()), line));
        final String words = text.replaceAll("\\s+", " ");
        assertTrue(words.contains("1 point of 7 cannot be played"), text);
        assertTrue(words.contains("base 2 as it is 0.500 ± 0.010"), text);
        assertTrue(words.contains("hit points 1 → 3 70.0 ± 1.0 → 30.0 ± 1.0"), text);
    }

    /**
     * The cell of the corner that cannot be played is empty; the steps of colour run from the least to the greatest
     * value.
     */
    @Test
    void theMapOfHeatHasAGap() {
        final HeatChart heat = new SweepReport(SampleSweep.grid())
                .page().charts().stream()
                        .filter(HeatChart.class::isInstance)
                        .map(HeatChart.class::cast)
                        .findFirst()
                        .orElseThrow();
        assertEquals(List.of("1", "2", "3"), heat.rows());
        assertEquals(List.of("false", "true"), heat.columns());
        assertTrue(Double.isNaN(heat.cells().get(2).get(1).value()));
        assertEquals(0, heat.step(Double.NaN));
        assertEquals(1, heat.step(30));
        assertEquals(HeatChart.STEPS, heat.step(70));
        assertEquals("", heat.shown(Double.NaN));
        assertEquals("50", heat.shown(50));
    }

    @Test
    void tablesHaveACellForEverything() {
        Csv.of(new SweepReport(SampleSweep.grid()).tables()).forEach((name, table) -> {
            final long cells = table.lines().findFirst().orElseThrow().split(",", -1).length;
            table.lines().forEach(line -> assertEquals(cells, line.split(",", -1).length, name + ": " + line));
        });
        assertEquals(7, Publications.of(SampleSweep.grid()).csv().get().lines().count());
    }
}
