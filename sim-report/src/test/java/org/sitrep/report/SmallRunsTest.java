package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.engine.RunResult;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.SvgPictures;
import org.sitrep.report.png.PngPictures;
import org.sitrep.report.text.Resources;

/** Runs with nothing, one trial, no variance, aborts: each must give a whole report that says so. */
final class SmallRunsTest {
    static RunResult[] runs() {
        return new RunResult[] {
            SampleResults.withAborts(20, 1.0),
            SampleResults.of(1),
            SampleResults.of(2),
            SampleResults.unhurt(50),
            SampleResults.withAborts(500, 0.02),
            SampleResults.interrupted(1000, 40),
            SampleCampaign.of(0),
            SampleCampaign.of(1),
            SampleCampaign.of(2),
            SampleCampaign.of(40)
        };
    }

    @ParameterizedTest
    @MethodSource("runs")
    void shouldRenderInEveryFormatWithoutNonsense(final RunResult result) throws Exception {
        final String html = Rendered.html(result);
        Xml.parse(html);
        for (final String text : new String[] {
            html.replace(Resources.text("page.js"), ""),
            Rendered.markdown(result),
            Rendered.text(result, 80, false, false)
        }) {
            assertFalse(text.matches("(?s).*\\b(NaN|Infinity|null)\\b.*"), "a reader would meet NaN, Infinity or null");
        }
        for (final Chart chart : Rendered.model(result).charts()) {
            final String svg = SvgPictures.standalone(chart);
            assertFalse(svg.contains("NaN") || svg.contains("Infinity"), chart.id());
            assertTrue(PngPictures.png(chart).length > 1000, chart.id());
        }
    }

    @Test
    void shouldSayThatThereIsNothingToSay() {
        final String report = Rendered.markdown(SampleResults.withAborts(20, 1.0));
        assertTrue(report.contains("No trial was completed, so there is no result for **Patrol**."));
        assertTrue(report.contains("20 requested = 0 completed + 20 aborted"));
        assertEquals(
                0, Rendered.model(SampleResults.withAborts(20, 1.0)).charts().size());
    }

    @Test
    void shouldGiveNoIntervalToOneTrial() {
        assertTrue(Rendered.markdown(SampleResults.of(1)).contains("That is too few for an interval."));
    }

    /** Too few trials for intervals: whether they overlap cannot be said. */
    @Test
    void shouldNotCompareIntervalsThatAreNotThere() {
        final String caption = Rendered.markdown(SampleResults.of(5))
                .lines()
                .filter(l -> l.startsWith("Highest: **Elite**"))
                .findFirst()
                .orElseThrow();
        assertEquals("Highest: **Elite**; lowest: **Sniper**.", caption);
    }

    @Test
    void shouldNotDrawWhatNeverVaries() {
        final String report = Rendered.markdown(SampleResults.unhurt(50));
        assertTrue(report.contains("Surviving Marines: **6 Marines** in every trial, so it has no histogram."));
    }

    @Test
    void shouldListAbortedTrialsWithTheirReasonAndAReplayLine() {
        final RunResult result = SampleResults.withAborts(500, 0.02);
        assertTrue(result.aborted() > 0 && result.completed() > 0, "the sample has both");
        final String report = Rendered.markdown(result);
        final long first = result.abortedTrials().get(0).trial();
        assertTrue(report.contains("| " + first + " | more than 100000 decisions |"));
        assertTrue(report.contains("--seed 1 --trial " + first + "\n"));
        assertTrue(report.contains("> **Note:** **" + result.aborted() + " trials aborted**"));
        assertTrue(report.contains(
                "500 requested = " + result.completed() + " completed + " + result.aborted() + " aborted"));
    }
}
